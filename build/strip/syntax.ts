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

/** An edit and the rule that made it. */
export type Replacement = Edit & { rule: string };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the direct children of a node. */
export const childNodes = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** Returns the text with all edits applied; edits must not overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let offset = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(code.slice(offset, start), text);
    offset = end;
  }
  return pieces.join('') + code.slice(offset);
}
