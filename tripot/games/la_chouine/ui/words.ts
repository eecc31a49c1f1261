// The words of the table of La Chouine, in both languages.

import type { Combination, Family } from "./deck";
import { fullHand, runOf } from "./deck";

const FAMILY_FR: Record<Family, string> = { F: "poisson", R: "rose", G: "raisin", C: "couronne" };
const FAMILY_EN: Record<Family, string> = { F: "fish", R: "roses", G: "grapes", C: "crowns" };

const THE_FR: Record<Combination, string> = {
  duo: "le Duo",
  triplette: "la Triplette",
  architecte: "l'Architecte",
  briscard: "le Briscard",
  chouine: "la Chouine",
  crue: "la Crue",
  champalu: "Champalu",
};

const NAMES: Record<Combination, string> = {
  duo: "Duo",
  triplette: "Triplette",
  architecte: "Architecte",
  briscard: "Briscard",
  chouine: "Chouine",
  crue: "Crue",
  champalu: "Champalu",
};

const run = (combination: "architecte" | "chouine", seats: number): string => runOf(combination, seats).join("-");
/** Short enough for a small place: a run of five is said by its ends. */
function ends(combination: "architecte" | "chouine", seats: number, to: string): string {
  const forces = runOf(combination, seats);
  return forces.length < 5 ? forces.join("-") : `${forces[0]} ${to} ${forces[forces.length - 1]}`;
}
const cardFr = (card: string): string => `${card.slice(1)} de ${FAMILY_FR[card[0] as Family]}`;
const cardEn = (card: string): string => `${card.slice(1)} of ${FAMILY_EN[card[0] as Family]}`;
const many = (count: number, one: string, more: string): string => `${count} ${count > 1 ? more : one}`;
const manyEn = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export interface GameWords {
  colon: string;
  family: Record<Family, string>;
  card: (card: string) => string;
  name: Record<Combination, string>;
  the: Record<Combination, string>;
  takes: (combination: Combination, seats: number) => string;
  means: (combination: Combination, seats: number) => string;
  price: (points: number | null) => string;
  playable: string;
  takeable: string;
  myHand: string;
  you: string;
  cardsLeft: (count: number) => string;
  known: (cards: string[]) => string;
  rewards: (count: number) => string;
  tricks: (count: number) => string;
  points: (count: number) => string;
  trump: string;
  pileLeft: (count: number) => string;
  pileGone: string;
  aside: string;
  rowLater: string;
  rowThen: string;
  rowNow: string;
  rowLabel: string;
  order: string;
  orderSoFar: string;
  leads: string;
  ahead: string;
  strongest: string;
  trick: string;
  lastTrick: (name: string) => string;
  myLastTrick: string;
  previous: (name: string) => string;
  myPrevious: string;
  combinations: string;
  free: string;
  canClaim: string;
  tapAgain: string;
  takenBy: (name: string) => string;
  takenByMe: string;
  close: string;
  claim: (the: string) => string;
  phraseTake: (card: string) => string;
  claimRound: string;
  claims: string;
  myTurnLead: string;
  myTurnPlay: string;
  myTurnClaim: string;
  myTurnMust: string;
  myTurnTake: string;
  myTurnTakeLast: string;
  theirTurn: (name: string) => string;
  theirTake: (name: string) => string;
  theirMust: (name: string) => string;
  over: string;
  passed: string;
  passedMine: string;
  passedGone: string;
  passedHere: string;
  round: {
    byPoints: (names: string[], total: number) => string;
    byChampalu: (name: string) => string;
    byChouine: (name: string) => string;
    player: string;
    cards: string;
    combinations: string;
    total: string;
    rewarded: string;
    notCounted: string;
    lastTrick: string;
    aloneAtZero: string;
    counted: (count: number, force: number, points: number) => string;
  };
  tell: {
    plays: (name: string, card: string) => string;
    playsAndWins: (name: string, card: string, winner: string) => string;
    playsAndTakes: (name: string, card: string) => string;
    takes: (name: string, card: string) => string;
    claims: (name: string, the: string, of: string) => string;
    ofFamily: (family: Family) => string;
    ofForce: (force: number) => string;
    chouine: (name: string) => string;
  };
  coach: Record<
    | "lead"
    | "row"
    | "worth"
    | "hopes"
    | "crown"
    | "follow"
    | "last"
    | "claim"
    | "must"
    | "chouine"
    | "take"
    | "takeLast"
    | "short"
    | "crue"
    | "champalu"
    | "wait",
    string
  >;
}

const fr: GameWords = {
  colon: " : ",
  family: FAMILY_FR,
  card: cardFr,
  name: NAMES,
  the: THE_FR,
  takes: (combination, seats) =>
    ({
      duo: "4-5",
      triplette: "3 égales",
      architecte: ends("architecte", seats, "à"),
      briscard: `${fullHand(seats)} × 7/8`,
      chouine: ends("chouine", seats, "à"),
      crue: "dernier pli",
      champalu: "seul à 0",
    })[combination],
  means: (combination, seats) =>
    ({
      duo: "le 4 et le 5 d'une même famille",
      triplette: "trois cartes de même force",
      architecte: `${run("architecte", seats)} d'une même famille`,
      briscard: `une main pleine de 7 et de 8 (${fullHand(seats)} cartes)`,
      chouine: `${run("chouine", seats)} d'une même famille ; qui l'annonce gagne la manche`,
      crue: "à qui remporte le dernier pli",
      champalu: "qui est seul à n'avoir aucun point gagne la manche",
    })[combination],
  price: (points) => (points === null ? "la manche" : `${points} points`),
  playable: "jouable",
  takeable: "à prendre",
  myHand: "Ma main",
  you: "Vous",
  cardsLeft: (count) => many(count, "carte", "cartes"),
  known: (cards) => `connues : ${cards.map(cardFr).join(", ")}`,
  rewards: (count) => `${many(count, "récompense", "récompenses")} sur 2`,
  tricks: (count) => many(count, "pli", "plis"),
  points: (count) => many(count, "point", "points"),
  trump: "Atout",
  pileLeft: (count) => `Pioche, ${many(count, "carte", "cartes")}`,
  pileGone: "Pioche épuisée",
  aside: "Écartées",
  rowLater: "À prendre après le pli",
  rowThen: "Après le pli",
  rowNow: "À prendre",
  rowLabel: "Cartes retournées",
  order: "dans cet ordre",
  orderSoFar: "pour l'instant",
  leads: "entame",
  ahead: "en tête",
  strongest: "plus forte",
  trick: "Le pli",
  lastTrick: (name) => `Pli pour ${name}`,
  myLastTrick: "Pli pour vous",
  previous: (name) => `Pli précédent, pour ${name}`,
  myPrevious: "Pli précédent, pour vous",
  combinations: "Combinaisons",
  free: "disponible",
  canClaim: "vous pouvez l'annoncer",
  tapAgain: "Touchez encore pour l'annoncer.",
  takenBy: (name) => `prise par ${name}`,
  takenByMe: "à vous",
  close: "Fermer",
  claim: (the) => `Annoncer ${the}`,
  phraseTake: (card) => `Prendre le ${card}`,
  claimRound: "Chouine !",
  claims: "Annonces possibles",
  myTurnLead: "À vous : entamez le pli.",
  myTurnPlay: "À vous : jouez une carte.",
  myTurnClaim: "À vous : annoncez ou jouez.",
  myTurnMust: "À vous : jouez une carte montrée.",
  myTurnTake: "À vous : prenez une carte.",
  myTurnTakeLast: "À vous : prenez la dernière carte.",
  theirTurn: (name) => `Au tour de ${name}.`,
  theirTake: (name) => `${name} prend une carte.`,
  theirMust: (name) => `${name} joue une carte montrée.`,
  over: "La partie est finie.",
  passed: "Cartes passées",
  passedMine: "dans vos plis",
  passedGone: "passée",
  passedHere: "en jeu",
  round: {
    byPoints: (names, total) =>
      names.length > 1
        ? `Égalité à ${total} points : une récompense chacun pour ${names.join(" et ")}.`
        : `${names[0]} a le plus de points, ${total}, et reçoit une récompense.`,
    byChampalu: (name) => `Champalu ! Sans aucun point, ${name} gagne la manche.`,
    byChouine: (name) => `Chouine ! ${name} gagne la manche sur-le-champ.`,
    player: "Joueur",
    cards: "Cartes",
    combinations: "Combi\u00adnaisons",
    total: "Total",
    rewarded: "récompense",
    notCounted: "On ne compte pas les points (LC-17).",
    lastTrick: "dernier pli",
    aloneAtZero: "seul à 0",
    counted: (count, force, points) => `${many(count, "carte", "cartes")} de force ${force}, ${many(points, "point", "points")}`,
  },
  tell: {
    plays: (name, card) => `${name} joue le ${card}.`,
    playsAndWins: (name, card, winner) => `${name} joue le ${card} ; le pli est à ${winner}.`,
    playsAndTakes: (name, card) => `${name} joue le ${card} et remporte le pli.`,
    takes: (name, card) => `${name} prend le ${card}.`,
    claims: (name, the, of) => `${name} annonce ${the}${of}.`,
    ofFamily: (family) => ` de ${FAMILY_FR[family]}`,
    ofForce: (force) => ` de ${force}`,
    chouine: (name) => `${name} crie « Chouine ! » et gagne la manche.`,
  },
  coach: {
    lead: "Entamez avec la carte que vous voulez : les autres n'ont pas à fournir. Une petite carte sans valeur ne coûte rien.",
    row: "Regardez les cartes retournées : qui remporte le pli choisit d'abord. Plus elles sont belles, plus le pli vaut la peine.",
    worth:
      "Seules les cartes de 4 à 8 rapportent : le petit chiffre dans le rond. Les 7 et les 8 font l'essentiel des points.",
    hopes: "Gardez ensemble les cartes d'une combinaison encore libre : un 4 et un 5 d'une famille valent déjà 6 points.",
    crown: "La couronne est l'atout : la moindre couronne bat les autres familles. Ne la dépensez que pour un pli qui compte.",
    follow: "Pour remporter le pli, jouez plus fort dans la famille entamée, ou une couronne. Sinon, donnez une carte sans valeur.",
    last: "Vous jouez en dernier : vous savez ce qu'il faut pour remporter le pli, et s'il le mérite.",
    claim: "Une combinaison brille : annoncez-la avant de jouer, sinon quelqu'un pourrait la prendre. Vous jouerez ensuite l'une de ses cartes.",
    must: "Après votre annonce, jouez l'une des cartes montrées ; gardez celles qui serviront à une autre combinaison.",
    chouine: "Vous tenez la Chouine : annoncez-la, et la manche est à vous sur-le-champ !",
    take: "Prenez ce qui vous manque : une couronne, un 8, ou la carte d'une combinaison. Tout le monde voit ce que vous prenez.",
    takeLast: "Il ne reste qu'une carte : elle est pour vous. Touchez-la pour la prendre.",
    short: "La pioche est épuisée : on finit avec les cartes en main, et il n'y a presque plus d'annonces possibles.",
    crue: "Le dernier pli vaut 4 points de plus, la Crue : il peut décider de la manche.",
    champalu: "Vous n'avez encore aucun point : si vous êtes seul à 0 à la fin, Champalu vous donne la manche. Évitez les plis qui comptent.",
    wait: "Les cartes prises ou montrées restent visibles sous chaque nom : servez-vous-en pour deviner la suite.",
  },
};

const en: GameWords = {
  colon: ": ",
  family: FAMILY_EN,
  card: cardEn,
  name: NAMES,
  the: Object.fromEntries(
    Object.entries(NAMES).map(([key, name]) => [key, key === "champalu" ? name : `the ${name}`]),
  ) as Record<Combination, string>,
  takes: (combination, seats) =>
    ({
      duo: "4-5",
      triplette: "3 alike",
      architecte: ends("architecte", seats, "to"),
      briscard: `${fullHand(seats)} × 7/8`,
      chouine: ends("chouine", seats, "to"),
      crue: "last trick",
      champalu: "alone at 0",
    })[combination],
  means: (combination, seats) =>
    ({
      duo: "the 4 and the 5 of one family",
      triplette: "three cards of the same force",
      architecte: `${run("architecte", seats)} of one family`,
      briscard: `a full hand of 7s and 8s (${fullHand(seats)} cards)`,
      chouine: `${run("chouine", seats)} of one family; whoever claims it wins the round`,
      crue: "to whoever wins the last trick",
      champalu: "the only player with no point at all wins the round",
    })[combination],
  price: (points) => (points === null ? "the round" : `${points} points`),
  playable: "playable",
  takeable: "can be taken",
  myHand: "My hand",
  you: "You",
  cardsLeft: (count) => manyEn(count, "card", "cards"),
  known: (cards) => `known: ${cards.map(cardEn).join(", ")}`,
  rewards: (count) => `${manyEn(count, "reward", "rewards")} of 2`,
  tricks: (count) => manyEn(count, "trick", "tricks"),
  points: (count) => manyEn(count, "point", "points"),
  trump: "Trump",
  pileLeft: (count) => `Draw pile, ${manyEn(count, "card", "cards")}`,
  pileGone: "Draw pile gone",
  aside: "Set aside",
  rowLater: "To take after the trick",
  rowThen: "After the trick",
  rowNow: "To take",
  rowLabel: "Cards turned up",
  order: "in this order",
  orderSoFar: "so far",
  leads: "lead",
  ahead: "ahead",
  strongest: "strongest",
  trick: "The trick",
  lastTrick: (name) => `Trick to ${name}`,
  myLastTrick: "Trick to you",
  previous: (name) => `Last trick, to ${name}`,
  myPrevious: "Last trick, to you",
  combinations: "Combinations",
  free: "available",
  canClaim: "you can claim it",
  tapAgain: "Touch again to claim it.",
  takenBy: (name) => `taken by ${name}`,
  takenByMe: "yours",
  close: "Close",
  claim: (the) => `Claim ${the}`,
  phraseTake: (card) => `Take the ${card}`,
  claimRound: "Chouine!",
  claims: "Possible claims",
  myTurnLead: "Your turn: lead to the trick.",
  myTurnPlay: "Your turn: play a card.",
  myTurnClaim: "Your turn: claim or play.",
  myTurnMust: "Your turn: play a card you showed.",
  myTurnTake: "Your turn: take a card.",
  myTurnTakeLast: "Your turn: take the last card.",
  theirTurn: (name) => `It is ${name}'s turn.`,
  theirTake: (name) => `${name} takes a card.`,
  theirMust: (name) => `${name} plays a card just shown.`,
  over: "The game is over.",
  passed: "Cards gone by",
  passedMine: "in your tricks",
  passedGone: "gone by",
  passedHere: "still in play",
  round: {
    byPoints: (names, total) =>
      names.length > 1
        ? `A tie at ${total} points: a reward each for ${names.join(" and ")}.`
        : `${names[0]} has the most points, ${total}, and gets a reward.`,
    byChampalu: (name) => `Champalu! Without a single point, ${name} wins the round.`,
    byChouine: (name) => `Chouine! ${name} wins the round on the spot.`,
    player: "Player",
    cards: "Cards",
    combinations: "Combi\u00adnations",
    total: "Total",
    rewarded: "reward",
    notCounted: "No points are counted (LC-17).",
    lastTrick: "last trick",
    aloneAtZero: "alone at 0",
    counted: (count, force, points) => `${manyEn(count, "card", "cards")} of force ${force}, ${manyEn(points, "point", "points")}`,
  },
  tell: {
    plays: (name, card) => `${name} plays the ${card}.`,
    playsAndWins: (name, card, winner) => `${name} plays the ${card}; the trick goes to ${winner}.`,
    playsAndTakes: (name, card) => `${name} plays the ${card} and wins the trick.`,
    takes: (name, card) => `${name} takes the ${card}.`,
    claims: (name, the, of) => `${name} claims ${the}${of}.`,
    ofFamily: (family) => ` of ${FAMILY_EN[family]}`,
    ofForce: (force) => ` of ${force}s`,
    chouine: (name) => `${name} cries “Chouine!” and wins the round.`,
  },
  coach: {
    lead: "Lead whatever you like: nobody has to follow. A low card that is worth nothing costs nothing.",
    row: "Look at the cards turned up: whoever wins the trick chooses first. The finer they are, the more the trick is worth.",
    worth: "Only cards from 4 to 8 score: the small number in the circle. The 7s and 8s make up most of the points.",
    hopes: "Keep the cards of a free combination together: the 4 and the 5 of one family are already 6 points.",
    crown: "Crowns are trumps: the lowest crown beats the other families. Spend one only on a trick that counts.",
    follow: "To win the trick, play higher in the family led, or a crown. Otherwise give away a card that is worth nothing.",
    last: "You play last: you know what it takes to win the trick, and whether it is worth it.",
    claim: "A combination glows: claim it before you play, or somebody else might. You will then play one of its cards.",
    must: "After your claim, play one of the cards shown; keep those that may serve in another combination.",
    chouine: "You hold the Chouine: claim it, and the round is yours on the spot!",
    take: "Take what you lack: a crown, an 8, or the card of a combination. Everybody sees what you take.",
    takeLast: "One card is left, and it is yours. Touch it to take it.",
    short: "The draw pile has run out: finish with the cards in hand; there is hardly anything left to claim.",
    crue: "The last trick is worth 4 points more, the Crue: it may decide the round.",
    champalu: "You have no point yet: alone at 0 at the end, you win the round by Champalu. Avoid tricks that count.",
    wait: "Cards taken or shown stay visible under each name: use them to guess what comes next.",
  },
};

export const words = { fr, en };
