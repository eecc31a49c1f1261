// Every word for people, in both languages, under the same keys.

import type { Colour, Payment } from "./deck";
import { BETS, colourOf, paymentName, valueOf } from "./deck";

const frenchList = (names: string[]): string => new Intl.ListFormat("fr", { type: "conjunction" }).format(names);
const englishList = (names: string[]): string => new Intl.ListFormat("en", { type: "conjunction" }).format(names);

const plis = (count: number): string => (count < 2 ? `${count} pli` : `${count} plis`);
const tricks = (count: number): string => (count === 1 ? "1 trick" : `${count} tricks`);
const pointsFr = (count: number): string => (count < 2 ? `${count} point` : `${count} points`);
const pointsEn = (count: number): string => (count === 1 ? "1 point" : `${count} points`);

const FR_COLOURS: Record<Colour, string> = { B: "bleu", R: "rouge", Y: "jaune", K: "noir" };
const FR_ENDS: Record<Colour, [string, string]> = {
  B: ["Reine bleue", "la "],
  R: ["Roi rouge", "le "],
  Y: ["Enchanteur jaune", "l’"],
  K: ["Dragon noir", "le "],
};
const EN_COLOURS: Record<Colour, string> = { B: "blue", R: "red", Y: "yellow", K: "black" };
const EN_ENDS: Record<Colour, string> = { B: "Blue Queen", R: "Red King", Y: "Yellow Enchanter", K: "Black Dragon" };

const frEnd = (end: string): string => `${FR_ENDS[colourOf(end)][0]} ${valueOf(end)}`;
const frTheEnd = (end: string): string => `${FR_ENDS[colourOf(end)][1]}${frEnd(end)}`;
const enEnd = (end: string): string => `${EN_ENDS[colourOf(end)]} ${valueOf(end)}`;
const frPays = (pays: Payment): string => `${paymentName(pays).replace("+", " plis ou plus")}${pays.to > pays.from ? "" : pays.from < 2 ? " pli" : " plis"} : ${pointsFr(pays.points)}`;
const enPays = (pays: Payment): string => `${paymentName(pays).replace("+", " or more tricks")}${pays.to > pays.from ? "" : pays.from === 1 ? " trick" : " tricks"}: ${pointsEn(pays.points)}`;
const frBet = (bet: string): string => `Pari ${bet} (${BETS[bet].map(frPays).join(" ; ")})`;
const enBet = (bet: string): string => `Bet ${bet} (${BETS[bet].map(enPays).join("; ")})`;

const fr = {
  end: frEnd,
  theEnd: frTheEnd,
  colour: (colour: Colour): string => FR_COLOURS[colour],
  list: frenchList,
  points: pointsFr,
  // the players
  total: "Total :",
  shortPoints: (count: number): string => `${count} pt${count < 2 ? "" : "s"}`,
  cardsLeft: (count: number): string => `${count} ${count < 2 ? "carte" : "cartes"} en main`,
  tricksWon: (count: number): string => `${plis(count)} remporté${count < 2 ? "" : "s"}`,
  pointsWhined: (count: number): string => `${pointsFr(count)} en chouinant`,
  bet: frBet,
  betSoFar: (bet: string, count: number): string => `${frBet(bet)}, ${plis(count)} pour l’instant`,
  me: "Vous",
  // choosing
  betsLabel: "Vos cartes Pari",
  betGone: (bet: string): string => `${frBet(bet)}, a déjà rapporté ses points`,
  waysLabel: "Le sens de la main",
  asDealt: "Comme reçue",
  turned: "Tournée",
  turnHand: "toucher pour tourner toute la main",
  confirm: (isTurned: boolean, bet: string): string => `${isTurned ? "Main tournée" : "Main comme reçue"}, pari ${bet} : valider`,
  pickBet: "Touchez une carte Pari",
  hidden: (name: string): string => `${name} a choisi, carte Pari cachée`,
  thinking: (name: string): string => `${name} réfléchit encore`,
  betOf: (name: string, bet: string): string => `${name} : ${frBet(bet)}`,
  theBets: "Les paris",
  leads: "entame",
  leadsRound: (name: string): string => `${name} entame la manche`,
  youLeadRound: "vous entamez la manche",
  // the trick
  trickNumber: (number: number): string => `Pli ${number} sur 7`,
  roundNumber: (number: number): string => `Manche ${number} sur 4`,
  lastTrick: "Pli précédent",
  askedColour: (colour: Colour): string => `${FR_COLOURS[colour]} demandé`,
  reserve: (count: number): string => `Réserve : ${count}`,
  played: (name: string, end: string): string => `${name} : ${frEnd(end)}`,
  notYet: (name: string): string => `${name} n’a pas encore joué`,
  wins: "gagne",
  whines: "chouine",
  turnedOne: "a tourné",
  tookPoint: "+1 point",
  // my hand
  hand: "Votre main",
  playable: "jouable",
  turnable: "peut être tournée",
  other: (end: string, down: string): string => `${frEnd(end)}, autre bout : ${frEnd(down)}`,
  turnCard: "Tourner",
  turnInto: (end: string, down: string): string => `Tourner ${frTheEnd(end)} → ${frEnd(down)}`,
  takePoint: "Prendre 1 point",
  pickTurn: "Touchez une carte à tourner",
  // what is asked
  yourChoice: "À vous : le sens de la main et un pari.",
  waitFor: (names: string[]): string => `C’est choisi. On attend ${frenchList(names)}.`,
  allChoose: "Chacun choisit en secret un sens et un pari.",
  youLead: "À vous : entamez comme vous voulez.",
  youFollow: (colour: Colour): string => `À vous : fournissez du ${FR_COLOURS[colour]}.`,
  youFollowOrBlack: (colour: Colour): string => `À vous : fournissez du ${FR_COLOURS[colour]}, ou jouez noir.`,
  youAreFree: (colour: Colour): string => `À vous : pas de ${FR_COLOURS[colour]}, jouez librement.`,
  youWhine: "Chouinez : une carte ou 1 point ?",
  youMustTurn: "Chouinez : réserve vide, tournez une carte.",
  youMustTake: "Chouinez : prenez 1 point.",
  theyLead: (name: string): string => `${name} entame.`,
  theyPlay: (name: string): string => `${name} réfléchit.`,
  theyWhine: (name: string): string => `${name} chouine.`,
  over: (names: string[]): string => `Partie finie : ${frenchList(names)} ${names.length < 2 ? "gagne" : "se partagent la victoire"}.`,
  author: (names: string[]): string => `Égalité parfaite : l’auteur du jeu gagne ! ${frenchList(names)} se partagent la victoire.`,
  // the end of a round
  caption: "Ce que la manche a rapporté",
  player: "Joueur",
  betPoints: "Pari",
  made: (bet: string, count: number): string => `Pari ${bet} tenu avec ${plis(count)} : la carte quitte le jeu`,
  missed: (bet: string, count: number): string => `Pari ${bet} manqué avec ${plis(count)} : la carte revient`,
  whinePoints: "Chouine",
  roundPoints: "Manche",
  gameTotal: "Total",
  // telling
  tellPlay: (name: string, end: string): string => `${name} joue ${frTheEnd(end)}.`,
  tellTrick: (name: string, whiners: string[]): string =>
    `${name} remporte le pli${whiners.length === 0 ? "." : ` ; ${frenchList(whiners)} ${whiners.length < 2 ? "chouine" : "chouinent"}.`}`,
  tellPoint: (name: string): string => `${name} chouine et prend 1 point.`,
  tellTurn: (name: string): string => `${name} chouine et tourne une carte de sa main.`,
  tellTurned: (name: string, end: string, down: string): string => `${name} chouine : ${frTheEnd(end)} devient ${frTheEnd(down)}.`,
  tellChose: (name: string): string => `${name} a choisi.`,
  tellChoice: (name: string, isTurned: boolean, bet: string): string =>
    `${name} ${isTurned ? "tourne toute sa main" : "garde sa main comme reçue"} et parie ${bet}.`,
  tellBets: (bets: [string, string][]): string => `Les paris sont montrés : ${bets.map(([name, bet]) => `${name} ${bet}`).join(", ")}.`,
  tellRound: (points: [string, number][]): string => `La manche est finie : ${points.map(([name, count]) => `${name} ${pointsFr(count)}`).join(", ")}.`,
  // the coach
  coach: {
    choose: "Comparez les deux sens de votre main : beaucoup de jaune, de noir et de hauts nombres pour gagner des plis, un pari élevé ; des petites cartes, un pari bas.",
    chooseAgain: "Un pari tenu quitte le jeu : gardez pour la fin les cartes Pari qui vous vont le mieux.",
    wait: "Quand tous sont prêts, les paris se retournent ensemble ; vous saurez alors qui veut des plis et qui n’en veut pas.",
    bets: "Regardez les paris des autres : qui veut peu de plis jouera bas, et vous laissera les siens.",
    lead: "Vous entamez : la couleur de votre carte sera demandée à tous. Un haut nombre pour gagner, un petit pour chouiner.",
    follow: "Il faut fournir la couleur demandée : les cartes claires sont celles que vous pouvez jouer.",
    black: "Votre carte noire est toujours permise et bat tout sauf un noir plus fort : gardez-la pour un pli dont vous avez besoin.",
    free: "Vous n’avez pas la couleur demandée : un jaune peut prendre le pli, une petite carte peut vous faire chouiner.",
    whine: "Vous chouinez : touchez une carte pour voir son autre bout. Si aucune ne devient bien meilleure pour votre pari, prenez le point.",
    whinePoint: "Plus de carte en main : il ne reste que le point, c’est toujours ça de pris.",
    whineTurn: "La réserve est vide : choisissez la carte dont l’autre bout sert le mieux votre pari.",
    best: "Vous avez le nombre de plis qui rapporte le plus : évitez maintenant d’en gagner d’autres.",
    tooMany: "Vous avez plus de plis que votre pari n’en compte : chouinez, chaque carte de la réserve vaut 1 point.",
    lastCard: "Dernier pli : qui pose la plus petite carte prend encore un point.",
  },
};

const en: typeof fr = {
  end: enEnd,
  theEnd: (end) => `the ${enEnd(end)}`,
  colour: (colour) => EN_COLOURS[colour],
  list: englishList,
  points: pointsEn,
  total: "Total:",
  shortPoints: (count) => `${count} pt${count === 1 ? "" : "s"}`,
  cardsLeft: (count) => `${count} ${count === 1 ? "card" : "cards"} in hand`,
  tricksWon: (count) => `${tricks(count)} won`,
  pointsWhined: (count) => `${pointsEn(count)} by whining`,
  bet: enBet,
  betSoFar: (bet, count) => `${enBet(bet)}, ${tricks(count)} so far`,
  me: "You",
  betsLabel: "Your bet cards",
  betGone: (bet) => `${enBet(bet)}, has already paid`,
  waysLabel: "Which way up to hold the hand",
  asDealt: "As dealt",
  turned: "Turned",
  turnHand: "touch to turn the whole hand",
  confirm: (isTurned, bet) => `${isTurned ? "Hand turned" : "Hand as dealt"}, bet ${bet}: confirm`,
  pickBet: "Touch a bet card",
  hidden: (name) => `${name} has chosen, bet card face down`,
  thinking: (name) => `${name} is still thinking`,
  betOf: (name, bet) => `${name}: ${enBet(bet)}`,
  theBets: "The bets",
  leads: "leads",
  leadsRound: (name) => `${name} leads the round`,
  youLeadRound: "you lead the round",
  trickNumber: (number) => `Trick ${number} of 7`,
  roundNumber: (number) => `Round ${number} of 4`,
  lastTrick: "Last trick",
  askedColour: (colour) => `${EN_COLOURS[colour]} asked`,
  reserve: (count) => `Reserve: ${count}`,
  played: (name, end) => `${name}: ${enEnd(end)}`,
  notYet: (name) => `${name} has not played yet`,
  wins: "wins",
  whines: "whines",
  turnedOne: "turned",
  tookPoint: "+1 point",
  hand: "Your hand",
  playable: "playable",
  turnable: "can be turned",
  other: (end, down) => `${enEnd(end)}, other end: ${enEnd(down)}`,
  turnCard: "Turn",
  turnInto: (end, down) => `Turn the ${enEnd(end)} → ${enEnd(down)}`,
  takePoint: "Take 1 point",
  pickTurn: "Touch a card to turn",
  yourChoice: "Your turn: a way up and a bet.",
  waitFor: (names) => `Chosen. Waiting for ${englishList(names)}.`,
  allChoose: "Everyone secretly chooses a way up and a bet.",
  youLead: "Your turn: lead any card.",
  youFollow: (colour) => `Your turn: follow ${EN_COLOURS[colour]}.`,
  youFollowOrBlack: (colour) => `Your turn: follow ${EN_COLOURS[colour]}, or play black.`,
  youAreFree: (colour) => `Your turn: no ${EN_COLOURS[colour]}, play any card.`,
  youWhine: "Whine: a card or 1 point?",
  youMustTurn: "Whine: the reserve is empty, turn a card.",
  youMustTake: "Whine: take 1 point.",
  theyLead: (name) => `${name} leads.`,
  theyPlay: (name) => `${name} is thinking.`,
  theyWhine: (name) => `${name} whines.`,
  over: (names) => `Game over: ${englishList(names)} ${names.length < 2 ? "wins" : "share the win"}.`,
  author: (names) => `A perfect tie: the author of the game wins! ${englishList(names)} share the win.`,
  caption: "What the round brought",
  player: "Player",
  betPoints: "Bet",
  made: (bet, count) => `Bet ${bet} made with ${tricks(count)}: the card leaves the game`,
  missed: (bet, count) => `Bet ${bet} missed with ${tricks(count)}: the card comes back`,
  whinePoints: "Whining",
  roundPoints: "Round",
  gameTotal: "Total",
  tellPlay: (name, end) => `${name} plays the ${enEnd(end)}.`,
  tellTrick: (name, whiners) =>
    `${name} wins the trick${whiners.length === 0 ? "." : `; ${englishList(whiners)} ${whiners.length < 2 ? "whines" : "whine"}.`}`,
  tellPoint: (name) => `${name} whines and takes 1 point.`,
  tellTurn: (name) => `${name} whines and turns a card in hand.`,
  tellTurned: (name, end, down) => `${name} whines: the ${enEnd(end)} becomes the ${enEnd(down)}.`,
  tellChose: (name) => `${name} has chosen.`,
  tellChoice: (name, isTurned, bet) => `${name} ${isTurned ? "turns the whole hand" : "keeps the hand as dealt"} and bets ${bet}.`,
  tellBets: (bets) => `The bets are shown: ${bets.map(([name, bet]) => `${name} ${bet}`).join(", ")}.`,
  tellRound: (points) => `The round is over: ${points.map(([name, count]) => `${name} ${pointsEn(count)}`).join(", ")}.`,
  coach: {
    choose: "Compare both ways up: much yellow, black and high numbers win tricks, so bet high; with small cards, bet low.",
    chooseAgain: "A bet that is made leaves the game: save the bet cards that suit you best for later.",
    wait: "When all are ready, the bets turn over together; then you know who wants tricks and who does not.",
    bets: "Look at the others’ bets: whoever wants few tricks will play low, and leave theirs to you.",
    lead: "You lead: everyone is asked for your card’s colour. A high number to win, a small one to whine.",
    follow: "You must follow the colour asked: the bright cards are those you can play.",
    black: "Your black card is always allowed and beats all but a higher black: keep it for a trick that you need.",
    free: "You do not have the colour asked: a yellow may take the trick, a small card may let you whine.",
    whine: "You whine: touch a card to see its other end. If none gets much better for your bet, take the point.",
    whinePoint: "No card left in hand: only the point remains, and it is yours.",
    whineTurn: "The reserve is empty: choose the card whose other end serves your bet best.",
    best: "You have the number of tricks that pays most: avoid winning more of them now.",
    tooMany: "You have more tricks than your bet has: whine, each card of the reserve is worth 1 point.",
    lastCard: "Last trick: whoever plays the lowest card takes one more point.",
  },
};

export const words = { fr, en };
