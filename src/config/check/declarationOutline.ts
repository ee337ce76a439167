import { isPlainObject } from '../../lib/json';
import { splitPath } from '../values/readPath';
import { getFilterGrammar } from '../filterGrammar';
import type { ConfigProblem, FilterGrammar } from '../types';
import { listFormFields } from './rules/inputFields';
import { readDeclaredDialect, type DeclaredDialect } from './rules/declaredDialect';

/** A declaration as found; `input` is unchecked. */
export interface DeclarationSource {
  file: string;
  input: unknown;
  /** Problems of the file itself, such as syntax errors. */
  problems?: readonly ConfigProblem[];
  /** True if the file could not be parsed completely: its names are used, the rest is not checked. */
  hasSyntaxErrors?: boolean;
  /** Languages that each text by language has to have. Default: those of the installation. */
  languages?: readonly string[] | undefined;
}

/** The names that a declaration provides to others, even if it has other problems. */
export interface DeclarationOutline extends DeclaredDialect {
  file: string;
  name: string | undefined;
  route: string | undefined;
  /** Other paths that redirect to the route. */
  redirectsFrom: readonly string[];
  /** Fields as declared, by name. */
  fields: Readonly<Record<string, unknown>>;
  actions: readonly string[];
  /** Actions with one field in the toolbar. */
  toolbarActions: readonly string[];
  /** `create`, `edit`: the forms that it declares. */
  forms: readonly string[];
  /** Names of the fields of its edit form. */
  editFields: readonly string[];
  /** Other resources whose forms its actions open. */
  openedResources: readonly string[];
  /** Names available to templates and conditions over a record. */
  recordNames: readonly string[];
  /** True if it has a list or a scope selector with its own URL, without a parent record. */
  hasList: boolean;
  /** True if its records have URLs below its route. */
  hasDetail: boolean;
  /** URL segments after a record's id: its tabs and its edit page. */
  tabs: readonly string[];
  /** Additional paths of its records; `''` for an invalid one. */
  extraPaths: readonly string[];
  /** Filter format of its host. */
  grammar: FilterGrammar;
  /** Resources in lists of its records, which have the record as their parent. */
  related: readonly RelatedResource[];
}

/** A resource in a list of another resource's record. */
export interface RelatedResource {
  parent: string;
  name: string;
  /** True if the record is an expanded row, with a parent record of its own. */
  isExpandedRow: boolean;
}

const toObject = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {});
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Members of every record. */
const COMMON_MEMBERS = ['type', '$included'];

/** Returns the name of the outer scope, for rows that come from several lists. */
const listOuterNames = (data: unknown): string[] =>
  toList(data).some((path) => toText(path)?.includes('[]')) ? ['$outer'] : [];

/** Returns `id` and the members that hold it at the host; none for rows without id. */
const listIdNames = (id: unknown): string[] =>
  id === false ? [] : ['id', ...[id].flat().flatMap((name) => splitPath(toText(name) ?? '')[0] || [])];

export function createOutline({ file, input }: DeclarationSource): DeclarationOutline {
  const { name, route, redirectsFrom, fields, actions, members, list, scope, show, api } = toObject(input);
  const declaredFields = toObject(fields);
  return {
    file,
    name: toText(name),
    route: toText(route) ?? toText(name),
    redirectsFrom: Array.isArray(redirectsFrom)
      ? redirectsFrom.filter((alias) => typeof alias === 'string')
      : [],
    fields: declaredFields,
    actions: [...new Set([...listBuiltInActions(toObject(input)), ...Object.keys(toObject(actions))])],
    toolbarActions: Object.entries(toObject(actions)).flatMap(([id, action]) =>
      toObject(toObject(action).form).presentation === 'toolbar' ? [id] : [],
    ),
    forms: ['create', 'edit'].filter((form) => toObject(input)[form] !== undefined),
    editFields: listFormFields(toObject(input).edit),
    openedResources: Object.values(toObject(actions)).flatMap(
      (action) => toText(toObject(toObject(action).openForm).resource) ?? [],
    ),
    recordNames: [
      ...new Set([
        ...Object.keys(declaredFields),
        ...Object.values(declaredFields).flatMap(listFirstSegments),
        ...(Array.isArray(members) ? members.filter((member) => typeof member === 'string') : []),
        ...COMMON_MEMBERS,
        ...listOuterNames(toObject(toObject(api).getList).data),
        ...listIdNames(toObject(api).id),
      ]),
    ],
    hasList: list !== undefined || scope !== undefined,
    hasDetail: show !== undefined,
    tabs: ['edit', ...Object.keys(toObject(toObject(show).tabs))],
    extraPaths: toList(toObject(show).routes).map((extraRoute) => toText(toObject(extraRoute).path) ?? ''),
    grammar: getFilterGrammar(toObject(api).dialect, toObject(toObject(api).getList).filter),
    ...readDeclaredDialect(toObject(api), toObject(toObject(api).getList)),
    related: [
      ...findRelated(show, toText(name) ?? ''),
      ...findRelated({ expand: toObject(list).expand }, toText(name) ?? ''),
      ...findRelated(
        Object.values(toObject(actions)).map((action) => ({ list: toObject(action).openList })),
        toText(name) ?? '',
      ),
    ],
  };
}

/**
 * Returns the first segments of the paths that a field reads, `location` of `location.city`, and of the path of its new
 * files.
 */
const listFirstSegments = (field: unknown): string[] => {
  const { source, localizedSource, newFileMember } = toObject(field);
  return [source, ...Object.values(toObject(localizedSource)), newFileMember]
    .flat()
    .flatMap((path) => splitPath(toText(path) ?? '')[0] || []);
};

/** Returns the actions that exist without a declaration, like `builtInActions`. */
function listBuiltInActions({ create, edit, list, api }: Readonly<Record<string, unknown>>): string[] {
  const apiObject = toObject(api);
  const canDelete = apiObject.delete !== undefined || apiObject.path !== undefined;
  const canChange =
    edit && toList(toObject(list).columns).some((column) => toObject(column).editable === true);
  return [
    ...(create ? ['create'] : []),
    ...(edit ? ['edit'] : []),
    ...(canChange ? ['change'] : []),
    ...(canDelete ? ['delete'] : []),
  ];
}

/** Finds the resources of nested lists, and of the lists below their expanded rows. */
function findRelated(value: unknown, owner: string): RelatedResource[] {
  if (Array.isArray(value)) return value.flatMap((child) => findRelated(child, owner));
  return Object.entries(toObject(value)).flatMap(([key, child]) => {
    const { resource, recordPath } = toObject(child);
    const isExpandedRow = key === 'expand' && recordPath !== undefined;
    const isList = key === 'list' || key === 'openList' || key === 'records' || isExpandedRow;
    const otherResource = isList ? toText(resource) : undefined;
    const name = otherResource ?? owner;
    const relatedHere =
      isExpandedRow || otherResource !== undefined ? [{ parent: owner, name, isExpandedRow }] : [];
    return [...relatedHere, ...findRelated(child, name)];
  });
}
