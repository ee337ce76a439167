import type { Placement } from './placement.ts';
import { buildApi } from './buildApi.ts';
import type { DetectedDialect } from '../host/detectDialect.ts';
import type { ApiCollection } from '../spec/collections.ts';
import type { ResourceDraft } from '../drafts/resourceDraft.ts';
import type { ImportContext } from '../drafts/buildFields.ts';
import { omitUndefined } from '../spec/json.ts';
import type { SpecOperation } from '../spec/operations.ts';
import { pickColumns, pickFilters, pickSearchFields, pickShowFields, pickSorts } from './pickFields.ts';
import { buildActions } from './buildActions.ts';
import { draftText, recordsLabel } from '../drafts/words.ts';

/** A declaration, and the host's calls that it uses. */
export interface BuiltDeclaration {
  input: Record<string, unknown>;
  usedOperations: readonly SpecOperation[];
}

/** Builds the declaration of a resource. */
export function buildDeclaration(
  draft: ResourceDraft,
  placement: Placement,
  context: ImportContext,
): BuiltDeclaration {
  const { collection, id, create, update } = draft;
  const isNested = placement.parent !== undefined;
  const toDeclaredPath = (path: string): string => withRecordIds(path, collection, placement.parent);
  const hasShowPage = id !== undefined && collection.getOne !== undefined && !isNested;
  const canDelete = id !== undefined && collection.remove !== undefined;
  const recordActions =
    id === undefined
      ? new Map<string, never>()
      : buildActions(collection.actions, ({ path }) => toDeclaredPath(path), context);
  const rowActions = [...(update ? ['edit'] : []), ...recordActions.keys(), ...(canDelete ? ['delete'] : [])];
  const tabs = hasShowPage ? childTabs(collection, placement) : [];
  const api = buildApi(draft, placement, context, { toDeclaredPath, hasShowPage });
  const members = extraMembers(draft, api);
  const input = omitUndefined({
    $schema: placement.schema,
    name: draft.name,
    label: draft.label,
    navigation: isNested ? false : { group: placement.group },
    recordRepresentation: draft.title,
    api,
    access: buildAccess(draft, hasShowPage),
    fields: Object.fromEntries(fieldsWithWireNames(draft, placement)),
    members: members.length > 0 ? members : undefined,
    list: isNested ? undefined : buildList(draft, rowActions, placement),
    show: hasShowPage ? buildDetail(draft, rowActions, tabs, placement) : undefined,
    create: create && { fields: create.fields },
    edit: update && { fields: update.fields },
    actions:
      recordActions.size > 0
        ? Object.fromEntries([...recordActions].map(([name, { action }]) => [name, action]))
        : undefined,
  });
  const usedOperations = [
    collection.list,
    ...(hasShowPage && collection.getOne ? [collection.getOne] : []),
    ...[create, update].flatMap((form) => (form ? [form.operation] : [])),
    ...(canDelete && collection.remove ? [collection.remove] : []),
    ...[...recordActions.values()].map(({ operation }) => operation),
    ...tabs.map(({ list }) => list),
  ];
  return { input, usedOperations };
}

/** Returns a path with the ids of the record and its parent. */
function withRecordIds(path: string, { item }: ApiCollection, parent: string | undefined): string {
  const idPath = item === undefined ? path : path.replace(`{${item.name}}`, '{id}');
  return parent === undefined
    ? idPath
    : path.replace(`{${parent}}`, '{parent.id}').replace(`{${item?.name}}`, '{id}');
}

/** Returns members that the bodies use and that have no field. */
function extraMembers({ fields, id }: ResourceDraft, api: Record<string, unknown>): string[] {
  const placeholders = [...JSON.stringify([api.create, api.update]).matchAll(/"\{([\w$-]+)\??\}"/g)].map(
    ([, name = '']) => name,
  );
  const knownMembers = new Set([...fields.keys(), 'id', id]);
  return [...new Set(placeholders)].filter((name) => !knownMembers.has(name));
}

function buildAccess(
  { collection, create, update }: ResourceDraft,
  hasShowPage: boolean,
): Record<string, unknown> | undefined {
  const permissionCodes = (operation: SpecOperation | undefined): unknown =>
    operation === undefined || operation.permissions.length === 0
      ? undefined
      : operation.permissions.length === 1
        ? operation.permissions[0]
        : operation.permissions;
  const access = omitUndefined({
    list: permissionCodes(collection.list),
    show: hasShowPage ? permissionCodes(collection.getOne) : undefined,
    create: permissionCodes(create?.operation),
    edit: permissionCodes(update?.operation),
    delete: permissionCodes(collection.remove),
  });
  return Object.keys(access).length > 0 ? access : undefined;
}

/** Returns the fields with the host's names for filters and sorting. */
function fieldsWithWireNames(draft: ResourceDraft, { dialect }: Placement): [string, unknown][] {
  const filters = new Map(pickFilters(draft, dialect).map(({ field, parameter }) => [field, parameter]));
  const sorts = pickSorts(draft, dialect);
  const unlessEqual = (wireName: string | undefined, name: string): string | undefined =>
    wireName === name ? undefined : wireName;
  return [...draft.fields].map(([name, field]) => [
    name,
    omitUndefined({
      ...field,
      sortable: sorts.has(name) ? true : undefined,
      sortBy: unlessEqual(sorts.get(name), name),
      filterBy: unlessEqual(filters.get(name), name),
    }),
  ]);
}

function buildList(
  draft: ResourceDraft,
  rowActions: readonly string[],
  { dialect }: Placement,
): Record<string, unknown> {
  const filters = pickFilters(draft, dialect).map(({ field }) => field);
  return omitUndefined({
    search: isSearchable(draft, dialect) ? true : undefined,
    filters: filters.length > 0 ? filters : undefined,
    columns: pickColumns(draft),
    rowActions: rowActions.length > 0 ? rowActions : undefined,
  });
}

const isSearchable = (draft: ResourceDraft, dialect: DetectedDialect): boolean =>
  dialect.isSearchable(draft.collection.list) &&
  (!dialect.searchesByField || pickSearchFields(draft, dialect).length > 0);

/** Returns the child lists of a record that have a resource. */
const childTabs = ({ children }: ApiCollection, { tabs }: Placement) =>
  children.flatMap(({ path, list, noun }) => {
    const draft = tabs.get(path);
    return draft ? [{ path, list, noun, draft }] : [];
  });

function buildDetail(
  draft: ResourceDraft,
  actions: readonly string[],
  tabs: ReturnType<typeof childTabs>,
  placement: Placement,
): Record<string, unknown> {
  const { header, data } = pickShowFields(draft);
  const name = draft.collection.item?.name ?? 'id';
  const lists = tabs.map(({ path, list, noun, draft: childDraft }) => {
    const isOwnList = childDraft.collection.path === path;
    const rowActions = [
      ...(childDraft.update ? ['edit'] : []),
      ...(childDraft.id !== undefined && childDraft.collection.remove ? ['delete'] : []),
    ];
    return [
      noun
        .toLowerCase()
        .replaceAll(/[^a-z\d-]+/g, '-')
        .replace(/^-|-$/g, ''),
      {
        label: recordsLabel(noun).many,
        list: omitUndefined({
          resource: childDraft.name,
          path: path.replace(`{${name}}`, '{id}'),
          paged: placement.dialect.isPaged(list) ? undefined : false,
          columns: pickColumns(childDraft),
          actions: isOwnList && childDraft.create ? ['create'] : undefined,
          rowActions: isOwnList && rowActions.length > 0 ? rowActions : undefined,
        }),
      },
    ] as const;
  });
  const primaryActions = actions.includes('edit') ? ['edit'] : [];
  const menuActions = actions.filter((action) => action !== 'edit');
  return omitUndefined({
    header: { fields: header },
    actions: primaryActions.length > 0 ? primaryActions : undefined,
    overflowActions: menuActions.length > 0 ? menuActions : undefined,
    tabs: Object.fromEntries([
      ['data', { label: draftText('data'), fields: data }],
      ...lists.filter(([key]) => key !== 'data'),
    ]),
  });
}
