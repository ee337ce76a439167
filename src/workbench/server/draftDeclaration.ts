import { resolveDialect, type DialectSource } from '../../config/dialects/resolveDialect';
import { toMemberPath } from '../../config/values/readPath';
import { isPlainObject } from '../../lib/json';
import { draftField, toLabel, type DraftedField } from './draftField';

type Row = Readonly<Record<string, unknown>>;

interface DraftOptions {
  /** Path of the list, `/api/pumps`. */
  path: string;
  hostName: string;
  dialect: DialectSource | undefined;
  /** Names of resources that the console has. */
  takenNames: readonly string[];
  /** Rows as the console read them. */
  rows: readonly Row[];
}

/** Columns of a drafted list. */
const MAX_COLUMNS = 6;
/** Filters of a drafted list. */
const MAX_FILTERS = 3;

/** Drafts a declaration from the rows of a list: a field for each member that holds a plain value. */
export function draftDeclaration({ path, hostName, dialect, takenNames, rows }: DraftOptions): unknown {
  const { sort, filter, search } = resolveDialect(dialect ?? 'json-api');
  const name = findFreeName(getResourceName(path), takenNames);
  const idMember = findIdMember(rows, name);
  const drafted = listMembers(rows)
    .filter((member) => member !== idMember && !rows.every((row) => row[member] === ''))
    .flatMap((member) => {
      const field = draftField(
        member,
        rows.map((row) => row[member]),
      );
      return field ? [[toFieldName(member), withSource(member, field)] as const] : [];
    });
  const fields = Object.fromEntries(
    drafted.map(([fieldName, field]) => [
      fieldName,
      { ...field, ...(sort !== false && SORTABLE.has(field.type) ? { sortable: true } : {}) },
    ]),
  );
  const names = Object.keys(fields);
  const filters = names.filter((fieldName) => FILTERABLE.has(fields[fieldName]?.type ?? ''));
  const title = names.find((fieldName) => /name|title|label|nombre|titulo/i.test(fieldName)) ?? names[0];
  return {
    name,
    label: toLabel(path.split('/').at(-1) ?? name),
    recordRepresentation: title ?? 'id',
    api: {
      ...(hostName === 'main' ? {} : { host: hostName }),
      path,
      ...(idMember === undefined || idMember === 'id' ? {} : { id: toMemberPath(idMember) }),
    },
    fields,
    list: {
      ...(search === false || !isTextSearch(search) ? {} : { search: true }),
      columns: names.slice(0, MAX_COLUMNS),
      ...(filter['='] === false || filters.length === 0 ? {} : { filters: filters.slice(0, MAX_FILTERS) }),
    },
    show: { header: { fields: names.slice(0, 2) }, tabs: { data: { label: 'Datos', fields: names } } },
  };
}

const SORTABLE = new Set(['text', 'number', 'date', 'dateTime', 'boolean', 'email']);
const FILTERABLE = new Set(['text', 'boolean', 'email']);

/** True for a search by one text; a search by fields needs their names, which nothing here tells. */
const isTextSearch = (search: unknown): boolean => !isPlainObject(search) || !('condition' in search);

/** Returns the name of a resource from its path: `/api/fleet_cars` → `fleet-cars`. */
const getResourceName = (path: string): string => {
  const words = (path.split('/').at(-1) ?? '').toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  const name = words.replaceAll(/^-+|-+$/g, '');
  return /^[a-z]/.test(name) ? name : `list-${name}`.replace(/-$/, '');
};

/** Returns a name that no other resource has: `pumps`, `pumps-2`. */
const findFreeName = (name: string, takenNames: readonly string[]): string => {
  const suffix = Array.from({ length: takenNames.length + 1 }, (_, index) => index + 2).find(
    (count) => !takenNames.includes(`${name}-${count}`),
  );
  return takenNames.includes(name) ? `${name}-${suffix}` : name;
};

/** Returns the members of all rows that may be fields, in the order of their first occurrence. */
const listMembers = (rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row)).filter((member) => !member.startsWith('$'))),
];

/**
 * Returns the member that identifies the rows, with a distinct value in each: `id` and the like, one named like the resource
 * (`pumpId` of `pumps`), or the first one that ends so.
 */
function findIdMember(rows: readonly Row[], resourceName: string): string | undefined {
  const isKey = (member: string): boolean =>
    new Set(rows.map((row) => String(row[member]))).size === rows.length &&
    rows.every((row) => ['string', 'number'].includes(typeof row[member]) && row[member] !== '');
  const members = listMembers(rows).filter(isKey);
  const beginning = resourceName.replaceAll('-', '').slice(0, 3);
  const patterns = [
    /^id$/i,
    /^(?:_id|uuid|guid|key|code)$/i,
    new RegExp(`^${beginning}.*id$`, 'i'),
    /(?:Id|ID|_id)$/,
  ];
  return patterns
    .map((pattern) => members.find((member) => pattern.test(member.replaceAll(/(?<=.)[-_](?=.)/g, ''))))
    .find((member) => member !== undefined);
}

/** Returns the name of a field: names of the language have no blanks or signs. */
const toFieldName = (member: string): string => {
  const words = member.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '');
  const name = words.replaceAll(/[^\w]+/g, '_').replaceAll(/^_+|_+$/g, '');
  return /^[a-z]/i.test(name) ? name : `field_${name}`;
};

const withSource = (member: string, field: DraftedField): DraftedField =>
  toFieldName(member) === member ? field : { ...field, source: toMemberPath(member) };
