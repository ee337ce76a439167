import { isPlainObject } from '../../lib/json';
import type { Mark } from '../schema/marks';
import type { NameProblem } from './templateProblems';

type At = readonly [path: readonly string[], problem: NameProblem];

const says = (path: readonly string[], found: string, allowed: readonly string[]): At => [
  path,
  { found, allowed, suggestion: null },
];

/** What the parts of a value say against each other, besides what its schema itself refuses (`schema/actionRules.ts`). */
export const ruleProblems = (mark: Mark, value: unknown): At[] =>
  mark === 'inBlocks' ? blockProblems(value) : [];

function blockProblems(value: unknown): At[] {
  const blocks: unknown[] = Array.isArray(value) ? value : [];
  const lists = blocks.filter((block) => isPlainObject(block) && block.list !== undefined);
  return lists.length > 1
    ? [says([], 'En una pestaña cabe una sola lista: su página está en la dirección', ['una lista'])]
    : [];
}
