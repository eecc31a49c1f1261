"""Everything that can be wrong from outside is said in one plain sentence, in French and in English."""

from typing import ClassVar, NamedTuple


class Text(NamedTuple):
    """A sentence or a name in both languages."""

    fr: str
    en: str

    def say(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class BadInput(Exception):
    """What a person or a program gave cannot be used; nothing was changed by it."""

    code: ClassVar[str] = "refused"  # which kind of refusal it is, for programs

    def __init__(self, fr: str, en: str) -> None:
        super().__init__(en)
        self.text = Text(fr, en)


class IllegalMove(Exception):
    """A move that an article of the rules forbids; refusing it changed nothing."""

    def __init__(self, article: str) -> None:
        super().__init__(article)
        self.article = article


class Late(IllegalMove):
    """A move that came when its moment was over: the round it was meant for, or the time for it."""
