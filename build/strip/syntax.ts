/** A node of a syntax tree (ESTree), with what the rules of `build/strip/stripReactDom.ts` read of it. */
export interface SyntaxNode {
  type: string;
  /** Places in the text: of its first character, and after its last. */
  start: number;
  end: number;
  name?: string;
  operator?: string;
  value?: unknown;
  computed?: boolean;
  id?: SyntaxNode | null;
  key?: SyntaxNode;
  left?: SyntaxNode;
  right?: SyntaxNode;
  object?: SyntaxNode;
  property?: SyntaxNode;
  params?: SyntaxNode[];
  body?: SyntaxNode | SyntaxNode[];
  discriminant?: SyntaxNode;
  test?: SyntaxNode | null;
  cases?: SyntaxNode[];
  consequent?: SyntaxNode[];
}

/** Text that takes the place of another. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What is said of a part of the text, and the rule that says it. */
export type Replacement = Edit & { rule: string };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What stands right below a node. */
export const childNodes = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** The text with all edits made; none may stand in another. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let offset = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(code.slice(offset, start), text);
    offset = end;
  }
  return pieces.join('') + code.slice(offset);
}
