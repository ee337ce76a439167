import type {
  AccessRule,
  Action,
  ActionCheck,
  ApiCall,
  ConfigProblem,
  Detail,
  Resource,
  TabContent,
} from '../../types';

/** A call as far as it decides who may send it. */
export type CallTarget = Pick<ApiCall, 'method' | 'path' | 'host'>;

/** What is known of a host's calls and of what is written in code. */
export interface HostPermissions {
  /** The permission that a call asks for; undefined where it asks for none, or where nothing is known of it. */
  getPermission: (call: CallTarget) => string | undefined;
  /** What a dialog or a tab written in code sends, by its id. */
  getCallsOf: (id: string) => readonly CallTarget[];
}

/** An act that can be offered, what it sends, and what the declaration asks of whoever is offered it. */
export interface OfferedAction {
  resource: Resource;
  /** Place in the declaration. */
  path: string;
  calls: readonly CallTarget[];
  /** All of these have to let somebody in. */
  access: readonly AccessRule[];
  /** It is said to be for everybody: the host decides, and is asked. */
  isForEverybody: boolean;
}

/** The acts of a resource: its actions, with what their questions read, and its forms. */
export function listOfferedActions(
  resource: Resource,
  resources: ReadonlyMap<string, Resource>,
  getCallsOf: HostPermissions['getCallsOf'],
): OfferedAction[] {
  const { access, actions, create, edit } = resource;
  const toFormAction = (form: 'create' | 'edit', rule: AccessRule): OfferedAction => ({
    resource,
    path: `access.${form}`,
    calls: listFormCalls(resource, form),
    access: [rule],
    isForEverybody: Object.values(actions).some(
      (action) =>
        action.behaviour.kind === 'open' && action.behaviour.form === form && isEnabledForEverybody(action),
    ),
  });
  return [
    ...Object.values(actions).map((action) => toOfferedAction(action, resource, resources, getCallsOf)),
    ...(create ? [toFormAction('create', access.create)] : []),
    ...(edit ? [toFormAction('edit', access.edit)] : []),
    ...listTabForms(resource.detail).map(({ path, rule }) => ({ ...toFormAction('edit', rule), path })),
  ];
}

function toOfferedAction(
  action: Action,
  resource: Resource,
  resources: ReadonlyMap<string, Resource>,
  getCallsOf: HostPermissions['getCallsOf'],
): OfferedAction {
  const { behaviour } = action;
  const formAccess =
    behaviour.kind === 'open' && behaviour.target === null ? [resource.access[behaviour.form]] : [];
  return {
    resource,
    path: `actions.${action.id}`,
    calls: listCalls(action, resource, resources, getCallsOf),
    access: [action.access, ...(action.enabledFor ? [action.enabledFor.access] : []), ...formAccess],
    isForEverybody: isEnabledForEverybody(action),
  };
}

/** `enabledFor: true`. */
const isEnabledForEverybody = ({ enabledFor }: Action): boolean =>
  enabledFor !== null &&
  !enabledFor.access.never &&
  enabledFor.access.permissions.length === 0 &&
  enabledFor.access.roles.length === 0;

function listCalls(
  { id, behaviour }: Action,
  resource: Resource,
  resources: ReadonlyMap<string, Resource>,
  getCallsOf: HostPermissions['getCallsOf'],
): readonly CallTarget[] {
  switch (behaviour.kind) {
    case 'send': {
      const load =
        behaviour.prompt?.kind === 'form' && behaviour.prompt.load ? [behaviour.prompt.load.call] : [];
      const undo = behaviour.undo ? [behaviour.undo.call] : [];
      return [
        ...behaviour.calls.map(({ call }) => call),
        ...listCheckCalls(behaviour.check),
        ...load,
        ...undo,
      ];
    }
    case 'open': {
      const formResource = behaviour.target ? resources.get(behaviour.target.resource) : resource;
      return formResource ? listFormCalls(formResource, behaviour.form) : [];
    }
    case 'list': {
      const rows = resource.getOpenedList(id)?.rows;
      return rows?.kind === 'path' ? [{ method: 'GET', path: rows.path, host: resource.api.host }] : [];
    }
    case 'dialog': {
      const { call } = behaviour.options;
      const optionCalls = isCall(call) ? [{ ...call, host: resource.api.host }] : [];
      return [
        ...optionCalls,
        ...(behaviour.id === 'csv-import' ? listFormCalls(resource, 'create') : getCallsOf(behaviour.id)),
      ];
    }
    default:
      return [];
  }
}

const listCheckCalls = (check: ActionCheck | null): CallTarget[] => (check ? [check.call] : []);

const isCall = (value: unknown): value is Omit<CallTarget, 'host'> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

function listFormCalls({ api }: Resource, form: 'create' | 'edit'): CallTarget[] {
  const call = form === 'create' ? api.create : api.update;
  return call ? [{ method: call.method, path: call.path, host: api.host }] : [];
}

/** The forms in the tabs of a detail, with who may save them. */
function listTabForms(detail: Detail | null): { path: string; rule: AccessRule }[] {
  const listFormsInTab = (tab: TabContent, path: string): { path: string; rule: AccessRule }[] => {
    const { content } = tab;
    if (content.kind === 'form') return [{ path: `${path}.form.access`, rule: content.form.access }];
    if (content.kind === 'blocks')
      return content.blocks.flatMap((block, index) => listFormsInTab(block, `${path}.blocks[${index}]`));
    return content.kind === 'tabs'
      ? content.tabs.flatMap((nestedTab) => listFormsInTab(nestedTab, `${path}.tabs.${nestedTab.key}`))
      : [];
  };
  return detail ? detail.tabs.flatMap((tab) => listFormsInTab(tab, `detail.tabs.${tab.key}`)) : [];
}

/** The permissions that an act needs and that the declaration does not name. */
export function findMissingPermissions(
  { calls, access, isForEverybody }: OfferedAction,
  { getPermission }: HostPermissions,
): string[] {
  const namedPermissions = new Set(access.flatMap(({ permissions }) => permissions));
  const isForNobody = access.some(({ never }) => never);
  const neededPermissions = new Set(calls.flatMap((call) => getPermission(call) ?? []));
  return isForEverybody || isForNobody
    ? []
    : [...neededPermissions].filter((code) => !namedPermissions.has(code));
}

/** Acts that are offered to people whose call the host would refuse: what an act sends decides who is offered it (PERM-10). */
export function findPermissionProblems(
  resources: ReadonlyMap<string, Resource>,
  hostPermissions: HostPermissions,
): ConfigProblem[] {
  return [...resources.values()].flatMap((resource) =>
    listOfferedActions(resource, resources, hostPermissions.getCallsOf).flatMap(
      (offeredAction): ConfigProblem[] => {
        const missingCodes = findMissingPermissions(offeredAction, hostPermissions);
        if (missingCodes.length === 0) return [];
        return [
          {
            file: resource.file,
            path: offeredAction.path,
            found: `Falta el permiso de lo que envía: ${missingCodes.map((code) => `«${code}»`).join(', ')}`,
            allowed: missingCodes,
            suggestion: null,
          },
        ];
      },
    ),
  );
}
