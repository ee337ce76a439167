import { isPlainObject } from '../../../lib/json';
import { findPlaceholders } from '../../template';
import type { RuleProblem } from './withRule';

type Members = Readonly<Record<string, unknown>>;
type Path = (string | number)[];

const toMembers = (value: unknown): Members => (isPlainObject(value) ? value : {});

const PLACE_NAMES = ['page', 'index', 'offset', 'end', 'last', 'cursor'];
const VALUE_NAMES = ['value', 'literal', 'values', 'quoted', 'literals', 'regexp'];

/** Finds templates of a dialect that leave out what they are for, and places of a response in another notation. */
export function findDialectTemplateProblems(dialect: Members): RuleProblem[] {
  const { page, search, filter, getMany, sort, record } = dialect;
  const searchTemplate = typeof search === 'string' ? search : toMembers(search).query;
  const searchPath = typeof search === 'string' ? ['search'] : ['search', 'query'];
  return [
    ...findForeignPlaceholders(dialect, []),
    ...findFixedPage(toMembers(page)),
    ...findWithout(searchTemplate, searchPath, VALUE_NAMES, 'the searched text', '{value}'),
    ...Object.entries(toMembers(filter)).flatMap(([operator, template]) => {
      const path = ['filter', operator];
      const comparesNothing = operator === 'null' || operator === 'not null';
      return [
        ...findWithout(template, path, ['field'], 'the field to filter by', '{field}'),
        ...(comparesNothing
          ? []
          : findWithout(template, path, VALUE_NAMES, 'the value to filter by', '{value}')),
      ];
    }),
    ...findWithout(
      toMembers(getMany).query,
      ['getMany', 'query'],
      VALUE_NAMES,
      'the requested ids',
      '{values}',
    ),
    ...findEqualDirections(toMembers(sort)),
    ...findFixedRecord(dialect, toMembers(record)),
    ...findIdTemplates(dialect.id),
    ...findForeignPaths(dialect),
  ];
}

const hasName = (text: string, names: readonly string[]): boolean =>
  findPlaceholders(text).some(({ name }) => names.includes(name));

/** Finds a template of parameters without any of these placeholders. One without a `=` is reported by its own rule. */
function findWithout(
  template: unknown,
  path: Path,
  names: readonly string[],
  what: string,
  allowed: string,
): RuleProblem[] {
  if (typeof template !== 'string' || hasName(template, names)) return [];
  return [{ path, found: `"${template}" lacks ${what}`, allowed: [allowed] }];
}

/** Finds placeholders of a shell, `${page}`: the console would send the dollar sign. */
function findForeignPlaceholders(value: unknown, path: Path): RuleProblem[] {
  if (typeof value === 'string')
    return /\$\{\w+\}/.test(value)
      ? [
          {
            path,
            found: `"${value}" would also send the character "$"`,
            allowed: [value.replaceAll(/\$(?=\{\w+\})/g, '')],
          },
        ]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    findForeignPlaceholders(member, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Finds a page that every page would be: no placeholder of its position in query and headers. */
function findFixedPage({ query, headers }: Members): RuleProblem[] {
  if (typeof query !== 'string' || query === '') return [];
  const texts = [query, ...Object.values(toMembers(headers)).map((value) => String(value))];
  const hasUnknown = findPlaceholders(query).some(({ name }) => ![...PLACE_NAMES, 'size'].includes(name));
  if (hasUnknown || texts.some((text) => hasName(text, PLACE_NAMES))) return [];
  return [
    {
      path: ['page', 'query'],
      found: `"${query}" lacks the requested page: each page would be the first`,
      allowed: PLACE_NAMES.map((name) => `{${name}}`),
    },
  ];
}

const findEqualDirections = ({ asc, desc }: Members): RuleProblem[] =>
  typeof asc === 'string' && asc === desc
    ? [
        {
          path: ['sort', 'desc'],
          found: `Both directions of the sort are the same request, "${asc}"`,
          allowed: ['sort=-{field}', 'sort={field}:desc'],
        },
      ]
    : [];

/** Finds the place of a record without its id: each record would be the same one. The preset `postgrest` has the id in its query. */
function findFixedRecord({ extends: base }: Members, { path, query }: Members): RuleProblem[] {
  const isInQuery = typeof query === 'string' ? hasName(query, ['id']) : base === 'postgrest';
  if (typeof path !== 'string' || isInQuery || hasName(path, ['id', 'literal'])) return [];
  return [
    {
      path: ['record', 'path'],
      found: `"${path}" lacks the record`,
      allowed: ['{id}', '{literal}'],
    },
  ];
}

const findIdTemplates = (id: unknown): RuleProblem[] =>
  [id].flat().flatMap((member, index): RuleProblem[] =>
    typeof member === 'string' && /^\{.*\}$/.test(member)
      ? [
          {
            path: Array.isArray(id) ? ['id', index] : ['id'],
            found: `"${member}" is not the name of a member`,
            allowed: [member.slice(1, -1)],
          },
        ]
      : [],
  );

/** Places of values in a response, by their path in the dialect. */
const PLACES: readonly (readonly string[])[] = [
  ['page', 'cursor'],
  ...['data', 'total', 'pages', 'next', 'last'].map((key) => ['getList', key]),
  ['getList', 'count', 'total'],
  ['getOne', 'data'],
  ['create', 'id'],
  ...['message', 'list', 'detail', 'field', 'fields', 'status'].map((key) => ['errors', key]),
];

/** Finds places in another notation than paths with dots, such as JSONPath: they would never find a value. */
const findForeignPaths = (dialect: Members): RuleProblem[] =>
  PLACES.flatMap((place) => {
    const paths = place.reduce<unknown>((value, key) => toMembers(value)[key], dialect);
    if (!Array.isArray(paths)) return [];
    return paths.flatMap((path: unknown, index): RuleProblem[] => {
      const meant = typeof path === 'string' ? toPlainPath(path) : path;
      return meant === path
        ? []
        : [
            {
              path: [...place, index],
              found: `"${String(path)}" is not a place in the response`,
              allowed: [String(meant)],
            },
          ];
    });
  });

/** Converts JSONPath, brackets and other spellings of a header to the notation of the console. */
function toPlainPath(path: string): string {
  const [, header] = /^headers?\s*[.:]\s*([\w-]+)$/i.exec(path) ?? [];
  // A member may be called `header`, but not with a hyphen or capitals after it, as headers are.
  if (header !== undefined && (path.includes(':') || /^headers\.[A-Z]|-/.test(path)))
    return `header:${header}`;
  if (!/^\$[.[]|\[\d+\]|\[['"]/.test(path)) return path;
  return path
    .replace(/^\$\.?/, '')
    .replaceAll(/\[['"]?([^\]'"]+)['"]?\]/g, '.$1')
    .replace(/^\./, '');
}
