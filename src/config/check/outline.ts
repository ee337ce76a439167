import { isPlainObject } from '../../lib/json';
import { grammarOf } from '../filterGrammar';
import type { ConfigProblem, FilterGrammar } from '../types';
import { spokenOf, type Spoken } from './spoken';

/** A declaration as found: nothing is known of `input` yet. */
export interface Found {
  file: string;
  input: unknown;
  /** What was wrong with the file itself. */
  problems?: readonly ConfigProblem[];
  /** Not all of the file could be read: its names count, the rest is not looked at. */
  isBroken?: boolean;
}

/** What other names can be found in a declaration, whatever else is wrong with it. */
export interface Outline extends Spoken {
  file: string;
  name: string | undefined;
  route: string | undefined;
  /** Other paths that lead to the route. */
  aliases: readonly string[];
  /** Fields as declared, by name. */
  fields: Readonly<Record<string, unknown>>;
  actions: readonly string[];
  /** `create`, `edit`: those that it declares. */
  forms: readonly string[];
  /** Other resources whose forms its actions open. */
  opened: readonly string[];
  /** What a template or a condition over a record may name. */
  record: readonly string[];
  /** It has a list, or pickers, at an address of its own, which no record stands above. */
  hasList: boolean;
  /** Its records have addresses below its route. */
  hasDetail: boolean;
  /** What stands after the id of a record in its addresses: its tabs, and its edit page. */
  tabs: readonly string[];
  /** Further addresses of its records, each `''` where it is none. */
  at: readonly string[];
  /** How its host is told of filters. */
  grammar: FilterGrammar;
  /** Resources that are shown in lists of a record: they have it as their parent. */
  related: readonly Related[];
}

/** A resource in a list of a record of another one. */
export interface Related {
  parent: string;
  name: string;
  /** The record is a row that was opened, with a record above itself. */
  isBelowRow: boolean;
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Members that every record has. */
const ALWAYS = ['type', '$included'];

/** What is around rows that are members of several lists. */
const outerOf = (data: unknown): string[] =>
  listOf(data).some((path) => textOf(path)?.includes('[]')) ? ['$outer'] : [];

/** The id under the name that it always has, and the members where the host writes it; none of rows without one. */
const idsOf = (id: unknown): string[] =>
  id === false ? [] : ['id', ...[id].flat().flatMap((name) => textOf(name)?.split('.')[0] ?? [])];

export function outlineOf({ file, input }: Found): Outline {
  const { name, route, aliases, fields, actions, members, list, pickers, detail, api } = objectOf(input);
  const declared = objectOf(fields);
  return {
    file,
    name: textOf(name),
    route: textOf(route) ?? textOf(name),
    aliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
    fields: declared,
    actions: [...new Set([...builtIn(objectOf(input)), ...Object.keys(objectOf(actions))])],
    forms: ['create', 'edit'].filter((form) => objectOf(input)[form] !== undefined),
    opened: Object.values(objectOf(actions)).flatMap(
      (action) => textOf(objectOf(objectOf(action).opens).resource) ?? [],
    ),
    record: [
      ...new Set([
        ...Object.keys(declared),
        ...Object.values(declared).flatMap(firstSegments),
        ...(Array.isArray(members) ? members.filter((member) => typeof member === 'string') : []),
        ...ALWAYS,
        ...outerOf(objectOf(objectOf(api).list).data),
        ...idsOf(objectOf(api).id),
      ]),
    ],
    hasList: list !== undefined || pickers !== undefined,
    hasDetail: detail !== undefined,
    tabs: ['edit', ...Object.keys(objectOf(objectOf(detail).tabs))],
    at: listOf(objectOf(detail).at).map((one) => textOf(objectOf(one).path) ?? ''),
    grammar: grammarOf(objectOf(api).dialect, objectOf(objectOf(api).list).filter),
    ...spokenOf(objectOf(api), objectOf(objectOf(api).list)),
    related: [
      ...relatedIn(detail, textOf(name) ?? ''),
      ...relatedIn({ expand: objectOf(list).expand }, textOf(name) ?? ''),
      ...relatedIn(
        Object.values(objectOf(actions)).map((action) => ({ list: objectOf(action).list })),
        textOf(name) ?? '',
      ),
    ],
  };
}

/** A member that a field reads is one of the record, `location` of `location.city`; so is where it writes new files. */
const firstSegments = (field: unknown): string[] => {
  const { source, byLanguage, newTo } = objectOf(field);
  return [source, ...Object.values(objectOf(byLanguage)), newTo]
    .flat()
    .flatMap((path) => textOf(path)?.split('.')[0] ?? []);
};

/** The actions that stand without being declared, as `builtInActions` makes them. */
function builtIn({ create, edit, api }: Readonly<Record<string, unknown>>): string[] {
  const calls = objectOf(api);
  const canDelete = calls.delete !== undefined || calls.path !== undefined;
  return [...(create ? ['create'] : []), ...(edit ? ['edit'] : []), ...(canDelete ? ['delete'] : [])];
}

/** Resources named by lists anywhere inside, and by what opens below the rows of these. */
function relatedIn(value: unknown, owner: string): Related[] {
  if (Array.isArray(value)) return value.flatMap((inner) => relatedIn(inner, owner));
  return Object.entries(objectOf(value)).flatMap(([key, inner]) => {
    const { resource, from } = objectOf(inner);
    const isBelowRow = key === 'expand' && from !== undefined;
    const isList = key === 'list' || key === 'records' || isBelowRow;
    const other = isList ? textOf(resource) : undefined;
    const name = other ?? owner;
    const own = isBelowRow || other !== undefined ? [{ parent: owner, name, isBelowRow }] : [];
    return [...own, ...relatedIn(inner, name)];
  });
}
