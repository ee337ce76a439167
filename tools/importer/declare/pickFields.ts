import { splitPath } from '../../../src/config/values/readPath.ts';
import type { DetectedDialect } from '../host/detectDialect.ts';
import type { ResourceDraft } from '../drafts/resourceDraft.ts';
import type { DraftField } from '../drafts/buildFields.ts';
import { queryParameters } from '../spec/operations.ts';
import { plainName } from '../drafts/words.ts';

/** Maximum columns of a list, and maximum fields in a detail header. */
const MAX_COLUMNS = 6;
const MAX_HEADER_FIELDS = 3;
const MAX_FILTERS = 6;

/** Field types that suit a cell, the most informative first. */
const CELL_TYPES = [
  'text',
  'enum',
  'boolean',
  'reference',
  'email',
  'dateTime',
  'date',
  'number',
  'phone',
  'time',
  'url',
];
const FILTER_TYPES = ['text', 'enum', 'boolean', 'reference', 'email', 'date', 'number', 'phone'];

const isVisible = ({ secret }: DraftField): boolean => secret !== true;

/** Picks the list columns: first the record's name, then the most informative fields. */
export function pickColumns({ fields, readMembers, title }: ResourceDraft): string[] {
  const rank = ([name, { type, source }]: readonly [string, DraftField]): number =>
    (name === title ? -100 : 0) + CELL_TYPES.indexOf(type) + (source === undefined ? 0 : 20);
  const cellFields = [...fields].filter(
    ([name, field]) =>
      CELL_TYPES.includes(field.type) && isVisible(field) && isReadable(name, field, readMembers),
  );
  const candidates =
    cellFields.length > 0
      ? cellFields
      : [...fields].filter(([name, field]) => isReadable(name, field, readMembers));
  return candidates
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_COLUMNS)
    .map(([name]) => name);
}

const isReadable = (name: string, { source }: DraftField, readMembers: ReadonlySet<string>): boolean =>
  readMembers.has(typeof source === 'string' ? (splitPath(source)[0] ?? name) : name);

/** Field types of filters at a host that filters by any member, the most useful first. */
const ANY_FILTER_TYPES = ['enum', 'boolean', 'reference', 'date', 'dateTime', 'number', 'email', 'text'];

/** Picks the filters: any members if the host supports it; else the parameters of the list call that match a field's name. */
export function pickFilters(
  draft: ResourceDraft,
  dialect: Pick<DetectedDialect, 'filtersAnyField' | 'hasFilterBrackets'>,
): { field: string; parameter: string }[] {
  const { collection, fields, readMembers } = draft;
  if (dialect.filtersAnyField(collection.list)) return pickAnyFilters(draft);
  const { hasFilterBrackets: hasBrackets } = dialect;
  return queryParameters(collection.list)
    .flatMap(({ name: parameter }) => {
      const [, filterName = parameter] = /^filter\[([\w.-]+)\]$/.exec(parameter) ?? [];
      const match = [...fields].find(
        ([name, field]) =>
          FILTER_TYPES.includes(field.type) &&
          isReadable(name, field, readMembers) &&
          plainName(name) === plainName(filterName),
      );
      return match ? [{ field: match[0], parameter: hasBrackets ? filterName : parameter }] : [];
    })
    .slice(0, MAX_FILTERS);
}

const pickAnyFilters = ({ fields, id, readMembers, title }: ResourceDraft) =>
  [...fields]
    .filter(
      ([name, field]) =>
        (name !== id || name === title) &&
        ANY_FILTER_TYPES.includes(field.type) &&
        isVisible(field) &&
        readMembers.has(name) &&
        field.source === undefined,
    )
    .sort(([a, { type }], [b, { type: otherType }]) => {
      const rank = ANY_FILTER_TYPES.indexOf(type) - ANY_FILTER_TYPES.indexOf(otherType);
      return rank === 0 ? Number(b === title) - Number(a === title) : rank;
    })
    .slice(0, MAX_FILTERS)
    .map(([field]) => ({ field, parameter: field }));

/** Maximum fields that a search without a parameter of its own searches in. */
const MAX_SEARCH_FIELDS = 3;

/** Picks the fields to search in, the title first; none if the host has a search of its own, or the list has no texts. */
export function pickSearchFields(
  { collection, fields, readMembers, title }: ResourceDraft,
  { searchesByField, isSearchable }: Pick<DetectedDialect, 'searchesByField' | 'isSearchable'>,
): string[] {
  if (!searchesByField || !isSearchable(collection.list)) return [];
  return [...fields]
    .filter(
      ([name, field]) =>
        /^(?:text|longText|email)$/.test(field.type) &&
        isVisible(field) &&
        readMembers.has(name) &&
        field.source === undefined,
    )
    .map(([name]) => name)
    .sort((a, b) => Number(b === title) - Number(a === title))
    .slice(0, MAX_SEARCH_FIELDS);
}

/** Picks the fields of a detail page: a few in the header, the others below. */
export function pickShowFields({ fields, readMembers, title }: ResourceDraft): {
  header: string[];
  data: string[];
} {
  const readable = [...fields].filter(
    ([name, field]) => isVisible(field) && isReadable(name, field, readMembers),
  );
  const header = readable
    .filter(([name, { type }]) => name !== title && /^(?:enum|boolean|reference|dateTime|date)$/.test(type))
    .slice(0, MAX_HEADER_FIELDS)
    .map(([name]) => name);
  const data = readable.map(([name]) => name).filter((name) => !header.includes(name));
  return { header, data: data.length > 0 ? data : header };
}

/** Picks the list fields that the host can sort by. */
export function pickSorts(
  draft: ResourceDraft,
  { sortableFields }: Pick<DetectedDialect, 'sortableFields'>,
): ReadonlyMap<string, string> {
  const names = sortableFields(draft.collection.list);
  if (names === 'none') return new Map();
  const columns = pickColumns(draft).filter((name) => draft.fields.get(name)?.source === undefined);
  return new Map(
    columns.flatMap((column) => {
      const name =
        names === 'any' ? column : names.find((wireName) => plainName(wireName) === plainName(column));
      return name === undefined ? [] : [[column, name] as const];
    }),
  );
}
