// Reads the English of a file: paragraphs of a document, comments and schema descriptions of code.
import { Visitor, parseSync } from 'rolldown/utils';

/** A run of prose from a line on; `text` is `source` with its code masked, at the same length. */
interface Paragraph {
  line: number;
  text: string;
  source: string;
}

interface Block {
  line: number;
  lines: string[];
}

type LineOf = (offset: number) => number;
type ParseResult = ReturnType<typeof parseSync>;

/** Keeps the length and the line breaks, so that a position in the result is a position in the source. */
const blank = (text: string, by: string): string => text.replace(/[^\n]/g, by);

/** Code spans count as one word, and addresses of links as none. */
const maskCode = (text: string): string =>
  text
    .replace(/(`+)[^`][\s\S]*?\1/g, (span) => blank(span, '`'))
    .replace(/<!--[\s\S]*?-->/g, (comment) => blank(comment, ' '))
    .replace(/\]\([^)]*\)/g, (address) => `]${blank(address.slice(1), ' ')}`)
    .replace(/\bhttps?:\S+/g, (address) => blank(address, '`'));

const STARTS_PARAGRAPH = /^\s*(?:[-*+] |\d+\. |#+ |> |@\w)/;

/** A code span may contain the separator. */
function splitCells(row: string): string[] {
  let start = 0;
  const cells = maskCode(row)
    .split('|')
    .map(({ length }) => {
      const cell = row.slice(start, start + length);
      start += length + 1;
      return cell;
    });
  return cells.filter((cell) => cell.trim());
}

/**
 * Splits lines into paragraphs. They end at blank lines, list items, headings, TSDoc tags and table cells. Code blocks
 * are left out.
 */
function splitParagraphs({ line: firstLine, lines }: Block): Paragraph[] {
  const paragraphs: Omit<Paragraph, 'text'>[] = [];
  let current: Omit<Paragraph, 'text'> | undefined;
  let fence = false;
  for (const [index, text] of lines.entries()) {
    const line = firstLine + index;
    if (/^\s*(?:```|~~~)/.test(text)) {
      fence = !fence;
      current = undefined;
    } else if (fence || !text.trim()) {
      current = undefined;
    } else if (/^\s*\|.*\|\s*$/.test(text)) {
      current = undefined;
      paragraphs.push(...splitCells(text).map((cell) => ({ line, source: cell })));
    } else if (!current || STARTS_PARAGRAPH.test(text)) {
      current = { line, source: text.replace(/^\s*(?:[-*+] |\d+\. |#+ |> |@(?:param \S+|\w+)(?: -)?)/, '') };
      paragraphs.push(current);
      if (/^\s*#+ /.test(text)) current = undefined;
    } else current.source += `\n${text}`;
  }
  return paragraphs.map(({ line, source }) => ({ line, text: maskCode(source), source }));
}

/** A comment that instructs a tool; the reason after `--` is prose. */
const DIRECTIVE =
  /^[\s*]*(?:(?:oxlint|eslint)-(?:disable|enable)(?:.*? --|.*)|@(?:vitest|ts|jsx)\S*|\S*#__PURE__)/;

/** Blocks of lines of a file's comments; line comments below one another are one block. */
function commentBlocks({ comments }: ParseResult, source: string, lineOf: LineOf): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const { type, value, start } of comments) {
    const line = lineOf(start);
    const lines = value.replace(DIRECTIVE, '').split('\n');
    const isAlone = !source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trim();
    const canGrow = type === 'Line' && isAlone && !DIRECTIVE.test(value);
    if (canGrow && open && open.line + open.lines.length === line) {
      open.lines.push(value);
      continue;
    }
    const block = {
      line,
      lines: lines.map((text) => (type === 'Line' ? text : text.replace(/^\s*\*+(?: |$)/, ''))),
    };
    blocks.push(block);
    open = canGrow ? block : undefined;
  }
  return blocks;
}

/** Blocks of the second argument of `withDescription(…)`. */
function descriptionBlocks({ program }: ParseResult, source: string, lineOf: LineOf): Block[] {
  const blocks: Block[] = [];
  // Walking a tree takes longer than reading its comments.
  if (!source.includes('withDescription(')) return blocks;
  new Visitor({
    CallExpression({ callee, arguments: [, description] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'withDescription' || !description) return;
      const literals = source.slice(description.start, description.end);
      const lines = literals.replace(/\$\{[^}]*\}/g, '…').replace(/['"`]\s*\+\s*['"`]|^['"`]|['"`]$/g, '');
      blocks.push({ line: lineOf(description.start), lines: lines.split('\n') });
    },
  }).visit(program);
  return blocks;
}

/** Returns the paragraphs of a document (`.md`) or of the comments and schema descriptions of code. */
export function readParagraphs(path: string, source: string): Paragraph[] {
  if (path.endsWith('.md')) return splitParagraphs({ line: 1, lines: source.split('\n') });
  const parsed = parseSync(path, source);
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number): number => {
    let low = 0;
    let high = lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const blocks = [...commentBlocks(parsed, source, lineOf), ...descriptionBlocks(parsed, source, lineOf)];
  return blocks.flatMap(splitParagraphs);
}
