import { findOperationByPath } from '../../../dataProvider/contract/findOperationByPath';
import type { Operation } from '../../../dataProvider/contract/operations';
import { findPlaceholders } from '../../../src/config/template';
import type { Field, List, MasterDetail, Resource, TabContent } from '../../../src/config/types';
import {
  withoutTemplates,
  requirementCall,
  fieldMembers,
  uniqueMembers,
  WHOLE_ANSWER,
} from './pathRequirement';
import type { PathRequirement } from './pathRequirement';
import type { RequiredMember, ReadRequirement } from './requirement';

type Resources = ReadonlyMap<string, Resource>;

/**
 * Returns what declarations read from the main host: every list (also of panels and actions), every record (also those
 * loaded for a form), every field with its own call, and the choices of pickers.
 */
export function declaredRequirements(
  resources: Resources,
  operations: readonly Operation[],
): ReadRequirement[] {
  const findOperation = (path: string) => findOperationByPath(operations, 'GET', path)?.id;
  return [...resources.values()]
    .filter(({ api }) => api.host === 'main')
    .flatMap((resource) => [
      ...resourceListRequirements(resource),
      ...showRequirements(resource, resources),
      ...dialogListRequirements(resource, resources),
      ...loadedFormRequirements(resource),
      ...editedRecordRequirements(resource),
      ...Object.values(resource.fields).flatMap((field) =>
        choicesRequirements(field, resource.label.many, resources),
      ),
    ])
    .flatMap(({ path, ...requirement }) => {
      const operation = findOperation(path);
      return operation === undefined ? [] : [{ ...requirement, operation }];
    });
}

const resourceListRequirements = (resource: Resource): PathRequirement[] =>
  resource.list && resource.api.getList
    ? [resource.list, ...resource.list.tabs.flatMap(({ list }) => list ?? [])].flatMap((list) =>
        list.resource === resource.name ? listRequirements(resource, list, resource.label.many) : [],
      )
    : [];

function showRequirements(resource: Resource, resources: Resources): PathRequirement[] {
  const { show, api, label } = resource;
  if (!show || !api.getOne) return [];
  const fields = [...show.header, ...show.tabs.flatMap(tabFields)];
  const record: PathRequirement = {
    ...requirementCall(api.getOne),
    screen: label.one,
    shape: 'record',
    pageSize: null,
    must: [],
    should: uniqueMembers(fields.flatMap((field) => fieldMembers(field, 'the value', field.label))),
  };
  return [
    record,
    ...fields.flatMap((field) => calledFieldRequirements(field, label.one)),
    ...(show.masterDetail ? masterDetailRequirements(show.masterDetail, label.many, resources) : []),
    ...show.tabs.flatMap((tab) => tabRequirements(tab, label.many, resources)),
  ];
}

/** Returns the lists that an action opens in a dialog. */
const dialogListRequirements = (resource: Resource, resources: Resources): PathRequirement[] =>
  Object.entries(resource.actions).flatMap(([name, { label, behaviour }]) => {
    const list = behaviour.kind === 'list' ? resource.getOpenedList(name) : null;
    const listResource = list && resources.get(list.resource);
    return list && listResource
      ? listRequirements(listResource, list, `${resource.label.many} › ${label}`)
      : [];
  });

/** Returns the calls that load an action's form. */
const loadedFormRequirements = ({ actions, label: { many } }: Resource): PathRequirement[] =>
  Object.values(actions).flatMap(({ label, behaviour }) => {
    const form =
      behaviour.kind === 'send' && behaviour.prompt?.kind === 'form' ? behaviour.prompt : undefined;
    if (!form?.load) return [];
    const should = uniqueMembers(
      form.fields
        .filter(({ valueOverrides }) => valueOverrides.length === 0)
        .flatMap((field) => fieldMembers(field, 'the value', field.label)),
    );
    return [
      {
        path: form.load.call.path,
        ...WHOLE_ANSWER,
        shape: 'record' as const,
        data: ['data'],
        screen: `${many} › ${label}`,
        must: [],
        should,
      },
    ];
  });

/** Returns the record call of a resource without a detail page, which its form reads. */
function editedRecordRequirements({ api, show, edit, label }: Resource): PathRequirement[] {
  if (!edit || show || !api.getOne) return [];
  const should = uniqueMembers(edit.fields.flatMap((field) => fieldMembers(field, 'the value', field.label)));
  return [
    {
      ...requirementCall(api.getOne),
      screen: `${label.many} › Editar`,
      shape: 'record',
      pageSize: null,
      must: [],
      should,
    },
  ];
}

/** Returns the choices that a field loads from its own path. */
function choicesRequirements(
  { label, options }: Field,
  screen: string,
  resources: Resources,
): PathRequirement[] {
  const { path, resource, value: valueMember, query, responsePath: itemsPath, paged, pageSize } = options;
  if (typeof path !== 'string') return [];
  const screenName = `${screen} › ${label}`;
  const memberLabel = `select "${label}"`;
  const queryPreset = withoutTemplates((query ?? {}) as ReadRequirement['query']);
  // For nested lists only the outermost is required: the others may be empty.
  const [outermost = ''] = typeof itemsPath === 'string' ? itemsPath.split('[]') : [];
  if (outermost)
    return [
      {
        ...WHOLE_ANSWER,
        path,
        screen: screenName,
        query: queryPreset,
        must: [{ paths: [outermost], label: memberLabel }],
        should: [],
      },
    ];
  const pickedApi = typeof resource === 'string' ? resources.get(resource)?.api : undefined;
  const isPaged = pickedApi ? paged !== false : paged === true;
  const paths = pickedApi ? pickedApi.id : typeof valueMember === 'string' ? [valueMember] : [];
  return [
    {
      path,
      screen: screenName,
      shape: 'list',
      data: pickedApi?.getList?.data ?? ['data'],
      query: queryPreset,
      pageSize: isPaged ? (typeof pageSize === 'number' ? pageSize : 50) : null,
      version: 1,
      must: paths.length > 0 ? [{ paths, label: memberLabel }] : [],
      should: [],
    },
  ];
}

/** Returns the requirements of a master-detail panel: its records, the selected one, and the lists of its entries. */
function masterDetailRequirements(
  { records, entries }: MasterDetail,
  screen: string,
  resources: Resources,
): PathRequirement[] {
  const listResource = resources.get(records.resource);
  const fields = records.columns.map(({ field }) => field);
  const recordRequirements: PathRequirement[] = listResource?.api.getOne
    ? [
        {
          ...requirementCall(listResource.api.getOne),
          screen: listResource.label.one,
          shape: 'record',
          pageSize: null,
          must: [],
          should: uniqueMembers(fields.flatMap((field) => fieldMembers(field, 'the value', field.label))),
        },
      ]
    : [];
  return [
    ...(listResource ? listRequirements(listResource, records, screen) : []),
    ...recordRequirements,
    ...entries.flatMap(({ label, list }) => {
      const entryResource = resources.get(list.resource);
      return entryResource ? listRequirements(entryResource, list, `${screen} › ${label}`) : [];
    }),
  ];
}

const tabFields = ({ content }: TabContent): readonly Field[] => {
  if (content.kind === 'fields') return content.fields;
  if (content.kind === 'blocks') return content.blocks.flatMap(tabFields);
  return content.kind === 'tabs' ? content.tabs.flatMap(tabFields) : [];
};

function tabRequirements(
  { label, content }: TabContent,
  screen: string,
  resources: Resources,
): PathRequirement[] {
  const screenName = `${screen} › ${label}`;
  if (content.kind === 'blocks')
    return content.blocks.flatMap((block) => tabRequirements(block, screenName, resources));
  if (content.kind === 'tabs')
    return content.tabs.flatMap((tab) => tabRequirements(tab, screenName, resources));
  if (content.kind === 'panel') return masterDetailRequirements(content.masterDetail, screenName, resources);
  const listResource = content.kind === 'list' ? resources.get(content.list.resource) : undefined;
  return content.kind === 'list' && listResource
    ? listRequirements(listResource, content.list, screenName)
    : [];
}

function listRequirements({ api }: Resource, list: List, screen: string): PathRequirement[] {
  if (!api.getList || list.rows.kind === 'record') return [];
  const callPart = requirementCall(api.getList);
  const paged = list.rows.kind === 'path' ? list.rows.paged : api.getList.paged;
  return [
    {
      ...callPart,
      ...(list.rows.kind === 'path' && { path: list.rows.path }),
      query: { ...callPart.query, ...withoutTemplates(list.query) },
      screen,
      shape: 'list',
      pageSize: paged ? list.pageSize : null,
      must: rowMembers(list, api.id),
      should: uniqueMembers(
        list.columns
          .filter(({ hidden }) => !hidden)
          .flatMap(({ field, below, label }) => [
            ...fieldMembers(field, 'the column', label),
            ...(below ? fieldMembers(below, 'the column', below.label) : []),
          ]),
      ),
    },
  ];
}

/** Returns the members that a row needs for its link and actions; `ids` are the members that may be its id. */
function rowMembers(
  { rowClick, rowActions, rowButtons, bulkActions }: List,
  ids: readonly string[],
): RequiredMember[] {
  const pathMembers =
    rowClick?.kind === 'path' ? findPlaceholders(rowClick.path).map(({ name }) => name) : [];
  const hasActions =
    JSON.stringify([rowActions, rowButtons, bulkActions]).includes('{id}') || bulkActions.length > 0;
  const memberNames = new Set(
    [...pathMembers, ...(hasActions ? ['id'] : [])].filter((name) => !name.includes('.')),
  );
  return [...memberNames].map((name) => {
    const paths = name === 'id' ? ids : [name];
    return { paths, label: 'open the row or act on it' };
  });
}

function calledFieldRequirements({ call, label }: Field, screen: string): PathRequirement[] {
  if (!call) return [];
  const requiredMember = { paths: [call.responsePath], label: `show the value "${label}"` };
  return [
    {
      ...WHOLE_ANSWER,
      path: call.path,
      screen,
      query: withoutTemplates(call.query),
      must: [requiredMember],
      should: [],
    },
  ];
}
