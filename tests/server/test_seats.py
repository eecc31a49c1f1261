"""Coming and sitting: a key opens a seat, whose place changes is welcomed to the new one, and the others see it."""

from tests.server.house import Guest, House, key_of, scene


def seats(guest: Guest) -> list[str]:
    """Who sits where, in the eyes of a guest."""
    return [seat.get("name") or seat.get("level", "") for seat in guest.shown["seats"]]


def host(guest: Guest) -> list[str]:
    return [seat["seat"] for seat in guest.shown["seats"] if seat.get("is_host")]


# --- Coming ---


@scene
async def test_before_hello_a_connection_can_wish_for_nothing_and_afterwards_it_stays(house: House) -> None:
    ada, *_ = await house.party()
    stranger = house.guest("Zoe")
    assert "refused" == (await stranger.wish("sit", name="Zoe"))["code"]
    assert "refused" == (await ada.wish("hello", table=ada.shown["table"]))["code"]


@scene
async def test_a_table_that_was_never_opened_is_unknown(house: House) -> None:
    assert "unknown_table" == (await house.guest("Ada").hello("no such table"))["code"]


@scene
async def test_a_visitor_sees_the_table_and_no_game_and_may_not_speak(house: House) -> None:
    ada, *_ = await house.game()
    visitor = house.guest("Zoe")
    welcome = await visitor.hello(ada.shown["table"])
    assert (None, None) == (welcome["seat"], welcome["view"])
    assert not {"legal", "watch", "chat", "missed"} & set(welcome)
    assert "not_yours" == (await visitor.wish("say", text="hello"))["code"]
    await ada.play("bid 1")
    assert not visitor.news("event")


@scene
async def test_the_spectators_key_shows_the_game_and_opens_no_seat(house: House) -> None:
    ada, *_ = await house.game()
    watcher, liar = house.guest("Zoe"), house.guest("Yan")
    welcome = await watcher.hello(ada.shown["table"], key=None, watch=ada.news("welcome")[-1]["watch"])
    assert (None, None) == (welcome["seat"], welcome["view"]["seat"])
    assert "hand" not in welcome["view"] or not welcome["view"]["hand"]
    assert "not_yours" == (await watcher.wish("start"))["code"]
    assert "not_yours" == (await watcher.wish("sit", name="Zoe"))["code"]
    assert "wrong_key" == (await liar.hello(ada.shown["table"], key=None, watch=key_of("Yan")))["code"]


@scene
async def test_where_nobody_may_watch_the_spectators_key_opens_nothing(house: House) -> None:
    ada, *_ = await house.party(spectators=False)
    watch = house.table_of(ada).desk.table.watch
    assert "watch" not in ada.news("welcome")[-1]
    assert "wrong_key" == (await house.guest("Zoe").hello(ada.shown["table"], key=None, watch=watch))["code"]


@scene
async def test_a_key_of_another_seat_is_told_apart_from_the_one_that_was_meant(house: House) -> None:
    ada, *_ = await house.party()
    table = ada.shown["table"]
    assert "wrong_key" == (await house.guest("Bo").hello(table, seat="A"))["code"]
    assert "wrong_key" == (await house.guest("Zoe").hello(table, seat="A"))["code"]
    assert "B" == (await house.guest("Bo").hello(table, seat="B"))["seat"]


@scene
async def test_two_tabs_with_one_seat_are_told_the_same_and_either_may_play(house: House) -> None:
    ada, bo, _ = await house.game()
    tab = house.guest("Ada")
    assert ada.view == (await tab.hello(ada.shown["table"]))["view"]
    await tab.play("bid 1")
    assert ada.news("event")[-1] == tab.news("event")[-1]
    assert "bid 1" == ada.news("event")[-1]["move"]
    ada.part()
    await house.settle()
    assert ["A", "B", "C"] == bo.news("here")[-1]["seats"]
    tab.part()
    await house.settle()
    assert ["B", "C"] == bo.news("here")[-1]["seats"]


# --- Seats ---


@scene
async def test_whoever_sits_down_is_welcomed_to_their_seat_and_the_others_see_them(house: House) -> None:
    ada = house.guest("Ada")
    table = await house.open(ada, game="hula-hoo", seats=2)
    bo = house.guest("Bo")
    await bo.hello(table)
    assert "done" == (await bo.wish("sit", name="  Bo\n "))["kind"]
    assert ["welcome", "done", "welcome"] == [news["kind"] for news in bo.heard]
    assert [None, "B"] == [welcome["seat"] for welcome in bo.news("welcome")]
    assert ["Ada", "Bo"] == seats(ada)
    assert ["A", "B"] == ada.news("here")[-1]["seats"] == bo.news("welcome")[-1]["here"]
    assert "refused" == (await bo.wish("sit", name="Bo"))["code"]
    late = house.guest("Cy")
    await late.hello(table)
    assert "full" == (await late.wish("sit", name="Cy"))["code"]
    assert "full" == (await late.wish("sit", name="Cy", seat="A"))["code"]


@scene
async def test_a_spectator_who_is_behind_and_sits_down_is_at_the_table_at_once(house: House) -> None:
    ada = house.guest("Ada")
    table = await house.open(ada, seats=3, delay=60)
    bo = house.guest("Bo")
    await bo.hello(table, watch=ada.news("welcome")[-1]["watch"])
    assert "done" == (await bo.wish("sit", name="Bo"))["kind"]
    assert "B" == bo.news("welcome")[-1]["seat"]
    await ada.wish("bot", seat="C", level="novice")
    await ada.wish("start")
    assert bo.legal
    assert bo.view["hand"]


@scene
async def test_only_the_host_seats_bots_and_only_such_as_there_are(house: House) -> None:
    ada = house.guest("Ada")
    table = await house.open(ada, seats=3)
    bo = house.guest("Bo")
    await bo.hello(table)
    await bo.wish("sit", name="Bo")
    assert "not_yours" == (await bo.wish("bot", seat="C", level="novice"))["code"]
    assert "refused" == (await ada.wish("bot", seat="C", level="genius"))["code"]
    assert "refused" == (await ada.wish("bot", seat="B", level="novice"))["code"]
    assert "refused" == (await ada.wish("bot", seat="J", level="novice"))["code"]
    assert "refused" == (await ada.wish("start"))["code"]
    assert "done" == (await ada.wish("bot", seat="C", level="novice"))["kind"]
    assert ["Ada", "Bo", "novice"] == seats(bo)


@scene
async def test_who_is_asked_to_leave_becomes_a_visitor_and_their_key_opens_nothing(house: House) -> None:
    ada, bo, cy = await house.party()
    assert "not_yours" == (await bo.wish("leave", seat="C"))["code"]
    await ada.wish("leave", seat="B")
    assert (None, None) == (bo.news("welcome")[-1]["seat"], bo.news("welcome")[-1]["view"])
    assert ["Ada", "", "Cy"] == seats(cy)
    assert ["A", "C"] == cy.news("here")[-1]["seats"]
    assert ["A", "C"] == bo.news("welcome")[-1]["here"]
    assert "not_yours" == (await bo.wish("leave"))["code"]
    assert "wrong_key" == (await house.guest("Bo").hello(ada.shown["table"], seat="B"))["code"]


@scene
async def test_who_leaves_a_game_is_replaced_by_a_bot_and_the_first_person_left_is_the_host(house: House) -> None:
    ada, bo, _ = await house.game()
    await ada.wish("leave")
    assert ["regular", "Bo", "Cy"] == seats(bo)
    assert ["B"] == host(bo)
    assert None is ada.news("welcome")[-1]["view"]


@scene
async def test_both_who_change_places_are_welcomed_to_their_new_ones(house: House) -> None:
    ada, bo, cy = await house.party()
    assert "not_yours" == (await bo.wish("swap", seat="B", other="C"))["code"]
    await ada.wish("swap", seat="A", other="C")
    assert ("C", "A") == (ada.news("welcome")[-1]["seat"], cy.news("welcome")[-1]["seat"])
    assert ["table", "here"] == [news["kind"] for news in bo.heard[-2:]]
    assert (["Cy", "Bo", "Ada"], ["C"]) == (seats(bo), host(bo))
    await ada.wish("start")
    assert "refused" == (await ada.wish("swap", seat="A", other="C"))["code"]


@scene
async def test_a_host_hands_over_and_from_one_who_is_gone_anybody_may_take_it(house: House) -> None:
    ada, bo, cy = await house.party()
    assert "not_yours" == (await bo.wish("host", seat="B"))["code"]
    await ada.wish("host", seat="B")
    assert ["B"] == host(ada)
    bo.part()
    assert "not_yours" == (await cy.wish("host", seat="C"))["code"], "a line may drop for a moment"
    await house.later(60)
    assert "not_yours" == (await cy.wish("host", seat="A"))["code"]
    assert "done" == (await cy.wish("host", seat="C"))["kind"]
    assert ["C"] == host(ada)


@scene
async def test_an_invitation_gives_a_seat_once_and_who_sat_there_sees_the_table_from_outside(house: House) -> None:
    ada, bo, cy = await house.game()
    assert "not_yours" == (await ada.wish("invite", seat="B"))["code"]
    assert "not_yours" == (await cy.wish("invite", seat="B"))["code"]
    bo.part()
    assert "not_yours" == (await ada.wish("invite", seat="B"))["code"], "a line may drop for a moment"
    await house.later(60)
    code = (await ada.wish("invite", seat="B", id="again"))["invitation"]
    assert code == (await ada.wish("invite", seat="B", id="again"))["invitation"]
    assert "invitation" not in str(cy.heard)
    old, new, other = house.guest("Bo"), house.guest("Dee"), house.guest("Eve")
    for guest in (new, other):
        await guest.hello(ada.shown["table"])
    assert "done" == (await new.wish("sit", name="Bo", invitation=code))["kind"]
    assert (None, "B") == ((await old.hello(ada.shown["table"]))["seat"], new.news("welcome")[-1]["seat"])
    assert new.view["hand"]
    assert "wrong_key" == (await other.wish("sit", name="Eve", invitation=code))["code"]
