import type { Spoken } from './dialect.ts';
import type { Draft } from './draft.ts';
import type { DraftField } from './fields.ts';
import { queryOf } from './operations.ts';
import { plainName } from './words.ts';

/** So many columns fit a list; so many fields the head of a page. */
const COLUMNS = 6;
const IN_HEADER = 3;
const FILTERS = 6;

/** Types that a cell shows well, the most telling first. */
const IN_CELLS = [
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
const FILTERED = ['text', 'enum', 'boolean', 'reference', 'email', 'date', 'number', 'phone'];

const isShown = ({ secret }: DraftField): boolean => secret !== true;

/** Fields of the list: what names a record first, then what says most. */
export function columnsOf({ fields, read, title }: Draft): string[] {
  const rank = ([name, { type, source }]: readonly [string, DraftField]): number =>
    (name === title ? -100 : 0) + IN_CELLS.indexOf(type) + (source === undefined ? 0 : 20);
  const shown = [...fields].filter(
    ([name, field]) => IN_CELLS.includes(field.type) && isShown(field) && isRead(name, field, read),
  );
  const first = shown.length > 0 ? shown : [...fields].filter(([name, field]) => isRead(name, field, read));
  return first
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, COLUMNS)
    .map(([name]) => name);
}

const isRead = (name: string, { source }: DraftField, read: ReadonlySet<string>): boolean =>
  read.has(typeof source === 'string' ? (source.split('.')[0] ?? name) : name);

/** What the list can be narrowed by: the parameters of its call that a field is called like. */
export function filtersOf(
  { collection, fields, read }: Draft,
  hasBrackets: boolean,
): { field: string; parameter: string }[] {
  return queryOf(collection.list)
    .flatMap(({ name: parameter }) => {
      const [, inner = parameter] = /^filter\[([\w.-]+)\]$/.exec(parameter) ?? [];
      const found = [...fields].find(
        ([name, field]) =>
          FILTERED.includes(field.type) && isRead(name, field, read) && plainName(name) === plainName(inner),
      );
      return found ? [{ field: found[0], parameter: hasBrackets ? inner : parameter }] : [];
    })
    .slice(0, FILTERS);
}

/** The fields of a record's page: a few above, all others below. */
export function shownOf({ fields, read, title }: Draft): { header: string[]; data: string[] } {
  const all = [...fields].filter(([name, field]) => isShown(field) && isRead(name, field, read));
  const header = all
    .filter(([name, { type }]) => name !== title && /^(?:enum|boolean|reference|dateTime|date)$/.test(type))
    .slice(0, IN_HEADER)
    .map(([name]) => name);
  const data = all.map(([name]) => name).filter((name) => !header.includes(name));
  return { header, data: data.length > 0 ? data : header };
}

/** Fields of the list that its host sorts by. */
export function sortsOf(draft: Draft, { sortedBy }: Pick<Spoken, 'sortedBy'>): ReadonlyMap<string, string> {
  const names = sortedBy(draft.collection.list);
  if (names === 'none') return new Map();
  const columns = columnsOf(draft).filter((name) => draft.fields.get(name)?.source === undefined);
  return new Map(
    columns.flatMap((column) => {
      const name = names === 'any' ? column : names.find((one) => plainName(one) === plainName(column));
      return name === undefined ? [] : [[column, name] as const];
    }),
  );
}
