// The words around a rulebook.

export const WORDS = {
  fr: {
    loading: "On ouvre le livret…",
    contents: "Sommaire",
    search: "Chercher dans les règles",
    none: "Rien dans ces règles ne contient ces mots.",
    count: (n: number): string => (n > 1 ? `${n} passages trouvés` : `${n} passage trouvé`),
    clear: "Effacer",
    link: (number: string): string => `Copier le lien vers l'article ${number}`,
    copied: "Lien copié",
    print: "Imprimer",
    again: "Réessayer",
  },
  en: {
    loading: "Opening the rulebook…",
    contents: "Contents",
    search: "Search the rules",
    none: "Nothing in these rules has these words.",
    count: (n: number): string => (n > 1 ? `${n} passages found` : `${n} passage found`),
    clear: "Clear",
    link: (number: string): string => `Copy the link to article ${number}`,
    copied: "Link copied",
    print: "Print",
    again: "Try again",
  },
};

export type RulesWords = (typeof WORDS)["fr"];
