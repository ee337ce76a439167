import type { Obj } from './json.ts';
import { isMember, shapeOf, type Shape } from './shape.ts';

/** Where the rows stand in the answer of a list. */
export interface ListAnswer {
  /** Path of the rows; '' where the answer is the list itself. */
  at: string;
  row: Shape;
  /** Path of the count of all rows, where the answer has one. */
  total: string | undefined;
  /** Paths of what leads to the next page. */
  beside: readonly string[];
}

/** What hosts call the rows, the likeliest first. */
const ROWS = [
  'data',
  'items',
  'results',
  'content',
  'hydra:member',
  'member',
  'value',
  'records',
  'rows',
  'list',
];
const TOTALS =
  /^(?:total(?:_?(?:count|elements|items|results|records|rows))?|count|hydra:totalItems|all_results|filter_count)$/i;
/** Members that stand around the count. */
const AROUND = /^(?:meta|page|pagination|paging|_meta)$/;
/** What leads to the next page. */
const NEXT = /^(?:next_?(?:cursor|offset|(?:page_?)?token)?|cursor|end_cursor)$/i;
/** Members that stand around the rows, where they are not in the answer itself. */
const WRAPPERS = /^(?:_embedded|data|result|response)$/;

/** How the rows are read from the answer with that schema; undefined where it is no list of objects. */
export function listAnswerOf(root: Obj, schema: unknown): ListAnswer | undefined {
  if (schema === undefined) return undefined;
  const answer = shapeOf(root, schema);
  if (answer.type === 'array') {
    const row = shapeOf(root, answer.items);
    return isRecord(row) ? { at: '', row, total: undefined, beside: [] } : undefined;
  }
  const found = rowsIn(root, answer, '');
  return found && { ...found, total: totalIn(root, answer, ''), beside: nextIn(root, answer, '') };
}

function rowsIn(root: Obj, answer: Shape, before: string): Pick<ListAnswer, 'at' | 'row'> | undefined {
  const lists = Object.entries(answer.members).flatMap(([name, member]) => {
    // What a path of the declaration language can name, and what a dialect knows.
    if (!isMember(name) && !ROWS.includes(name)) return [];
    const shape = shapeOf(root, member);
    if (shape.type !== 'array') return [];
    const row = shapeOf(root, shape.items);
    return isRecord(row) ? [{ name, row }] : [];
  });
  const known = ROWS.flatMap((name) => lists.find((one) => one.name === name) ?? [])[0];
  // An object with several lists and members of its own is a record.
  const others = Object.keys(answer.members).length - lists.length;
  const found = known ?? (lists.length === 1 && others <= 6 ? lists[0] : undefined);
  if (found) return { at: before + found.name, row: found.row };
  if (before !== '') return undefined;
  const wrapper = Object.keys(answer.members).find((name) => WRAPPERS.test(name));
  const inner = wrapper === undefined ? undefined : shapeOf(root, answer.members[wrapper]);
  return inner && inner.type === 'object' ? rowsIn(root, inner, `${wrapper}.`) : undefined;
}

function totalIn(root: Obj, answer: Shape, before: string): string | undefined {
  const names = Object.keys(answer.members).filter((name) => !name.includes('.'));
  const own = names.find(
    (name) => TOTALS.test(name) && /integer|number/.test(shapeOf(root, answer.members[name]).type ?? ''),
  );
  if (own !== undefined) return before + own;
  if (before !== '') return undefined;
  const around = names.find((name) => AROUND.test(name));
  return around === undefined
    ? undefined
    : totalIn(root, shapeOf(root, answer.members[around]), `${around}.`);
}

/** Members that hold the cursor or the address of the next page. */
function nextIn(root: Obj, answer: Shape, before: string): string[] {
  const names = Object.keys(answer.members).filter((name) => !name.includes('.'));
  const own = names.filter((name) => NEXT.test(name)).map((name) => before + name);
  if (own.length > 0 || before !== '') return own;
  const around = names.find((name) => AROUND.test(name) || name === 'links');
  return around === undefined ? [] : nextIn(root, shapeOf(root, answer.members[around]), `${around}.`);
}

/** What stands around a record. */
const ENVELOPE = /^(?:meta|links|included|jsonapi|status|message|success)$/;
const isRecord = (shape: Shape): boolean => Object.keys(shape.members).length > 0;

/** The record in an answer: itself, or the one member that stands around it. */
export function recordIn(root: Obj, schema: unknown): { at: string; record: Shape } | undefined {
  if (schema === undefined) return undefined;
  const answer = shapeOf(root, schema);
  const names = Object.keys(answer.members);
  const [only, ...others] = names.filter((name) => !ENVELOPE.test(name));
  const inner =
    names.length <= 4 && only !== undefined && others.length === 0
      ? shapeOf(root, answer.members[only])
      : undefined;
  if (only !== undefined && inner?.type === 'object' && isRecord(inner)) return { at: only, record: inner };
  return isRecord(answer) ? { at: '', record: answer } : undefined;
}
