import { operationAt } from '../../dataProvider/contract/operationAt';
import type { Operation } from '../../dataProvider/contract/operations';
import { placeholdersIn } from '../../src/config/template';
import type { Field, List, ReadCall, Resource, TabContent } from '../../src/config/types';
import type { Member, Need } from './need';

type Resources = ReadonlyMap<string, Resource>;

/** What the declarations make the console read of the main host: every list, every record, every field with a call. */
export function declaredNeeds(resources: Resources, operations: readonly Operation[]): Need[] {
  const find = (path: string) => operationAt(operations, 'GET', path)?.id;
  return [...resources.values()]
    .filter(({ api }) => api.host === 'main')
    .flatMap((resource) => [...ownLists(resource), ...detailOf(resource, resources)])
    .flatMap(({ path, ...need }) => {
      const operation = find(path);
      return operation === undefined ? [] : [{ ...need, operation }];
    });
}

/** A need whose operation is known by its path alone. */
type Found = Omit<Need, 'operation'> & { path: string };

const ownLists = (resource: Resource): Found[] =>
  resource.list && resource.api.list
    ? [resource.list, ...resource.list.tabs.flatMap(({ list }) => list ?? [])].flatMap((list) =>
        list.resource === resource.name ? listNeed(resource, list, resource.label.many) : [],
      )
    : [];

function detailOf(resource: Resource, resources: Resources): Found[] {
  const { detail, api, label } = resource;
  if (!detail || !api.one) return [];
  const shown = [...detail.header, ...detail.tabs.flatMap(fieldsOf)];
  const record: Found = {
    ...callOf(api.one),
    screen: label.one,
    shape: 'record',
    pageSize: null,
    must: [],
    should: unique(shown.flatMap((field) => memberOf(field, 'el dato', field.label))),
  };
  return [
    record,
    ...shown.flatMap((field) => calledNeed(field, label.one)),
    ...detail.tabs.flatMap((tab) => tabNeeds(tab, label.many, resources)),
  ];
}

const fieldsOf = ({ content }: TabContent): readonly Field[] => {
  if (content.kind === 'fields') return content.fields;
  if (content.kind === 'blocks') return content.blocks.flatMap(fieldsOf);
  return content.kind === 'tabs' ? content.tabs.flatMap(fieldsOf) : [];
};

function tabNeeds({ label, content }: TabContent, screen: string, resources: Resources): Found[] {
  const at = `${screen} › ${label}`;
  if (content.kind === 'blocks') return content.blocks.flatMap((block) => tabNeeds(block, at, resources));
  if (content.kind === 'tabs') return content.tabs.flatMap((tab) => tabNeeds(tab, at, resources));
  const listed = content.kind === 'list' ? resources.get(content.list.resource) : undefined;
  return content.kind === 'list' && listed ? listNeed(listed, content.list, at) : [];
}

function listNeed({ api }: Resource, list: List, screen: string): Found[] {
  if (!api.list || list.rows.kind === 'record') return [];
  const own = callOf(api.list);
  const paged = list.rows.kind === 'path' ? list.rows.paged : api.list.paged;
  return [
    {
      ...own,
      ...(list.rows.kind === 'path' && { path: list.rows.path }),
      query: { ...own.query, ...asked(list.query) },
      screen,
      shape: 'list',
      pageSize: paged ? list.pageSize : null,
      must: opening(list, api.id),
      should: unique(
        list.columns
          .filter(({ hidden }) => !hidden)
          .flatMap(({ field, below, label }) => [
            ...memberOf(field, 'la columna', label),
            ...(below ? memberOf(below, 'la columna', below.label) : []),
          ]),
      ),
    },
  ];
}

/** What a row must hold so that it opens and can be acted upon; `ids`: the members that may be its id. */
function opening({ rowClick, rowActions, rowButtons, bulkActions }: List, ids: readonly string[]): Member[] {
  const path = rowClick?.kind === 'path' ? placeholdersIn(rowClick.path).map(({ name }) => name) : [];
  const acts =
    JSON.stringify([rowActions, rowButtons, bulkActions]).includes('{id}') || bulkActions.length > 0;
  const names = new Set([...path, ...(acts ? ['id'] : [])].filter((name) => !name.includes('.')));
  return [...names].map((name) => {
    const paths = name === 'id' ? ids : [name];
    return { paths, shown: 'abrir la fila ni actuar sobre ella' };
  });
}

/** Where a field is read; nothing for one with a call of its own. */
function memberOf(field: Field, what: string, label: string): Member[] {
  const { call, source, spellings, options } = field;
  if (call) return [];
  const composed = composedOf(field);
  if (composed) return composed.map((paths) => ({ paths, shown: `${what} «${label}»` }));
  const parts: unknown = options['parts'];
  const paths = Array.isArray(parts) ? parts.map(String) : [source, ...spellings];
  return [{ paths, shown: `${what} «${label}»` }];
}

/** The members that a value is made of, each with its spellings; undefined for a value that is a member itself. */
function composedOf({ type, options }: Field): string[][] | undefined {
  const pathsIn = (paths: unknown): string[] => [paths].flat().map(String);
  if (type === 'period' && options['from'] !== undefined)
    return [options['from'], options['until']].map(pathsIn);
  const flags: unknown = options['flags'];
  // One of them is enough to show something.
  if (type === 'flags' && Array.isArray(flags))
    return [flags.flatMap((flag: { source: unknown }) => pathsIn(flag.source))];
  return undefined;
}

function calledNeed({ call, label }: Field, screen: string): Found[] {
  if (!call) return [];
  const read = { paths: [call.read], shown: `mostrar el dato «${label}»` };
  return [
    {
      path: call.path,
      screen,
      shape: 'value',
      data: [],
      query: asked(call.query),
      pageSize: null,
      version: 1,
      must: [read],
      should: [],
    },
  ];
}

const callOf = ({ path, query, data, version }: ReadCall) => ({ path, data, version, query: asked(query) });

/** A query whose templates are left to what the host gave. */
const asked = (query: ReadCall['query']): Need['query'] =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' && placeholdersIn(value).length > 0 ? null : value,
    ]),
  );

const unique = (all: readonly Member[]): Member[] => [
  ...new Map(all.map((member) => [member.paths.join(), member])).values(),
];
