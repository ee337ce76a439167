import { grammarOf } from '../filterGrammar';
import { DEFAULTS, type FieldDefaults } from '../defaults';
import type { ResourceInput } from '../schema/resource';
import type { ActionInput } from '../schema/action';
import type { RelatedListInput } from '../schema/relatedList';
import type { Action, Field, List, Resource } from '../types';
import { EVERYBODY, normaliseAccess } from './access';
import { builtInActions } from './builtIn';
import { missingAction, normaliseAction } from './action';
import { normaliseApi } from './api';
import { normaliseDetail } from './detail';
import { normaliseField } from './field';
import { normaliseForm } from './form';
import { normaliseList, type ListParts } from './list';
import { once } from './once';

/** An authored declaration with the file it came from. */
export interface Declaration {
  file: string;
  input: ResourceInput;
}

/**
 * Fills every default of the declarations. They are taken together, since a related list shows the fields and actions
 * of another resource. `defaults` are those of the field types' own options. Pure; expects declarations that were
 * checked, and stays whole on those that were not.
 */
export function normalise(
  declarations: readonly Declaration[],
  defaults: FieldDefaults,
): ReadonlyMap<string, Resource> {
  const add = createNormaliser(defaults);
  return new Map(declarations.map((declaration) => [declaration.input.name, add(declaration)]));
}

/**
 * Normalises declarations as they arrive. List and detail are worked out when they are first read, so what their related
 * lists name may arrive later; reading them too early (a name for which `isComing` holds) throws. `isPagedHost` says of a host's
 * name whether its lists come in pages, as far as the runtime config says so.
 */
export function createNormaliser(
  defaults: FieldDefaults,
  isComing: (name: string) => boolean = () => false,
  isPagedHost: (host: string) => boolean = () => DEFAULTS.listCall.paged,
) {
  const basics = new Map<string, Basic>();
  const find: FindBasic = (name) => {
    const found = basics.get(name);
    if (!found && isComing(name)) throw new Error(`The declaration of "${name}" is not loaded yet`);
    return found;
  };
  return (declaration: Declaration): Resource => {
    const own = basic(declaration.input, defaults, isPagedHost);
    basics.set(declaration.input.name, own);
    return complete(declaration, own, find);
  };
}

type FindBasic = (name: string) => Basic | undefined;

interface Basic {
  input: ResourceInput;
  messageFor: number;
  parts: ListParts;
  actions: Readonly<Record<string, Action>>;
}

function basic(input: ResourceInput, defaults: FieldDefaults, isPagedHost: (host: string) => boolean): Basic {
  const fields: Record<string, Field> = {};
  const messageFor = input.messages?.for ?? DEFAULTS.messageFor;
  for (const [name, field] of Object.entries(input.fields))
    fields[name] = normaliseField(name, field, defaults, messageFor);
  const authored = {
    ...builtInActions(input),
    ...(input.actions as Record<string, ActionInput> | undefined),
  };
  const actions: Record<string, Action> = {};
  const host = input.api.host ?? DEFAULTS.call.host;
  const parts: ListParts = {
    name: input.name,
    route: input.route ?? input.name,
    fields,
    action: (id) => actions[id] ?? missingAction(id, input.name),
    canImport: 'import' in authored,
    hasDetail: input.detail !== undefined,
    isPaged: (said) => said ?? (input.api.dialect !== undefined || isPagedHost(host)),
    paged: input.api.list?.paged,
    grammar: grammarOf(input.api.dialect, input.api.list?.filter ?? DEFAULTS.listCall.filter),
  };
  const owner = { name: input.name, host, fields, defaults, messageFor };
  for (const [id, action] of Object.entries(authored)) actions[id] = normaliseAction(id, action, owner);
  return { input, messageFor, actions, parts };
}

function complete({ file, input }: Declaration, own: Basic, find: FindBasic): Resource {
  const { messageFor } = own;
  const { fields } = own.parts;
  const related = (list: RelatedListInput): List =>
    normaliseList(list, find(list.resource ?? input.name)?.parts ?? own.parts, related);
  const list = once(() => (input.list ? normaliseList(withBuiltIns(input), own.parts, related) : null));
  const detail = once(() =>
    input.detail
      ? normaliseDetail(input.detail, { owner, edit: access.edit, action: own.parts.action, related })
      : null,
  );
  const rule = input.access ?? {};
  const access = {
    list: normaliseAccess(rule.list),
    show: normaliseAccess(rule.show),
    create: normaliseAccess(rule.create),
    edit: normaliseAccess(rule.edit),
    delete: normaliseAccess(rule.delete, EVERYBODY),
    why: rule.why ?? null,
  };
  const { route, hasDetail } = own.parts;
  const host = input.api.host ?? DEFAULTS.call.host;
  const owner = { route, host, hasDetail, hasList: input.list !== undefined, fields, messageFor };
  const label = typeof input.label === 'string' ? { one: input.label, many: input.label } : input.label;
  return {
    name: input.name,
    route: own.parts.route,
    aliases: input.aliases ?? [],
    label,
    icon: input.icon ?? DEFAULTS.resource.icon,
    menu:
      input.menu === false || !(input.list || input.pickers || input.create?.in === 'page')
        ? null
        : {
            order: input.menu?.order ?? DEFAULTS.resource.menuOrder,
            label: input.menu?.label ?? label.many,
            group: input.menu?.group ?? null,
            onlyInSearch: input.menu?.onlyInSearch ?? false,
            access: normaliseAccess(input.menu?.access, normaliseAccess(rule.list)),
          },
    title: [input.title].flat(),
    secondaryText: [input.secondaryText ?? []].flat(),
    api: normaliseApi(input.api),
    access,
    messageFor,
    fields,
    hasList: input.list !== undefined,
    get list() {
      return list();
    },
    pickers: input.pickers ?? null,
    hasDetail: input.detail !== undefined,
    at: (input.detail?.at ?? []).map(({ path }) => path),
    get detail() {
      return detail();
    },
    create: input.create ? normaliseForm(input.create, true, owner) : null,
    edit: input.edit ? normaliseForm(input.edit, false, owner) : null,
    actions: own.actions,
    opened: openedBy(input, related),
    file,
  };
}

/** The lists that actions open, by the ids of these. */
function openedBy(
  { actions = {} }: ResourceInput,
  related: (list: RelatedListInput) => List,
): Resource['opened'] {
  const lists = new Map<string, () => List>();
  for (const [id, { list }] of Object.entries(actions as Record<string, ActionInput>)) {
    if (!list) continue;
    const { in: _where, width: _width, title: _title, ...rows } = list;
    lists.set(
      id,
      once(() => related({ ...rows, inAddress: false })),
    );
  }
  return (action) => lists.get(action)?.() ?? null;
}

/** A create form brings its button to the list without being named. */
function withBuiltIns(input: ResourceInput): NonNullable<ResourceInput['list']> {
  const list = input.list as NonNullable<ResourceInput['list']>;
  const actions = list.actions ?? [];
  return input.create && !actions.includes('create') ? { ...list, actions: ['create', ...actions] } : list;
}
