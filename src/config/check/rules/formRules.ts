import { isPlainObject } from '../../../lib/json';
import type { Mark } from '../../schema/base/marks';
import type { NameProblem } from '../names/templateProblems';
import { findVisibilityCircles } from './visibilityCircles';

type LocatedProblem = readonly [path: readonly string[], problem: NameProblem];

const createProblem = (
  path: readonly string[],
  found: string,
  allowed: readonly string[],
): LocatedProblem => [path, { found, allowed, suggestion: null }];

/** Finds contradictions between members, besides those that the schema itself rejects (`schema/actionRules.ts`). */
export const findFormRuleProblems = (mark: Mark, value: unknown): LocatedProblem[] => {
  if (mark === 'inBlocks') return findBlockProblems(value);
  if (mark === 'inItems' && isPlainObject(value)) return findCircleProblems(value, []);
  return mark === 'inActionForm' && isPlainObject(value)
    ? [...findSharedNameProblems(value.fields), ...findCircleProblems(value.fields, ['fields'])]
    : [];
};

/** Reports circles of visibility between fields of an action's form, or of the items of a list. */
const findCircleProblems = (fields: unknown, parentPath: readonly string[]): LocatedProblem[] =>
  isPlainObject(fields)
    ? findVisibilityCircles(fields).map(({ path, problem }) => [[...parentPath, ...path], problem])
    : [];

function findBlockProblems(value: unknown): LocatedProblem[] {
  const blocks: unknown[] = Array.isArray(value) ? value : [];
  const lists = blocks.filter(
    (block) => isPlainObject(block) && isPlainObject(block.list) && block.list.syncUrl !== false,
  );
  return lists.length > 1
    ? [createProblem([], 'The URL holds the page of one list only', ['syncUrl: false in the others'])]
    : [];
}

/** Reports a field whose `writePath` is the name of another field: the other one's value is sent, even if empty. */
function findSharedNameProblems(fields: unknown): LocatedProblem[] {
  const fieldsByName = isPlainObject(fields) ? fields : {};
  return Object.entries(fieldsByName).flatMap(([name, field]) => {
    const writePath = isPlainObject(field) ? field.writePath : undefined;
    if (typeof writePath !== 'string' || writePath === name || !Object.hasOwn(fieldsByName, writePath))
      return [];
    const found = `"${writePath}" is another field of the form: its value would be sent even if it were empty`;
    return [createProblem(['fields', name, 'writePath'], found, ['a name that no field has'])];
  });
}
