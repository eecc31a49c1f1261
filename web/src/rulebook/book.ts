// A rulebook is chapters; a chapter is articles with their examples, and what stands between them.

import { plain, readBlocks, type Block, type Inline } from "$web/rulebook/markdown";

export interface Article {
  kind: "article";
  number: string;
  blocks: Block[];
  text: string; // to be searched
}

export interface Between {
  kind: "between";
  block: Block;
  text: string;
}

export interface Chapter {
  id: string;
  title: Inline[];
  parts: (Article | Between)[];
}

export interface Book {
  title: string;
  chapters: Chapter[]; // the first has no title: what comes before them
  prefix: string; // of its articles: "HH"
  moves: Set<string>; // first words that are seen after "A: "
}

const NUMBER = /^([A-Z][A-Z0-9]*-\d+)\.$/;

export function readBook(page: string): Book {
  const book: Book = { title: "", chapters: [{ id: "start", title: [], parts: [] }], prefix: "", moves: new Set() };
  for (const found of page.matchAll(/`[A-J-]: ([a-z]+)/g)) book.moves.add(found[1]);
  for (const block of readBlocks(page)) {
    if (block.kind === "heading" && block.level === 1) book.title = plain(block.parts);
    else if (block.kind === "heading" && block.level === 2) {
      book.chapters.push({ id: `chapter-${book.chapters.length}`, title: block.parts, parts: [] });
    } else book.chapters.at(-1)!.parts.push(...partsOf(block));
  }
  const first = book.chapters.flatMap((chapter) => chapter.parts).find((part) => part.kind === "article");
  book.prefix = first?.number.split("-")[0] ?? "";
  return book;
}

function partsOf(block: Block): (Article | Between)[] {
  if (block.kind !== "list" || !block.items.every((item) => numberOf(item) !== "")) {
    return [{ kind: "between", block, text: searched(textOf(block)) }];
  }
  return block.items.map((item) => ({
    kind: "article",
    number: numberOf(item),
    blocks: withoutNumber(item),
    text: searched(item.map(textOf).join(" ")),
  }));
}

function numberOf(item: Block[]): string {
  const first = item[0]?.kind === "paragraph" ? item[0].parts[0] : undefined;
  return first?.kind === "strong" ? (NUMBER.exec(plain(first.parts))?.[1] ?? "") : "";
}

function withoutNumber(item: Block[]): Block[] {
  const [first, ...others] = item;
  if (first.kind !== "paragraph") return item;
  const [second, ...rest] = first.parts.slice(1);
  const parts = second?.kind === "text" ? [{ ...second, text: second.text.trimStart() }, ...rest] : first.parts.slice(1);
  return [{ kind: "paragraph", parts }, ...others];
}

function textOf(block: Block): string {
  if (block.kind === "list") return block.items.flat().map(textOf).join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(plain).join(" ");
  return plain(block.parts);
}

/** Without capitals and accents, as people type in a hurry. */
export function searched(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’']/g, "'")
    .toLowerCase();
}

/** The chapters with only what has all the words. */
export function found(chapters: Chapter[], words: string): Chapter[] {
  const asked = searched(words).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, parts: chapter.parts.filter((part) => asked.every((word) => part.text.includes(word))) }))
    .filter((chapter) => chapter.parts.length > 0);
}
