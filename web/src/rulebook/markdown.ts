// The Markdown that our rulebooks use, and no more: headings, paragraphs, lists, tables, bold, italics, code and links.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; parts: Inline[]; href: string };

export type Block =
  | { kind: "heading"; level: number; parts: Inline[] }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Block[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const HEADING = /^(#{1,6}) +(.*)$/;
const ITEM = /^(-|\d+\.) +(.*)$/;
const ROW = /^\|(.*)\|\s*$/;
const RULE = /^\|[\s|:-]+\|\s*$/;

export function readBlocks(text: string): Block[] {
  return blocksOf(text.replace(/\r/g, "").replace(/« | (?=[:;?!»])/g, unbroken).split("\n"));
}

/** French signs never stand alone on a line. */
const unbroken = (sign: string): string => sign.replace(" ", "\u00a0");

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const heading = HEADING.exec(line);
    if (line.trim() === "") {
      at++;
    } else if (heading) {
      blocks.push({ kind: "heading", level: heading[1].length, parts: readInline(heading[2]) });
      at++;
    } else if (ROW.test(line)) {
      const rows: string[] = [];
      while (at < lines.length && ROW.test(lines[at])) rows.push(lines[at++]);
      blocks.push(tableOf(rows));
    } else if (ITEM.test(line)) {
      const isOrdered = /^\d/.test(line);
      const items: Block[][] = [];
      while (at < lines.length && ITEM.test(lines[at]) && /^\d/.test(lines[at]) === isOrdered) {
        const end = endOfItem(lines, at);
        items.push(blocksOf([ITEM.exec(lines[at])![2], ...lines.slice(at + 1, end).map((inside) => inside.trimStart())]));
        at = end;
      }
      blocks.push({ kind: "list", isOrdered, items });
    } else {
      const start = at++;
      while (at < lines.length && !isStart(lines[at])) at++;
      blocks.push({ kind: "paragraph", parts: readInline(lines.slice(start, at).join(" ")) });
    }
  }
  return blocks;
}

const isStart = (line: string): boolean =>
  line.trim() === "" || HEADING.test(line) || ROW.test(line) || ITEM.test(line);

/** An item goes on over lines that are indented, and over empty ones between them. */
function endOfItem(lines: string[], at: number): number {
  let end = at + 1;
  for (let next = at + 1; next < lines.length; next++) {
    if (lines[next].startsWith("  ")) end = next + 1;
    else if (lines[next].trim() !== "") break;
  }
  while (end < lines.length && lines[end].trim() === "") end++;
  return end;
}

function tableOf(rows: string[]): Block {
  const cells = (row: string): Inline[][] => ROW.exec(row)![1].split("|").map((cell) => readInline(cell.trim()));
  const hasHead = rows.length > 1 && RULE.test(rows[1]);
  return { kind: "table", head: hasHead ? cells(rows[0]) : [], rows: rows.slice(hasHead ? 2 : 0).map(cells) };
}

const MARKED = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  for (let rest = text; rest !== ""; ) {
    const found = MARKED.exec(rest);
    if (found === null) {
      parts.push({ kind: "text", text: rest });
      break;
    }
    if (found.index > 0) parts.push({ kind: "text", text: rest.slice(0, found.index) });
    const [whole, code, strong, em, label, href] = found;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (strong !== undefined) parts.push({ kind: "strong", parts: readInline(strong) });
    else if (em !== undefined) parts.push({ kind: "em", parts: readInline(em) });
    else if (isSafe(href)) parts.push({ kind: "link", parts: readInline(label), href });
    else parts.push(...readInline(label));
    rest = rest.slice(found.index + whole.length);
  }
  return parts;
}

const isSafe = (href: string): boolean => /^(https?:\/\/|\/(?!\/)|#)/.test(href);

export function plain(parts: Inline[]): string {
  return parts.map((part) => ("text" in part ? part.text : plain(part.parts))).join("");
}
