import { isPlainObject } from '../../../lib/json';
import { isForbiddenHeader } from '../../dialects/forbiddenHeaders';
import { presetsWithWholeUpdates } from '../../dialects/presetsWithWholeUpdates';
import { findPlaceholders, findPlaceholdersInJson } from '../../template';
import { findUnpairedBrace } from '../../templateBraces';
import type { Json } from '../common';
import { findConditionProblems } from './dialectConditionRules';
import { findDialectTemplateProblems } from './dialectTemplateRules';
import type { RuleProblem } from './withRule';

type Members = Readonly<Record<string, unknown>>;
type Path = (string | number)[];

const PAGE_NAMES = ['page', 'index', 'size', 'offset', 'end', 'last', 'cursor'];
const VALUE_NAMES = ['field', 'value', 'literal', 'values', 'quoted', 'literals'];
const SEARCH_NAMES = ['value', 'literal', 'quoted'];
const SEARCH_FIELD_NAMES = ['field', 'value', 'literal', 'regexp'];

/** Finds problems of a dialect beyond its shape: unknown placeholders, and headers that a dialect must not set. */
export function findDialectProblems(dialect: Members): RuleProblem[] {
  const { page, getList, search, filter, create, update } = dialect;
  const findUnfilled = (...path: Path) => findUnfilledAt(dialect, path);
  return [
    ...Object.entries(toMembers(dialect.headers)).flatMap(([method, headers]) =>
      findHeaderProblems(headers, ['headers', method], []),
    ),
    ...findHeaderProblems(toMembers(page).headers, ['page', 'headers'], PAGE_NAMES),
    ...(typeof dialect.versionHeader === 'string'
      ? findHeaderNameProblems(dialect.versionHeader, ['versionHeader'])
      : []),
    ...findUnfilled('page', 'query')(PAGE_NAMES),
    ...findCursorProblems(toMembers(page)),
    ...toTexts(toMembers(getList).data).flatMap((text, index) =>
      findUnknownNames(text, ['getList', 'data', index], ['type']),
    ),
    ...findUnfilledInJson(
      toMembers(getList).json,
      ['getList', 'json'],
      [...PAGE_NAMES, 'conditions', 'sort'],
    ),
    ...findUnfilled('getList', 'count', 'path')(['path']),
    ...findUnfilled('getList', 'count', 'query')(['conditions']),
    ...findUnfilled('record', 'path')(['path', 'id', 'literal']),
    ...findUnfilled('record', 'query')(['field', 'id']),
    ...findUnfilled('sort', 'asc')(['field']),
    ...findUnfilled('sort', 'desc')(['field']),
    ...findUnfilled('sort', 'default')(['id']),
    ...findUnfilled('search')(SEARCH_NAMES),
    ...findUnfilled('search', 'query')(SEARCH_NAMES),
    ...findUnfilledInJson(toMembers(search).condition, ['search', 'condition'], SEARCH_FIELD_NAMES),
    ...Object.entries(toMembers(filter)).flatMap(([operator, template]) =>
      findUnfilledInJson(template, ['filter', operator], VALUE_NAMES),
    ),
    ...findConditionProblems(dialect),
    ...findDialectTemplateProblems(dialect),
    ...findUnnamedSortProblems(toMembers(dialect.sort)),
    ...findPartialPutProblems(dialect),
    ...findUnfilled('getMany', 'query')([...VALUE_NAMES, 'size']),
    ...findBodyProblems(create, 'create'),
    ...findBodyProblems(update, 'update'),
  ];
}

const toMembers = (value: unknown): Members => (isPlainObject(value) ? value : {});
const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** Finds placeholders of a text that are not available there, and a brace without its pair. */
function findUnknownNames(text: unknown, path: Path, names: readonly string[]): RuleProblem[] {
  if (typeof text !== 'string') return [];
  const brace = findUnpairedBrace(text);
  return [
    ...findPlaceholders(text).flatMap(({ name }) =>
      names.includes(name) ? [] : [createUnknownNameProblem(path, name, names)],
    ),
    ...(brace ? [{ path, found: brace.found, allowed: names.map((name) => `{${name}}`) }] : []),
  ];
}

/** Finds a sort that names no field: every column would ask for the same order. */
const findUnnamedSortProblems = (sort: Members): RuleProblem[] =>
  ['asc', 'desc'].flatMap((direction) => {
    const template = sort[direction];
    return typeof template !== 'string' || findPlaceholders(template).some(({ name }) => name === 'field')
      ? []
      : [
          {
            path: ['sort', direction],
            found: `"${template}" lacks the field to sort by`,
            allowed: ['{field}'],
          },
        ];
  });

/**
 * Finds an update by PUT that does not say whether it sends the whole record: most hosts replace the record by it, and the
 * members that no field of the form holds would be erased. Some presets set it.
 */
function findPartialPutProblems({ update, extends: base }: Members): RuleProblem[] {
  const { method, whole } = toMembers(update);
  const hasOwnPreset = presetsWithWholeUpdates.some((name) => name === base);
  if (method !== 'PUT' || whole !== undefined || hasOwnPreset) return [];
  return [
    {
      path: ['update', 'whole'],
      found:
        'A PUT usually replaces the whole record; the dialect does not say whether members outside the form are sent',
      allowed: [
        'true (all members are sent)',
        'false (the host keeps what it does not receive)',
        'method: PATCH',
      ],
    },
  ];
}

const createUnknownNameProblem = (path: Path, name: string, names: readonly string[]): RuleProblem => ({
  path,
  found: `No value fills "{${name}}" here`,
  allowed: names.map((allowedName) => `{${allowedName}}`),
  misspelt: `{${name}}`,
});

/** Finds placeholders in JSON, in values and names of members, that are not available there. */
function findUnfilledInJson(value: unknown, path: Path, names: readonly string[]): RuleProblem[] {
  if (typeof value === 'string') return findUnknownNames(value, path, names);
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => [
        ...findUnknownNames(name, [...path, name], names),
        ...findUnfilledInJson(member, [...path, name], names),
      ])
    : [];
}

const findUnfilledAt = (dialect: Members, path: Path) => (names: readonly string[]) =>
  findUnknownNames(
    path.reduce<unknown>((value, key) => toMembers(value)[key], dialect),
    path,
    names,
  );

function findHeaderNameProblems(name: string, path: Path): RuleProblem[] {
  if (isForbiddenHeader(name))
    return [{ path, found: `Only the console or the browser sets the header "${name}"`, allowed: [] }];
  return /^[\w-]+$/.test(name)
    ? []
    : [{ path, found: `"${name}" is not the name of a header`, allowed: ['Accept'] }];
}

function findHeaderProblems(headers: unknown, path: Path, names: readonly string[]): RuleProblem[] {
  return Object.entries(toMembers(headers)).flatMap(([name, value]) => {
    const headerPath = [...path, name];
    const nameProblems = findHeaderNameProblems(name, headerPath);
    if (nameProblems.length > 0) return nameProblems;
    if (typeof value === 'string' && /[^\t\u{20}-\u{7e}]/u.test(value))
      return [{ path: headerPath, found: 'The value of a header is one line of ASCII text', allowed: [] }];
    return findUnknownNames(value, headerPath, names);
  });
}

/** Finds a `{cursor}` without a source: the second page would be the first one again. */
function findCursorProblems({ query, cursor, cursorField }: Members): RuleProblem[] {
  const usesCursor =
    typeof query === 'string' && findPlaceholders(query).some(({ name }) => name === 'cursor');
  return usesCursor && cursor === undefined && cursorField === undefined
    ? [
        {
          path: ['page', 'query'],
          found: 'The source of "{cursor}" is missing',
          allowed: ['page.cursor', 'page.cursorField'],
        },
      ]
    : [];
}

const BODY_NAMES = ['fields', 'attributes', 'relationships', 'type', 'id'];

function findBodyProblems(write: unknown, key: string): RuleProblem[] {
  const { body } = toMembers(write);
  if (!isPlainObject(body)) return [];
  return findPlaceholdersInJson(body as Json).flatMap(({ name }) =>
    BODY_NAMES.includes(name) ? [] : [createUnknownNameProblem([key, 'body'], name, BODY_NAMES)],
  );
}
