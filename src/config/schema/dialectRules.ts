import { isPlainObject } from '../../lib/json';
import { isNotOwn } from '../dialects/headers';
import { placeholdersIn, placeholdersInJson } from '../template';
import type { Json } from './common';
import type { RuleProblem } from './rules';

type Members = Readonly<Record<string, unknown>>;
type Path = (string | number)[];

const PAGE = ['page', 'index', 'size', 'offset', 'end', 'last', 'cursor'];
const VALUE = ['field', 'value', 'values', 'quoted'];

/** What is wrong with a dialect beyond its shape: placeholders that nothing fills, headers that are not its own. */
export function dialectProblems(dialect: Members): RuleProblem[] {
  const { page, list, filter, create, update } = dialect;
  const at = (...path: Path) => unfilled(dialect, path);
  return [
    ...Object.entries(members(dialect.headers)).flatMap(([method, headers]) =>
      headerProblems(headers, ['headers', method], []),
    ),
    ...headerProblems(members(page).headers, ['page', 'headers'], PAGE),
    ...(typeof dialect.version === 'string' ? headerNameProblems(dialect.version, ['version']) : []),
    ...at('page', 'query')(PAGE),
    ...cursorProblems(members(page)),
    ...texts(members(list).data).flatMap((text, place) => wrongIn(text, ['list', 'data', place], ['type'])),
    ...at('record', 'path')(['path', 'id']),
    ...at('record', 'query')(['field', 'id']),
    ...at('sort', 'asc')(['field']),
    ...at('sort', 'desc')(['field']),
    ...at('sort', 'default')(['id']),
    ...at('search')(['value']),
    ...Object.keys(members(filter)).flatMap((operator) => at('filter', operator)(VALUE)),
    ...at('many', 'query')([...VALUE, 'size']),
    ...bodyProblems(create, 'create'),
    ...bodyProblems(update, 'update'),
  ];
}

const members = (value: unknown): Members => (isPlainObject(value) ? value : {});
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** The placeholders of a text that are not among those that are filled there. */
const wrongIn = (text: unknown, path: Path, names: readonly string[]): RuleProblem[] =>
  typeof text === 'string'
    ? placeholdersIn(text).flatMap(({ name }) => (names.includes(name) ? [] : [unknown(path, name, names)]))
    : [];

const unknown = (path: Path, name: string, names: readonly string[]): RuleProblem => ({
  path,
  found: `Nada rellena «{${name}}» aquí`,
  allowed: names.map((one) => `{${one}}`),
  wrong: `{${name}}`,
});

const unfilled = (dialect: Members, path: Path) => (names: readonly string[]) =>
  wrongIn(
    path.reduce<unknown>((value, key) => members(value)[key], dialect),
    path,
    names,
  );

function headerNameProblems(name: string, path: Path): RuleProblem[] {
  if (isNotOwn(name))
    return [{ path, found: `La cabecera «${name}» la pone solo la consola o el navegador`, allowed: [] }];
  return /^[\w-]+$/.test(name)
    ? []
    : [{ path, found: `«${name}» no es el nombre de una cabecera`, allowed: ['Accept'] }];
}

function headerProblems(headers: unknown, path: Path, names: readonly string[]): RuleProblem[] {
  return Object.entries(members(headers)).flatMap(([name, value]) => {
    const at = [...path, name];
    const wrong = headerNameProblems(name, at);
    if (wrong.length > 0) return wrong;
    if (typeof value === 'string' && /[^\t\u{20}-\u{7e}]/u.test(value))
      return [{ path: at, found: 'El valor de una cabecera es una línea de texto ASCII', allowed: [] }];
    return wrongIn(value, at, names);
  });
}

/** A cursor is read somewhere, or the second page would be the first once more. */
function cursorProblems({ query, cursor, after }: Members): RuleProblem[] {
  const asks = typeof query === 'string' && placeholdersIn(query).some(({ name }) => name === 'cursor');
  return asks && cursor === undefined && after === undefined
    ? [
        {
          path: ['page', 'query'],
          found: 'Nada dice de dónde sale «{cursor}»',
          allowed: ['page.cursor', 'page.after'],
        },
      ]
    : [];
}

const BODY = ['fields', 'attributes', 'relationships', 'type', 'id'];

function bodyProblems(write: unknown, key: string): RuleProblem[] {
  const { body } = members(write);
  if (!isPlainObject(body)) return [];
  return placeholdersInJson(body as Json).flatMap(({ name }) =>
    BODY.includes(name) ? [] : [unknown([key, 'body'], name, BODY)],
  );
}
