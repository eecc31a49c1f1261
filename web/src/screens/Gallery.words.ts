// The words of the gallery.

export const WORDS = {
  fr: {
    title: (game: string): string => `Les cartes : ${game}`,
    loading: "On étale les cartes…",
    unknown: "Cette page ne connaît pas encore ce jeu.",
    again: "Réessayer",
    size: "Taille",
    sizes: { small: "En main", middle: "Sur la table", large: "De près", all: "Les trois" },
    count: (n: number): string => (n > 1 ? `${n} cartes différentes` : `${n} carte`),
    search: "Chercher une carte",
    none: "Aucune carte ne porte ce nom.",
  },
  en: {
    title: (game: string): string => `The cards: ${game}`,
    loading: "Laying out the cards…",
    unknown: "This page does not know this game yet.",
    again: "Try again",
    size: "Size",
    sizes: { small: "In hand", middle: "On the table", large: "Close up", all: "All three" },
    count: (n: number): string => (n > 1 ? `${n} different cards` : `${n} card`),
    search: "Search for a card",
    none: "No card has this name.",
  },
};
