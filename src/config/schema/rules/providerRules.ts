import { isPlainObject } from '../../../lib/json';
import { findPlaceholders, findPlaceholdersInJson } from '../../template';
import type { Json } from '../common';
import type { RuleProblem } from './withRule';

type Members = Readonly<Record<string, unknown>>;

/** Finds problems of the filters of a provider: unknown placeholders, and two operators that fill the same member. */
export function findProviderProblems({ filter, search }: Members): RuleProblem[] {
  const templates = Object.entries(isPlainObject(filter) ? filter : {});
  return [
    ...templates.flatMap(([operator, template]) =>
      findUnknownNames(['filter', operator], template, ['field', 'value']),
    ),
    ...(isPlainObject(search) ? findUnknownNames(['search'], search, ['value']) : []),
    ...findSharedMembers(templates),
  ];
}

function findUnknownNames(path: string[], template: unknown, names: readonly string[]): RuleProblem[] {
  return listPlaceholders(template).flatMap((name) =>
    names.includes(name)
      ? []
      : [
          {
            path,
            found: `No value fills "{${name}}" here`,
            allowed: names.map((allowedName) => `{${allowedName}}`),
            misspelt: `{${name}}`,
          },
        ],
  );
}

/** Returns the names of the placeholders in the keys and values of a template. */
const listPlaceholders = (template: unknown): string[] =>
  [
    ...findPlaceholdersInJson(template as Json),
    ...listKeys(template).flatMap((key) => findPlaceholders(key)),
  ].map(({ name }) => name);

const listKeys = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(listKeys)]
    : [];

/** Finds both ends of a range that fill the same member: the second would replace the first. */
function findSharedMembers(templates: readonly (readonly [string, unknown])[]): RuleProblem[] {
  const ends = templates.filter(([operator, template]) => /^[<>]/.test(operator) && template !== false);
  return ends.flatMap(([operator, template], index) => {
    const other = ends.slice(0, index).find(([, before]) => sharesMember(before, template));
    return other
      ? [
          {
            path: ['filter', operator],
            found: `"${operator}" fills the same as "${other[0]}": a filter of both would lose one`,
            allowed: [`another name, such as {field}_${operator.startsWith('>') ? 'gte' : 'lte'}`],
          },
        ]
      : [];
  });
}

/** True if two templates fill the same member, or one fills a member inside the other. */
function sharesMember(first: unknown, second: unknown): boolean {
  const secondPaths = listMembers(second);
  return listMembers(first).some((path) =>
    secondPaths.some((other) => `${path}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${path}/`)),
  );
}

/** Returns the paths of the members that a template fills; lists are joined and fill none alone. */
const listMembers = (template: unknown): string[] =>
  typeof template === 'string'
    ? [template]
    : Object.entries(isPlainObject(template) ? template : {}).flatMap(([key, value]) =>
        isPlainObject(value)
          ? listMembers(value).map((path) => `${key}/${path}`)
          : Array.isArray(value)
            ? []
            : [key],
      );
