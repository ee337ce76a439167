import { isPlainObject } from '../../lib/json';
import { getFilterGrammar } from '../filterGrammar';
import type { ConfigProblem, FilterGrammar } from '../types';
import { readDeclaredDialect, type DeclaredDialect } from './rules/declaredDialect';

/** A declaration as found: nothing is known of `input` yet. */
export interface DeclarationSource {
  file: string;
  input: unknown;
  /** What was wrong with the file itself. */
  problems?: readonly ConfigProblem[];
  /** Not all of the file could be read: its names count, the rest is not looked at. */
  hasSyntaxErrors?: boolean;
}

/** What other names can be found in a declaration, whatever else is wrong with it. */
export interface DeclarationOutline extends DeclaredDialect {
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
  openedResources: readonly string[];
  /** What a template or a condition over a record may name. */
  recordNames: readonly string[];
  /** It has a list, or pickers, at an address of its own, which no record stands above. */
  hasList: boolean;
  /** Its records have addresses below its route. */
  hasDetail: boolean;
  /** What stands after the id of a record in its addresses: its tabs, and its edit page. */
  tabs: readonly string[];
  /** Further addresses of its records, each `''` where it is none. */
  extraPaths: readonly string[];
  /** How its host is told of filters. */
  grammar: FilterGrammar;
  /** Resources that are shown in lists of a record: they have it as their parent. */
  related: readonly RelatedResource[];
}

/** A resource in a list of a record of another one. */
export interface RelatedResource {
  parent: string;
  name: string;
  /** The record is a row that was opened, with a record above itself. */
  isExpandedRow: boolean;
}

const toObject = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {});
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Members that every record has. */
const COMMON_MEMBERS = ['type', '$included'];

/** What is around rows that are members of several lists. */
const listOuterNames = (data: unknown): string[] =>
  toList(data).some((path) => toText(path)?.includes('[]')) ? ['$outer'] : [];

/** The id under the name that it always has, and the members where the host writes it; none of rows without one. */
const listIdNames = (id: unknown): string[] =>
  id === false ? [] : ['id', ...[id].flat().flatMap((name) => toText(name)?.split('.')[0] ?? [])];

export function createOutline({ file, input }: DeclarationSource): DeclarationOutline {
  const { name, route, aliases, fields, actions, members, list, pickers, detail, api } = toObject(input);
  const declaredFields = toObject(fields);
  return {
    file,
    name: toText(name),
    route: toText(route) ?? toText(name),
    aliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
    fields: declaredFields,
    actions: [...new Set([...listBuiltInActions(toObject(input)), ...Object.keys(toObject(actions))])],
    forms: ['create', 'edit'].filter((form) => toObject(input)[form] !== undefined),
    openedResources: Object.values(toObject(actions)).flatMap(
      (action) => toText(toObject(toObject(action).opens).resource) ?? [],
    ),
    recordNames: [
      ...new Set([
        ...Object.keys(declaredFields),
        ...Object.values(declaredFields).flatMap(listFirstSegments),
        ...(Array.isArray(members) ? members.filter((member) => typeof member === 'string') : []),
        ...COMMON_MEMBERS,
        ...listOuterNames(toObject(toObject(api).list).data),
        ...listIdNames(toObject(api).id),
      ]),
    ],
    hasList: list !== undefined || pickers !== undefined,
    hasDetail: detail !== undefined,
    tabs: ['edit', ...Object.keys(toObject(toObject(detail).tabs))],
    extraPaths: toList(toObject(detail).at).map((extraRoute) => toText(toObject(extraRoute).path) ?? ''),
    grammar: getFilterGrammar(toObject(api).dialect, toObject(toObject(api).list).filter),
    ...readDeclaredDialect(toObject(api), toObject(toObject(api).list)),
    related: [
      ...findRelated(detail, toText(name) ?? ''),
      ...findRelated({ expand: toObject(list).expand }, toText(name) ?? ''),
      ...findRelated(
        Object.values(toObject(actions)).map((action) => ({ list: toObject(action).list })),
        toText(name) ?? '',
      ),
    ],
  };
}

/** A member that a field reads is one of the record, `location` of `location.city`; so is where it writes new files. */
const listFirstSegments = (field: unknown): string[] => {
  const { source, byLanguage, newTo } = toObject(field);
  return [source, ...Object.values(toObject(byLanguage)), newTo]
    .flat()
    .flatMap((path) => toText(path)?.split('.')[0] ?? []);
};

/** The actions that stand without being declared, as `builtInActions` makes them. */
function listBuiltInActions({ create, edit, api }: Readonly<Record<string, unknown>>): string[] {
  const apiObject = toObject(api);
  const canDelete = apiObject.delete !== undefined || apiObject.path !== undefined;
  return [...(create ? ['create'] : []), ...(edit ? ['edit'] : []), ...(canDelete ? ['delete'] : [])];
}

/** Resources named by lists anywhere inside, and by what opens below the rows of these. */
function findRelated(value: unknown, owner: string): RelatedResource[] {
  if (Array.isArray(value)) return value.flatMap((child) => findRelated(child, owner));
  return Object.entries(toObject(value)).flatMap(([key, child]) => {
    const { resource, from } = toObject(child);
    const isExpandedRow = key === 'expand' && from !== undefined;
    const isList = key === 'list' || key === 'records' || isExpandedRow;
    const otherResource = isList ? toText(resource) : undefined;
    const name = otherResource ?? owner;
    const relatedHere =
      isExpandedRow || otherResource !== undefined ? [{ parent: owner, name, isExpandedRow }] : [];
    return [...relatedHere, ...findRelated(child, name)];
  });
}
