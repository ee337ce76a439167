import { operationAt } from '../../dataProvider/contract/operationAt';
import type { Operation } from '../../dataProvider/contract/operations';
import { placeholdersIn } from '../../src/config/template';
import type { Field, List, RecordsPanel, Resource, TabContent } from '../../src/config/types';
import { asked, callOf, memberOf, unique, value } from './found';
import type { Found } from './found';
import type { Member, Need } from './need';

type Resources = ReadonlyMap<string, Resource>;

/**
 * What the declarations make the console read of the main host: every list, also those of panels and those that an action
 * opens, every record, also one that is read to be changed, every field with a call, and the choices that one is picked from.
 */
export function declaredNeeds(resources: Resources, operations: readonly Operation[]): Need[] {
  const find = (path: string) => operationAt(operations, 'GET', path)?.id;
  return [...resources.values()]
    .filter(({ api }) => api.host === 'main')
    .flatMap((resource) => [
      ...ownLists(resource),
      ...detailOf(resource, resources),
      ...openedLists(resource, resources),
      ...loadedForms(resource),
      ...editedRecord(resource),
      ...Object.values(resource.fields).flatMap((field) =>
        choicesNeed(field, resource.label.many, resources),
      ),
    ])
    .flatMap(({ path, ...need }) => {
      const operation = find(path);
      return operation === undefined ? [] : [{ ...need, operation }];
    });
}

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
    ...(detail.panel ? panelNeeds(detail.panel, label.many, resources) : []),
    ...detail.tabs.flatMap((tab) => tabNeeds(tab, label.many, resources)),
  ];
}

/** Lists that an action opens over the page. */
const openedLists = (resource: Resource, resources: Resources): Found[] =>
  Object.entries(resource.actions).flatMap(([name, { label, does }]) => {
    const list = does.kind === 'list' ? resource.opened(name) : null;
    const listed = list && resources.get(list.resource);
    return list && listed ? listNeed(listed, list, `${resource.label.many} › ${label}`) : [];
  });

/** What the form of an action reads before it is shown. */
const loadedForms = ({ actions, label: { many } }: Resource): Found[] =>
  Object.values(actions).flatMap(({ label, does }) => {
    const form = does.kind === 'send' && does.ask?.kind === 'form' ? does.ask : undefined;
    if (!form?.load) return [];
    const should = unique(
      form.fields
        .filter(({ valueWhen }) => valueWhen.length === 0)
        .flatMap((field) => memberOf(field, 'el dato', field.label)),
    );
    return [
      {
        path: form.load.call.path,
        ...value,
        shape: 'record' as const,
        data: ['data'],
        screen: `${many} › ${label}`,
        must: [],
        should,
      },
    ];
  });

/** The record of a resource without a page, which its form reads. */
function editedRecord({ api, detail, edit, label }: Resource): Found[] {
  if (!edit || detail || !api.one) return [];
  const should = unique(edit.fields.flatMap((field) => memberOf(field, 'el dato', field.label)));
  return [
    {
      ...callOf(api.one),
      screen: `${label.many} › Editar`,
      shape: 'record',
      pageSize: null,
      must: [],
      should,
    },
  ];
}

/** What is picked from an address of the field's own. */
function choicesNeed({ label, options }: Field, screen: string, resources: Resources): Found[] {
  const { path, resource, value: member, query, read, pages, paged, pageSize } = options;
  if (typeof path !== 'string') return [];
  const at = `${screen} › ${label}`;
  const shown = `elegir «${label}»`;
  const params = asked((query ?? {}) as Need['query']);
  // Of lists in lists the outermost: the others may be empty.
  const [outermost = ''] = typeof read === 'string' ? read.split('[]') : [];
  if (outermost)
    return [{ ...value, path, screen: at, query: params, must: [{ paths: [outermost], shown }], should: [] }];
  const picked = typeof resource === 'string' ? resources.get(resource)?.api : undefined;
  const isPaged = picked ? paged !== false : pages === true;
  const paths = picked ? picked.id : typeof member === 'string' ? [member] : [];
  return [
    {
      path,
      screen: at,
      shape: 'list',
      data: picked?.list?.data ?? ['data'],
      query: params,
      pageSize: isPaged ? (typeof pageSize === 'number' ? pageSize : 50) : null,
      version: 1,
      must: paths.length > 0 ? [{ paths, shown }] : [],
      should: [],
    },
  ];
}

/** The records of a panel, the one that is shown beside them, and the lists of its entries. */
function panelNeeds({ records, entries }: RecordsPanel, screen: string, resources: Resources): Found[] {
  const listed = resources.get(records.resource);
  const shown = records.columns.map(({ field }) => field);
  const one: Found[] = listed?.api.one
    ? [
        {
          ...callOf(listed.api.one),
          screen: listed.label.one,
          shape: 'record',
          pageSize: null,
          must: [],
          should: unique(shown.flatMap((field) => memberOf(field, 'el dato', field.label))),
        },
      ]
    : [];
  return [
    ...(listed ? listNeed(listed, records, screen) : []),
    ...one,
    ...entries.flatMap(({ label, list }) => {
      const of = resources.get(list.resource);
      return of ? listNeed(of, list, `${screen} › ${label}`) : [];
    }),
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
  if (content.kind === 'panel') return panelNeeds(content.panel, at, resources);
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

function calledNeed({ call, label }: Field, screen: string): Found[] {
  if (!call) return [];
  const read = { paths: [call.read], shown: `mostrar el dato «${label}»` };
  return [
    {
      ...value,
      path: call.path,
      screen,
      query: asked(call.query),
      must: [read],
      should: [],
    },
  ];
}
