import { getFilterGrammar } from '../filterGrammar';
import { DEFAULTS, type FieldDefaults } from '../defaults';
import type { LocalizedTextPlace } from '../localizedTexts/localizedText';
import type { ResourceInput } from '../schema/resource';
import type { ActionInput } from '../schema/action';
import type { RelatedListInput } from '../schema/list/relatedList';
import type { Action, Field, List, Resource } from '../types';
import { EVERYBODY, normaliseAccess } from './access';
import { builtInActions } from './builtInActions';
import { missingAction, normaliseAction } from './action';
import { normaliseApi } from './api';
import { normaliseShow } from './show';
import { normaliseField } from './field';
import { normaliseForm } from './form';
import { normaliseList, type ListOwner } from './list';
import { once } from './once';

/** An authored declaration with its source file. */
export interface Declaration {
  file: string;
  /** A text by language is that of the source language, or of the language it was read in. */
  input: ResourceInput;
  /** The texts by language of a JSON file; undefined if there are none. */
  localizedTexts?: readonly LocalizedTextPlace[] | undefined;
}

/**
 * Normalises declarations together, since a related list shows the fields and actions of another resource. `defaults` are
 * those of the field types' options. Pure; expects checked declarations, and does not throw on unchecked ones.
 */
export function normalise(
  declarations: readonly Declaration[],
  defaults: FieldDefaults,
): ReadonlyMap<string, Resource> {
  const normaliseDeclaration = createNormaliser(defaults);
  return new Map(
    declarations.map((declaration) => [declaration.input.name, normaliseDeclaration(declaration)]),
  );
}

/**
 * Normalises declarations as they are loaded. List and detail are computed on first access, so the resources of their
 * related lists can be loaded later. Accessing them too early (a name for which `isPending` is true) throws. `isPagedHost`
 * returns whether a host's lists are paged, if the runtime config defines it.
 */
export function createNormaliser(
  defaults: FieldDefaults,
  isPending: (name: string) => boolean = () => false,
  isPagedHost: (host: string) => boolean = () => DEFAULTS.listCall.paged,
) {
  const basics = new Map<string, ResourceBasics>();
  const findBasics: FindBasics = (name) => {
    const foundBasics = basics.get(name);
    if (!foundBasics && isPending(name)) throw new Error(`The declaration of "${name}" is not loaded yet`);
    return foundBasics;
  };
  return (declaration: Declaration): Resource => {
    const resourceBasics = normaliseBasics(declaration.input, defaults, isPagedHost);
    basics.set(declaration.input.name, resourceBasics);
    return normaliseResource(declaration, resourceBasics, findBasics);
  };
}

type FindBasics = (name: string) => ResourceBasics | undefined;

interface ResourceBasics {
  input: ResourceInput;
  messageFor: number;
  listOwner: ListOwner;
  actions: Readonly<Record<string, Action>>;
}

function normaliseBasics(
  input: ResourceInput,
  defaults: FieldDefaults,
  isPagedHost: (host: string) => boolean,
): ResourceBasics {
  const fields: Record<string, Field> = {};
  const messageFor = input.messages?.durationSeconds ?? DEFAULTS.messageFor;
  for (const [name, field] of Object.entries(input.fields))
    fields[name] = normaliseField(name, field, defaults, messageFor);
  const authored = {
    ...builtInActions(input),
    ...(input.actions as Record<string, ActionInput> | undefined),
  };
  const actions: Record<string, Action> = {};
  const host = input.api.host ?? DEFAULTS.call.host;
  const listOwner: ListOwner = {
    name: input.name,
    route: input.route ?? input.name,
    fields,
    getAction: (id) => actions[id] ?? missingAction(id, input.name),
    canImport: 'import' in authored,
    hasDetail: input.show !== undefined,
    isPaged: (declared) => declared ?? (input.api.dialect !== undefined || isPagedHost(host)),
    declaredPaged: input.api.getList?.paged,
    grammar: getFilterGrammar(input.api.dialect, input.api.getList?.filter ?? DEFAULTS.listCall.filter),
  };
  const owner = { name: input.name, host, fields, defaults, messageFor };
  for (const [id, action] of Object.entries(authored)) actions[id] = normaliseAction(id, action, owner);
  return { input, messageFor, actions, listOwner };
}

function normaliseResource(
  { file, input }: Declaration,
  basics: ResourceBasics,
  findBasics: FindBasics,
): Resource {
  const { messageFor } = basics;
  const { fields } = basics.listOwner;
  const normaliseRelated = (list: RelatedListInput): List =>
    normaliseList(
      list,
      findBasics(list.resource ?? input.name)?.listOwner ?? basics.listOwner,
      normaliseRelated,
    );
  const list = once(() =>
    input.list ? normaliseList(addCreateAction(input), basics.listOwner, normaliseRelated) : null,
  );
  const detail = once(() =>
    input.show
      ? normaliseShow(input.show, {
          owner,
          editAccess: access.edit,
          getAction: basics.listOwner.getAction,
          normaliseRelated,
        })
      : null,
  );
  const accessRules = input.access ?? {};
  const access = {
    list: normaliseAccess(accessRules.list),
    show: normaliseAccess(accessRules.show),
    create: normaliseAccess(accessRules.create),
    edit: normaliseAccess(accessRules.edit),
    delete: normaliseAccess(accessRules.delete, EVERYBODY),
    disabledReason: accessRules.disabledReason ?? null,
  };
  const { route, hasDetail } = basics.listOwner;
  const host = input.api.host ?? DEFAULTS.call.host;
  const owner = { route, host, hasDetail, hasList: input.list !== undefined, fields, messageFor };
  const label = typeof input.label === 'string' ? { one: input.label, many: input.label } : input.label;
  return {
    name: input.name,
    route: basics.listOwner.route,
    redirectsFrom: input.redirectsFrom ?? [],
    label,
    icon: input.icon ?? DEFAULTS.resource.icon,
    navigation:
      input.navigation === false || !(input.list || input.scope || input.create?.presentation === 'page')
        ? null
        : {
            order: input.navigation?.order ?? DEFAULTS.resource.menuOrder,
            label: input.navigation?.label ?? label.many,
            group: input.navigation?.group ?? null,
            divider: input.navigation?.divider ?? false,
            onlyInSearch: input.navigation?.onlyInSearch ?? false,
            parent: input.navigation?.parent ?? null,
            hasCount: input.list?.views?.some(({ menuCount }) => menuCount) ?? false,
            access: normaliseAccess(input.navigation?.access, normaliseAccess(accessRules.list)),
          },
    recordRepresentation: [input.recordRepresentation].flat(),
    secondaryText: [input.secondaryText ?? []].flat(),
    api: normaliseApi(input.api),
    access,
    messageFor,
    live: input.live,
    fields,
    hasList: input.list !== undefined,
    searchesCodes: typeof input.list?.search === 'object' && input.list.search.scan === true,
    get list() {
      return list();
    },
    scope: input.scope ?? null,
    hasDetail: input.show !== undefined,
    extraPaths: (input.show?.routes ?? []).map(({ path }) => path),
    get show() {
      return detail();
    },
    create: input.create ? normaliseForm(input.create, true, owner) : null,
    edit: input.edit ? normaliseForm(input.edit, false, owner) : null,
    actions: basics.actions,
    getOpenedList: createOpenedLists(input, normaliseRelated),
    file,
  };
}

/** Creates the function that returns the list an action opens, by the action's id. */
function createOpenedLists(
  { actions = {} }: ResourceInput,
  normaliseRelated: (list: RelatedListInput) => List,
): Resource['getOpenedList'] {
  const lists = new Map<string, () => List>();
  for (const [id, { openList }] of Object.entries(actions as Record<string, ActionInput>)) {
    if (!openList) continue;
    const { presentation: _where, width: _width, title: _title, ...rows } = openList;
    lists.set(
      id,
      once(() => normaliseRelated({ ...rows, syncUrl: false })),
    );
  }
  return (action) => lists.get(action)?.() ?? null;
}

/** Adds the create action to the list if there is a create form. */
function addCreateAction(input: ResourceInput): NonNullable<ResourceInput['list']> {
  const list = input.list as NonNullable<ResourceInput['list']>;
  const actions = list.actions ?? [];
  return input.create && !actions.includes('create') ? { ...list, actions: ['create', ...actions] } : list;
}
