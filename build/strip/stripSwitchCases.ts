import type { StrippedFeatures } from './strippedFeatures.ts';
import { childNodes, type Replacement, type SyntaxNode } from './syntax.ts';

const EXIT_STATEMENTS = ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'];

/** True if a clause never falls through. */
const exitsAlways = (clause: SyntaxNode): boolean => {
  const last = clause.consequent?.at(-1);
  if (last?.type !== 'BlockStatement') return last !== undefined && EXIT_STATEMENTS.includes(last.type);
  return Array.isArray(last.body) && exitsAlways({ ...last, consequent: last.body });
};

/** Variables that a clause declares: those after it may use them. */
const declaredNames = (node: SyntaxNode): string[] =>
  /Function/.test(node.type)
    ? []
    : [
        ...(node.type === 'VariableDeclarator' && node.id?.name ? [node.id.name] : []),
        ...childNodes(node).flatMap(declaredNames),
      ];

/** Removes `switch` clauses of unused kinds or types; only the label if other clauses fall through to its code. */
export function stripSwitchCases(node: SyntaxNode, unused: StrippedFeatures): Replacement[] {
  const replacements: Replacement[] = [];
  const switchesOnTag = node.discriminant?.property?.name === 'tag';
  let hasFallThrough = false;
  let hasPreviousClause = false;
  for (const clause of node.cases ?? []) {
    const { test, consequent = [] } = clause;
    const kind = switchesOnTag && typeof test?.value === 'number' && unused.kinds.includes(test.value);
    const rule = kind ? 'tag' : unused.types.find((type) => type === test?.name);
    const names = consequent.flatMap(declaredNames);
    if (rule === undefined) {
      hasFallThrough = !exitsAlways(clause);
      hasPreviousClause = true;
    } else if (hasFallThrough && consequent[0] && test) {
      replacements.push({ start: clause.start, end: consequent[0].start, text: '', rule });
      hasFallThrough = !exitsAlways(clause);
    } else {
      // Its declarations need a clause, even an unreachable one.
      const declarationClause = hasPreviousClause ? '' : 'case 0 / 0:';
      const text = names.length > 0 ? `${declarationClause} var ${names.join()};` : '';
      replacements.push({ start: clause.start, end: clause.end, text, rule });
      hasPreviousClause ||= names.length > 0;
    }
  }
  return replacements;
}
