import type { JsonObject } from './json.ts';
import { isMemberName, parseShape, type SchemaShape } from './schemaShape.ts';

/** Position of the rows in a list response. */
export interface ListResponse {
  /** Path of the rows; '' if the response is the list itself. */
  path: string;
  row: SchemaShape;
  /** Path of the total count, if the response has one. */
  totalPath: string | undefined;
  /** Paths of the cursor or URL of the next page. */
  nextPaths: readonly string[];
}

/** Common member names of the rows, the likeliest first. */
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
/** Members that wrap the count. */
const TOTAL_WRAPPERS = /^(?:meta|page|pagination|paging|_meta)$/;
/** Members with the cursor of the next page. */
const NEXT_MEMBERS = /^(?:next_?(?:cursor|offset|(?:page_?)?token)?|cursor|end_cursor)$/i;
/** Members that wrap the rows. */
const ROWS_WRAPPERS = /^(?:_embedded|data|result|response)$/;

/** Parses how a response with the schema contains rows; undefined if it is no list of objects. */
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
    // Names that paths in a declaration support, and those that a dialect knows.
    if (!isMemberName(name) && !ROWS_MEMBERS.includes(name)) return [];
    const shape = parseShape(root, member);
    if (shape.type !== 'array') return [];
    const row = parseShape(root, shape.items);
    return isRecord(row) ? [{ name, row }] : [];
  });
  const preferred = ROWS_MEMBERS.flatMap((name) => lists.find((item) => item.name === name) ?? [])[0];
  // An object with several lists and other members is a record.
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

/** Finds the members with the cursor or URL of the next page. */
function findNext(root: JsonObject, response: SchemaShape, prefix: string): string[] {
  const names = Object.keys(response.members).filter((name) => !name.includes('.'));
  const nextMembers = names.filter((name) => NEXT_MEMBERS.test(name)).map((name) => prefix + name);
  if (nextMembers.length > 0 || prefix !== '') return nextMembers;
  const wrapper = names.find((name) => TOTAL_WRAPPERS.test(name) || name === 'links');
  return wrapper === undefined
    ? []
    : findNext(root, parseShape(root, response.members[wrapper]), `${wrapper}.`);
}

/** Envelope members beside a record. */
const ENVELOPE_MEMBERS = /^(?:meta|links|included|jsonapi|status|message|success)$/;
const isRecord = (shape: SchemaShape): boolean => Object.keys(shape.members).length > 0;

/** Returns the record in a response: the response itself, or its only member besides the envelope. */
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
