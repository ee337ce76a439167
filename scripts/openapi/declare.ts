import { apiOf } from './api.ts';
import type { Collection } from './collections.ts';
import type { Draft } from './draft.ts';
import type { Surroundings } from './fields.ts';
import { defined } from './json.ts';
import type { Operation } from './operations.ts';
import type { Spoken } from './dialect.ts';
import { columnsOf, filtersOf, shownOf, sortsOf } from './screens.ts';
import { actionsOf } from './verbs.ts';
import { labelOfRecords } from './words.ts';

/** Where the records of a resource stand: by themselves, or below those of another one. */
export interface Place {
  /** Name of the host in the runtime config. */
  host: string;
  /** What the entry of the menu stands under. */
  group: string;
  /** Parameter of the path that is the record above; undefined for none. */
  parent?: string | undefined;
  /** The resource and the tab of each list that belongs to a record, by its path. */
  tabs: ReadonlyMap<string, Draft>;
  /** How the host writes its lists. */
  spoken: Spoken;
  schema: string;
}

/** A declaration, and the calls of the host that it uses. */
export interface Declared {
  input: Record<string, unknown>;
  used: readonly Operation[];
}

/** Writes the declaration of a resource. */
export function declare(draft: Draft, place: Place, around: Surroundings): Declared {
  const { collection, id, create, update } = draft;
  const isBelow = place.parent !== undefined;
  const pathOf = (path: string): string => placed(path, collection, place.parent);
  const hasPage = id !== undefined && collection.one !== undefined && !isBelow;
  const canDelete = id !== undefined && collection.remove !== undefined;
  const verbs =
    id === undefined
      ? new Map<string, never>()
      : actionsOf(collection.verbs, ({ path }) => pathOf(path), around);
  const rowActions = [...(update ? ['edit'] : []), ...verbs.keys(), ...(canDelete ? ['delete'] : [])];
  const tabs = hasPage ? tabsOf(collection, place) : [];
  const api = apiOf(draft, place, around, { pathOf, hasPage });
  const members = membersOf(draft, api);
  const input = defined({
    $schema: place.schema,
    name: draft.name,
    label: draft.label,
    menu: isBelow ? false : { group: place.group },
    title: draft.title,
    api,
    access: accessOf(draft, hasPage),
    fields: Object.fromEntries(withNames(draft, place)),
    members: members.length > 0 ? members : undefined,
    list: isBelow ? undefined : listOf(draft, rowActions, place),
    detail: hasPage ? detailOf(draft, rowActions, tabs, place) : undefined,
    create: create && { fields: create.fields },
    edit: update && { fields: update.fields },
    actions:
      verbs.size > 0 ? Object.fromEntries([...verbs].map(([name, { action }]) => [name, action])) : undefined,
  });
  const used = [
    collection.list,
    ...(hasPage && collection.one ? [collection.one] : []),
    ...[create, update].flatMap((form) => (form ? [form.operation] : [])),
    ...(canDelete && collection.remove ? [collection.remove] : []),
    ...[...verbs.values()].map(({ operation }) => operation),
    ...tabs.map(({ list }) => list),
  ];
  return { input, used };
}

/** A path of the host with the ids of this record and of the one above it. */
function placed(path: string, { item }: Collection, parent: string | undefined): string {
  const own = item === undefined ? path : path.replace(`{${item.name}}`, '{id}');
  return parent === undefined
    ? own
    : path.replace(`{${parent}}`, '{parent.id}').replace(`{${item?.name}}`, '{id}');
}

/** Members that the bodies name and that no field reads. */
function membersOf({ fields, id }: Draft, api: Record<string, unknown>): string[] {
  const named = [...JSON.stringify([api.create, api.update]).matchAll(/"\{([\w$-]+)\??\}"/g)].map(
    ([, name = '']) => name,
  );
  const known = new Set([...fields.keys(), 'id', id]);
  return [...new Set(named)].filter((name) => !known.has(name));
}

function accessOf(
  { collection, create, update }: Draft,
  hasPage: boolean,
): Record<string, unknown> | undefined {
  const codes = (operation: Operation | undefined): unknown =>
    operation === undefined || operation.permissions.length === 0
      ? undefined
      : operation.permissions.length === 1
        ? operation.permissions[0]
        : operation.permissions;
  const access = defined({
    list: codes(collection.list),
    show: hasPage ? codes(collection.one) : undefined,
    create: codes(create?.operation),
    edit: codes(update?.operation),
    delete: codes(collection.remove),
  });
  return Object.keys(access).length > 0 ? access : undefined;
}

/** The fields, with the names that the host filters and sorts by. */
function withNames(draft: Draft, { spoken }: Place): [string, unknown][] {
  const filters = new Map(
    filtersOf(draft, spoken.hasFilterBrackets).map(({ field, parameter }) => [field, parameter]),
  );
  const sorts = sortsOf(draft, spoken);
  const other = (said: string | undefined, name: string): string | undefined =>
    said === name ? undefined : said;
  return [...draft.fields].map(([name, field]) => [
    name,
    defined({
      ...field,
      sortable: sorts.has(name) ? true : undefined,
      sortBy: other(sorts.get(name), name),
      filterBy: other(filters.get(name), name),
    }),
  ]);
}

function listOf(draft: Draft, rowActions: readonly string[], { spoken }: Place): Record<string, unknown> {
  const filters = filtersOf(draft, spoken.hasFilterBrackets).map(({ field }) => field);
  return defined({
    search: spoken.isSearched(draft.collection.list) ? true : undefined,
    filters: filters.length > 0 ? filters : undefined,
    columns: columnsOf(draft),
    rowActions: rowActions.length > 0 ? rowActions : undefined,
  });
}

/** The lists below a record that can be shown, each with its resource. */
const tabsOf = ({ children }: Collection, { tabs }: Place) =>
  children.flatMap(({ path, list, noun }) => {
    const draft = tabs.get(path);
    return draft ? [{ path, list, noun, draft }] : [];
  });

function detailOf(
  draft: Draft,
  actions: readonly string[],
  tabs: ReturnType<typeof tabsOf>,
  place: Place,
): Record<string, unknown> {
  const { header, data } = shownOf(draft);
  const name = draft.collection.item?.name ?? 'id';
  const lists = tabs.map(({ path, list, noun, draft: of }) => {
    const isOwn = of.collection.path === path;
    const rowActions = [
      ...(of.update ? ['edit'] : []),
      ...(of.id !== undefined && of.collection.remove ? ['delete'] : []),
    ];
    return [
      noun
        .toLowerCase()
        .replaceAll(/[^a-z\d-]+/g, '-')
        .replace(/^-|-$/g, ''),
      {
        label: labelOfRecords(noun).many,
        list: defined({
          resource: of.name,
          path: path.replace(`{${name}}`, '{id}'),
          paged: place.spoken.isPaged(list) ? undefined : false,
          columns: columnsOf(of),
          actions: isOwn && of.create ? ['create'] : undefined,
          rowActions: isOwn && rowActions.length > 0 ? rowActions : undefined,
        }),
      },
    ] as const;
  });
  const first = actions.includes('edit') ? ['edit'] : [];
  const rest = actions.filter((action) => action !== 'edit');
  return defined({
    header: { fields: header },
    actions: first.length > 0 ? first : undefined,
    menu: rest.length > 0 ? rest : undefined,
    tabs: Object.fromEntries([
      ['data', { label: 'Datos', fields: data }],
      ...lists.filter(([key]) => key !== 'data'),
    ]),
  });
}
