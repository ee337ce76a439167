import { isPlainObject } from '../../lib/json';
import { placeholdersIn, placeholdersInJson } from '../template';
import type { Json } from './common';
import type { RuleProblem } from './rules';

type Members = Readonly<Record<string, unknown>>;
type Path = (string | number)[];

const PAGE = ['page', 'index', 'size', 'offset', 'end', 'last', 'cursor'];
const VALUE = ['field', 'value', 'values', 'quoted'];

/** What is wrong with a dialect beyond its shape: placeholders that nothing fills, headers that are not its own. */
export function dialectProblems(dialect: Members): RuleProblem[] {
  const { page, list, record, sort, search, filter, many, create, update } = dialect;
  const at = (...path: Path) => unfilled(dialect, path);
  return [
    ...Object.entries(members(dialect.headers)).flatMap(([method, headers]) =>
      headerProblems(headers, ['headers', method], []),
    ),
    ...headerProblems(members(page).headers, ['page', 'headers'], PAGE),
    ...(page ? [...at('page', 'query')(PAGE), ...cursorProblems(members(page))] : []),
    ...keys(list, ['data']).flatMap(() =>
      texts(members(list).data).flatMap((text, place) => wrongIn(text, ['list', 'data', place], ['type'])),
    ),
    ...(record ? [...at('record', 'path')(['path', 'id']), ...at('record', 'query')(['field', 'id'])] : []),
    ...(sort ? [...at('sort', 'asc')(['field']), ...at('sort', 'desc')(['field'])] : []),
    ...(sort ? at('sort', 'default')(['id']) : []),
    ...(search ? at('search')(['value']) : []),
    ...Object.keys(members(filter)).flatMap((operator) => at('filter', operator)(VALUE)),
    ...(many ? at('many', 'query')([...VALUE, 'size']) : []),
    ...bodyProblems(create, 'create'),
    ...bodyProblems(update, 'update'),
  ];
}

const members = (value: unknown): Members => (isPlainObject(value) ? value : {});
const keys = (value: unknown, names: string[]): string[] => names.filter((name) => name in members(value));
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

/** Of the session, and of the connection: a config sets none of them. */
const NOT_OWN = /^(authorization|cookie2?|host|origin|referer|content-length|proxy-.*|sec-.*)$/i;

function headerProblems(headers: unknown, path: Path, names: readonly string[]): RuleProblem[] {
  return Object.entries(members(headers)).flatMap(([name, value]) => {
    const at = [...path, name];
    if (NOT_OWN.test(name))
      return [
        { path: at, found: `La cabecera «${name}» la pone solo la consola o el navegador`, allowed: [] },
      ];
    if (!/^[\w-]+$/.test(name))
      return [{ path: at, found: `«${name}» no es el nombre de una cabecera`, allowed: ['Accept'] }];
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
