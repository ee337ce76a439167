import { isPlainObject } from '../../lib/json';
import type { Mark } from '../schema/marks';
import type { NameProblem } from './templateProblems';

type At = readonly [path: readonly string[], problem: NameProblem];

const says = (path: readonly string[], found: string, allowed: readonly string[]): At => [
  path,
  { found, allowed, suggestion: null },
];

/** What the parts of a value say against each other, besides what its schema itself refuses (`schema/actionRules.ts`). */
export const ruleProblems = (mark: Mark, value: unknown): At[] => {
  if (mark === 'inBlocks') return blockProblems(value);
  return mark === 'inActionForm' && isPlainObject(value) ? sharedNameProblems(value.fields) : [];
};

function blockProblems(value: unknown): At[] {
  const blocks: unknown[] = Array.isArray(value) ? value : [];
  const lists = blocks.filter(
    (block) => isPlainObject(block) && isPlainObject(block.list) && block.list.inAddress !== false,
  );
  return lists.length > 1
    ? [says([], 'En la dirección cabe la página de una sola lista', ['inAddress: false en las demás'])]
    : [];
}

/** Of a field and another one that is called as it is written, the other's value counts, also an empty one. */
function sharedNameProblems(fields: unknown): At[] {
  const all = isPlainObject(fields) ? fields : {};
  return Object.entries(all).flatMap(([name, field]) => {
    const write = isPlainObject(field) ? field.write : undefined;
    if (typeof write !== 'string' || write === name || !Object.hasOwn(all, write)) return [];
    const found = `«${write}» es otro campo del formulario: se enviaría su valor aunque estuviera vacío`;
    return [says(['fields', name, 'write'], found, ['un nombre que ningún campo tenga'])];
  });
}
