// What was checked of a shuffle, in plain words: what this browser computed by itself, and what it only was told.

import type { Finding } from "$web/replay/check";

type Sentences = Record<Finding, string>;

const fr = {
  intro:
    "Avant la première carte, la table a annoncé une promesse : l'empreinte d'une graine tirée au sort, qui fixe tous les mélanges. La graine est restée secrète jusqu'à la fin. Votre navigateur refait maintenant les calculs, sans croire le serveur sur parole.",
  checking: "Calcul des empreintes…",
  again: "Réessayer",
  cannot:
    "Ce navigateur ne calcule des empreintes que sur une page sécurisée (https). Le journal ci-dessous peut être vérifié ailleurs.",
  good: "Vérifié",
  bad: "Faux",
  unknown: "Pas vérifiable ici",
  promise: {
    good: "La graine révélée à la fin donne bien l'empreinte promise.",
    bad: "La graine révélée ne donne pas l'empreinte promise : les cartes ne viennent pas de la graine annoncée.",
    unknown: "Aucune promesse n'a été faite pour cette partie : ses cartes n'ont pas été mélangées par une graine équitable.",
  } satisfies Sentences,
  witness: {
    good: "C'est la promesse que ce navigateur avait notée lui-même au début de la partie : la graine n'a pas été changée depuis.",
    bad: "Ce n'est pas la promesse que ce navigateur avait notée au début de la partie.",
    unknown:
      "Ce navigateur n'était pas à la table au début : il compare avec la promesse que le serveur dit avoir faite. Qui a joué peut vérifier depuis son propre appareil.",
  } satisfies Sentences,
  cards: {
    good: "Aucune carte n'a été posée à la main : le journal ne contient ni paquet préparé ni position de départ.",
    bad: "Le journal contient un paquet préparé ou une position de départ : les cartes ne viennent pas toutes de la graine.",
    unknown: "",
  } satisfies Sentences,
  chain: {
    good: (lines: number, _broken: number): string =>
      `Les ${lines} lignes du journal s'enchaînent : chaque empreinte dépend de toutes les lignes d'avant. Un seul coup changé changerait la dernière : tous les joueurs doivent voir la même.`,
    bad: (_lines: number, broken: number): string => `La chaîne du journal est rompue à la ligne ${broken + 1}.`,
    unknown: (_lines: number, _broken: number): string => "",
  },
  shown: {
    good: "Les coups que vous voyez ici sont ceux du journal.",
    bad: "Les coups montrés ici ne sont pas tous ceux du journal.",
    unknown: "",
  } satisfies Sentences,
  told: "Dit par le serveur",
  replayed: (n: number, scores: string): string =>
    `Le serveur a redistribué toutes les cartes à partir de la graine et rejoué les ${n} entrées selon les règles. Résultat : ${scores}. Pour le refaire chez vous : tripot verify.`,
  limit:
    "Une promesse tenue prouve que les mélanges étaient fixés avant la première carte ; elle ne prouve pas que la graine a été tirée au hasard.",
  numbers: "Les nombres",
  promised: "Promesse",
  seed: "Graine",
  head: "Dernière empreinte",
  log: "Télécharger le journal",
};

const en: typeof fr = {
  intro:
    "Before the first card the table announced a promise: the hash of a seed drawn by lot, which fixes every shuffle. The seed stayed secret until the end. Your browser now computes everything again, without taking the server's word for it.",
  checking: "Computing the hashes…",
  again: "Try again",
  cannot: "This browser computes hashes only on a secure page (https). The log below can be checked elsewhere.",
  good: "Checked",
  bad: "Wrong",
  unknown: "Cannot be checked here",
  promise: {
    good: "The seed shown at the end gives the hash that was promised.",
    bad: "The seed shown at the end does not give the hash that was promised: the cards are not those of the announced seed.",
    unknown: "No promise was made for this game: its cards were not shuffled by a fair seed.",
  },
  witness: {
    good: "It is the promise that this browser wrote down itself when the game began: the seed has not been changed since.",
    bad: "It is not the promise that this browser wrote down when the game began.",
    unknown:
      "This browser was not at the table when the game began: it compares with the promise that the server says it made. Whoever played can check from their own device.",
  },
  cards: {
    good: "No card was laid by hand: the log has neither a prepared deck nor a position to start from.",
    bad: "The log has a prepared deck or a position to start from: not every card comes from the seed.",
    unknown: "",
  },
  chain: {
    good: (lines) =>
      `The ${lines} lines of the log are chained: each hash depends on all the lines before it. A single changed move would change the last one: every player must see the same.`,
    bad: (_lines, broken) => `The chain of the log is broken at line ${broken + 1}.`,
    unknown: () => "",
  },
  shown: {
    good: "The moves that you see here are those of the log.",
    bad: "The moves shown here are not all those of the log.",
    unknown: "",
  },
  told: "Said by the server",
  replayed: (n, scores) =>
    `The server dealt all the cards again from the seed and played the ${n} entries again by the rules. Result: ${scores}. To do it at home: tripot verify.`,
  limit:
    "A kept promise proves that the shuffles were fixed before the first card; it does not prove that the seed was drawn at random.",
  numbers: "The numbers",
  promised: "Promise",
  seed: "Seed",
  head: "Last hash",
  log: "Download the log",
};

export const WORDS = { fr, en };
