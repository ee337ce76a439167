import type { JsonObject } from './json.ts';
import { isMemberName, parseShape, type SchemaShape } from './schemaShape.ts';

/** Where the rows stand in the answer of a list. */
export interface ListResponse {
  /** Path of the rows; '' where the answer is the list itself. */
  path: string;
  row: SchemaShape;
  /** Path of the count of all rows, where the answer has one. */
  totalPath: string | undefined;
  /** Paths of what leads to the next page. */
  nextPaths: readonly string[];
}

/** What hosts call the rows, the likeliest first. */
const ROWS_MEMBERS = [
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
const TOTAL_MEMBERS =
  /^(?:total(?:_?(?:count|elements|items|results|records|rows))?|count|hydra:totalItems|all_results|filter_count)$/i;
/** Members that stand around the count. */
const TOTAL_WRAPPERS = /^(?:meta|page|pagination|paging|_meta)$/;
/** What leads to the next page. */
const NEXT_MEMBERS = /^(?:next_?(?:cursor|offset|(?:page_?)?token)?|cursor|end_cursor)$/i;
/** Members that stand around the rows, where they are not in the answer itself. */
const ROWS_WRAPPERS = /^(?:_embedded|data|result|response)$/;

/** How the rows are read from the answer with that schema; undefined where it is no list of objects. */
export function parseListResponse(root: JsonObject, schema: unknown): ListResponse | undefined {
  if (schema === undefined) return undefined;
  const response = parseShape(root, schema);
  if (response.type === 'array') {
    const row = parseShape(root, response.items);
    return isRecord(row) ? { path: '', row, totalPath: undefined, nextPaths: [] } : undefined;
  }
  const rows = findRows(root, response, '');
  return (
    rows && { ...rows, totalPath: findTotal(root, response, ''), nextPaths: findNext(root, response, '') }
  );
}

function findRows(
  root: JsonObject,
  response: SchemaShape,
  prefix: string,
): Pick<ListResponse, 'path' | 'row'> | undefined {
  const lists = Object.entries(response.members).flatMap(([name, member]) => {
    // What a path of the declaration language can name, and what a dialect knows.
    if (!isMemberName(name) && !ROWS_MEMBERS.includes(name)) return [];
    const shape = parseShape(root, member);
    if (shape.type !== 'array') return [];
    const row = parseShape(root, shape.items);
    return isRecord(row) ? [{ name, row }] : [];
  });
  const preferred = ROWS_MEMBERS.flatMap((name) => lists.find((item) => item.name === name) ?? [])[0];
  // An object with several lists and members of its own is a record.
  const otherCount = Object.keys(response.members).length - lists.length;
  const list = preferred ?? (lists.length === 1 && otherCount <= 6 ? lists[0] : undefined);
  if (list) return { path: prefix + list.name, row: list.row };
  if (prefix !== '') return undefined;
  const wrapper = Object.keys(response.members).find((name) => ROWS_WRAPPERS.test(name));
  const inner = wrapper === undefined ? undefined : parseShape(root, response.members[wrapper]);
  return inner && inner.type === 'object' ? findRows(root, inner, `${wrapper}.`) : undefined;
}

function findTotal(root: JsonObject, response: SchemaShape, prefix: string): string | undefined {
  const names = Object.keys(response.members).filter((name) => !name.includes('.'));
  const totalMember = names.find(
    (name) =>
      TOTAL_MEMBERS.test(name) && /integer|number/.test(parseShape(root, response.members[name]).type ?? ''),
  );
  if (totalMember !== undefined) return prefix + totalMember;
  if (prefix !== '') return undefined;
  const wrapper = names.find((name) => TOTAL_WRAPPERS.test(name));
  return wrapper === undefined
    ? undefined
    : findTotal(root, parseShape(root, response.members[wrapper]), `${wrapper}.`);
}

/** Members that hold the cursor or the address of the next page. */
function findNext(root: JsonObject, response: SchemaShape, prefix: string): string[] {
  const names = Object.keys(response.members).filter((name) => !name.includes('.'));
  const nextMembers = names.filter((name) => NEXT_MEMBERS.test(name)).map((name) => prefix + name);
  if (nextMembers.length > 0 || prefix !== '') return nextMembers;
  const wrapper = names.find((name) => TOTAL_WRAPPERS.test(name) || name === 'links');
  return wrapper === undefined
    ? []
    : findNext(root, parseShape(root, response.members[wrapper]), `${wrapper}.`);
}

/** What stands around a record. */
const ENVELOPE_MEMBERS = /^(?:meta|links|included|jsonapi|status|message|success)$/;
const isRecord = (shape: SchemaShape): boolean => Object.keys(shape.members).length > 0;

/** The record in an answer: itself, or the one member that stands around it. */
export function findRecord(
  root: JsonObject,
  schema: unknown,
): { path: string; record: SchemaShape } | undefined {
  if (schema === undefined) return undefined;
  const response = parseShape(root, schema);
  const names = Object.keys(response.members);
  const [memberName, ...otherNames] = names.filter((name) => !ENVELOPE_MEMBERS.test(name));
  const inner =
    names.length <= 4 && memberName !== undefined && otherNames.length === 0
      ? parseShape(root, response.members[memberName])
      : undefined;
  if (memberName !== undefined && inner?.type === 'object' && isRecord(inner))
    return { path: memberName, record: inner };
  return isRecord(response) ? { path: '', record: response } : undefined;
}
