// The most useful sentence for a beginner at this moment: what is rare before what is usual. Only words, no rules.

import type { Advice, Language, Sitting } from "$web/game";
import { JOKER } from "./animals";
import type { Move, View } from "./types";

type Told = [article: string, sentences: Record<Language, string>];

const ADVICE: Record<string, Told> = {
  front: ["HH-20", {
    fr: "Choisissez les 5 cartes que tout le monde verra : mettez devant celles qui se gardent mal, et cachez vos jokers, qui surprendront.",
    en: "Choose the 5 cards that everybody will see: lay out the awkward ones and hide your jokers, which will surprise.",
  }],
  exchange: ["HH-3", {
    fr: "Échangez de préférence les cartes du milieu en trop ; gardez les jokers, et quelques cartes très basses ou très hautes.",
    en: "Swap spare cards from the middle; keep jokers, and a few very low or very high cards.",
  }],
  open: ["HH-5", {
    fr: "Vous ouvrez : regardez la rangée du joueur suivant et faites l’appel auquel elle répond mal. Une carte, puis plus ou moins.",
    en: "You open: look at the next player’s front row and make the call that it answers badly. A card, then plus or moins.",
  }],
  pass: ["HH-12", {
    fr: "Rien ne répond : vous passez, votre main est montrée et vous attendez la manche suivante. On ne passe jamais par choix.",
    en: "Nothing answers: you pass, your hand is shown and you wait for the next round. Nobody passes by choice.",
  }],
  lastJoker: ["HH-15", {
    fr: "On ne termine pas sur un joker : jouez-le avant votre toute dernière carte.",
    en: "A joker cannot be the card you go out with: play it before your very last card.",
  }],
  lastCard: ["HH-14", {
    fr: "C’est votre dernière carte : posée sans double, elle vous fait gagner la manche.",
    en: "This is your last card: played without a double, it wins you the round.",
  }],
  double: ["HH-9", {
    fr: "Un double court. Doubler encore fait piocher une carte ; une carte voisine ou un joker l’annule sans rien piocher.",
    en: "A double is running. Doubling again makes you draw a card; a neighbouring card or a joker cancels it and draws nothing.",
  }],
  wall: ["HH-11", {
    fr: "Au-delà, il n’y a plus rien : seuls un double ou un joker répondent. Vous pouvez dresser le même mur avec un 13 ou un 1.",
    en: "There is nothing beyond: only a double or a joker answers. You can build the same wall with a 13 or a 1.",
  }],
  onlyJoker: ["HH-10", {
    fr: "Seul un joker vous sauve : il répond à tout et compte ensuite comme un 7.",
    en: "Only a joker saves you: it answers everything and then counts as a 7.",
  }],
  couldDouble: ["HH-7", {
    fr: "La même valeur fait un double : le suivant est coincé plus souvent, mais vous piochez une carte.",
    en: "The same value makes a double: the next player is stuck more often, but you draw a card.",
  }],
  duel: ["HH-16", {
    fr: "Il ne reste que deux joueurs : si l’autre ne peut pas répondre, la manche est à vous, quelles que soient vos cartes.",
    en: "Only two players are left: if the other cannot answer, the round is yours, whatever cards you hold.",
  }],
  answer: ["HH-6", {
    fr: "Touchez une carte claire, de la main ou de la rangée, puis dites plus ou moins : ce que le suivant devra faire. Gardez les jokers pour les coups durs.",
    en: "Touch a bright card, from hand or front, then say plus or moins: what the next player must do. Save jokers for hard times.",
  }],
  name: ["HH-22", {
    fr: "Désignez la personne dont la rangée répond le plus mal à votre appel.",
    en: "Name the player whose front row answers your call worst.",
  }],
  nameAgain: ["HH-22", {
    fr: "Désignez quelqu’un d’autre ; vous pouvez d’abord changer plus en moins, ou l’inverse, sauf pour un double.",
    en: "Name somebody else; you may first change plus into moins or back, except for a double.",
  }],
  out: ["HH-17", {
    fr: "Vous êtes hors de la manche. Chaque carte de la défausse vaudra un point à qui la gagne.",
    en: "You are out of the round. Every card in the discard will be a point for its winner.",
  }],
};

export function coach(sitting: Sitting<View, Move>): Advice | null {
  const key = moment(sitting);
  if (key === null) return null;
  const [article, sentences] = ADVICE[key];
  return { key, sentence: sentences[sitting.language], article };
}

function moment({ view, me, legal, isMyTurn, isReplay }: Sitting<View, Move>): keyof typeof ADVICE | null {
  if (me === null || isReplay || view.winners.length > 0) return null;
  if (!view.players[me].inside) return "out";
  if (!isMyTurn) return null;
  if (view.phase === "front" || view.phase === "exchange" || view.phase === "name") return view.phase;
  if (view.phase === "name again") return "nameAgain";

  const cards = [...view.hand, ...view.players[me].front];
  const plays = legal.flatMap(({ move }) => (move.kind === "play" ? [move] : []));
  if (plays.length === 0) return "pass";
  if (cards.length === 1) return "lastCard";
  if (cards.length <= 3 && cards.includes(JOKER)) return "lastJoker";
  if (view.call === "") return "open";
  if (view.call === "double") return "double";
  if (plays.every(({ card }) => card === JOKER)) return "onlyJoker";
  if ((view.top === 13 && view.call === "plus") || (view.top === 1 && view.call === "moins")) return "wall";
  if (plays.some(({ call }) => call === "double")) return "couldDouble";
  if (view.seats > 2 && view.players.filter(({ inside }) => inside).length === 2) return "duel";
  return "answer";
}
