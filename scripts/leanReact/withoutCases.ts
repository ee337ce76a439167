import type { Unused } from './neverUsed.ts';
import { children, type Said, type SyntaxNode } from './syntax.ts';

const LEAVES = ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'];

/** Whether what follows a clause is never reached through it. */
const leaves = (clause: SyntaxNode): boolean => {
  const last = clause.consequent?.at(-1);
  if (last?.type !== 'BlockStatement') return last !== undefined && LEAVES.includes(last.type);
  return Array.isArray(last.body) && leaves({ ...last, consequent: last.body });
};

/** Variables that a clause declares: those after it may use them. */
const declared = (node: SyntaxNode): string[] =>
  /Function/.test(node.type)
    ? []
    : [
        ...(node.type === 'VariableDeclarator' && node.id?.name ? [node.id.name] : []),
        ...children(node).flatMap(declared),
      ];

/** The clauses of a `switch` over kinds or types that are never made; only the label where others fall into its lines. */
export function withoutCases(node: SyntaxNode, unused: Unused): Said[] {
  const gone: Said[] = [];
  const isOverKinds = node.discriminant?.property?.name === 'tag';
  let isFallenInto = false;
  let isAfterClause = false;
  for (const clause of node.cases ?? []) {
    const { test, consequent = [] } = clause;
    const kind = isOverKinds && typeof test?.value === 'number' && unused.kinds.includes(test.value);
    const rule = kind ? 'tag' : unused.types.find((type) => type === test?.name);
    const names = consequent.flatMap(declared);
    if (rule === undefined) {
      isFallenInto = !leaves(clause);
      isAfterClause = true;
    } else if (isFallenInto && consequent[0] && test) {
      gone.push({ start: clause.start, end: consequent[0].start, text: '', rule });
      isFallenInto = !leaves(clause);
    } else {
      // What it declares needs a clause to stand in, be it one that nothing leads to.
      const clauseOfNames = isAfterClause ? '' : 'case 0 / 0:';
      const text = names.length > 0 ? `${clauseOfNames} var ${names.join()};` : '';
      gone.push({ start: clause.start, end: clause.end, text, rule });
      isAfterClause ||= names.length > 0;
    }
  }
  return gone;
}
