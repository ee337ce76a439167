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
  // "count" is often the number of rows in the page.
  const totalMember = names
    .filter(
      (name) =>
        TOTAL_MEMBERS.test(name) &&
        /integer|number/.test(parseShape(root, response.members[name]).type ?? ''),
    )
    .sort((a, b) => Number(/^count$/i.test(a)) - Number(/^count$/i.test(b)))[0];
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
const ENVELOPE_MEMBERS =
  /^(?:meta|links|_links|included|jsonapi|status(?:_?code)?|message|msg|success|ok|code|errors?|time(?:stamp)?|request_?id|trace_?id|version)$/i;
const isRecord = (shape: SchemaShape): boolean => Object.keys(shape.members).length > 0;
/** Maximum envelopes around a record. */
const MAX_ENVELOPES = 2;

/**
 * Returns the record in a response: the response itself, or its only member besides the envelope. `row` is the shape of the
 * record in the list, if there is one: the record is the object that shares most of its members.
 */
export function findRecord(
  root: JsonObject,
  schema: unknown,
  row?: SchemaShape,
): { path: string; record: SchemaShape } | undefined {
  if (schema === undefined) return undefined;
  const response = parseShape(root, schema);
  return (
    findEnveloped(root, response, row, 0) ?? (isRecord(response) ? { path: '', record: response } : undefined)
  );
}

function findEnveloped(
  root: JsonObject,
  response: SchemaShape,
  row: SchemaShape | undefined,
  depth: number,
): { path: string; record: SchemaShape } | undefined {
  if (depth >= MAX_ENVELOPES || (row && isSameRecord(response, row))) return undefined;
  const objects = Object.entries(response.members).flatMap(([name, member]) => {
    const record = parseShape(root, member);
    return !ENVELOPE_MEMBERS.test(name) && record.type === 'object' && isRecord(record)
      ? [{ name, record }]
      : [];
  });
  const others = Object.keys(response.members).filter((name) => !ENVELOPE_MEMBERS.test(name));
  const same = row && objects.find(({ record }) => isSameRecord(record, row));
  const only = others.length === 1 ? objects[0] : undefined;
  const match = same ?? only;
  if (!match) return undefined;
  const inner = findEnveloped(root, match.record, row, depth + 1);
  return inner
    ? { path: `${match.name}.${inner.path}`, record: inner.record }
    : { path: match.name, record: match.record };
}

/** True if a shape has the name of a row's schema, or at least half of its members. */
const isSameRecord = (shape: SchemaShape, row: SchemaShape): boolean => {
  if (shape.name !== undefined && shape.name === row.name) return true;
  const names = Object.keys(row.members);
  return names.filter((name) => name in shape.members).length * 2 >= names.length;
};
