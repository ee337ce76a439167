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

/** The members of a call that decide who can send it. */
export type CallTarget = Pick<ApiCall, 'method' | 'path' | 'host'>;

/** Data about a host's calls and about extensions. */
export interface HostPermissions {
  /** Returns the permission that a call needs; undefined if it needs none or is unknown. */
  getPermission: (call: CallTarget) => string | undefined;
  /** Returns the calls of an extension (dialog or tab), by its id. */
  getCallsOf: (id: string) => readonly CallTarget[];
}

/** An action or form that can be offered, with its calls and its declared access rules. */
export interface OfferedAction {
  resource: Resource;
  /** Path in the declaration. */
  path: string;
  calls: readonly CallTarget[];
  /** Access rules that all have to allow the user. */
  access: readonly AccessRule[];
  /** True if it is declared for everybody, so the host decides when the call is sent. */
  isForEverybody: boolean;
}

/** Returns the offered actions of a resource: its actions, with the calls of their prompts, and its forms. */
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
    ...listTabForms(resource.show).map(({ path, rule }) => ({ ...toFormAction('edit', rule), path })),
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
    access: [action.access, ...(action.requires ? [action.requires.access] : []), ...formAccess],
    isForEverybody: isEnabledForEverybody(action),
  };
}

/** `requires: true`. */
const isEnabledForEverybody = ({ requires }: Action): boolean =>
  requires !== null &&
  !requires.access.never &&
  requires.access.permissions.length === 0 &&
  requires.access.roles.length === 0;

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
        ...behaviour.callVariants.map(({ call }) => call),
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
        ...(behaviour.id === 'csv-import' ? listFormCalls(resource, 'create') : []),
        ...(behaviour.id === 'change-values' ? listFormCalls(resource, 'edit') : []),
        ...getCallsOf(behaviour.id),
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

/** Returns the forms in the tabs of a detail page, with who can save them. */
function listTabForms(detail: Detail | null): { path: string; rule: AccessRule }[] {
  const listFormsInTab = (tab: TabContent, path: string): { path: string; rule: AccessRule }[] => {
    const { content } = tab;
    if (content.kind === 'form') return [{ path: `${path}.form.access`, rule: content.form.access }];
    if (content.kind === 'blocks')
      return [...content.blocks, ...content.asideBlocks].flatMap((block) =>
        listFormsInTab(block, `${path}.blocks[${block.key}]`),
      );
    return content.kind === 'tabs'
      ? content.tabs.flatMap((nestedTab) => listFormsInTab(nestedTab, `${path}.tabs.${nestedTab.key}`))
      : [];
  };
  return detail ? detail.tabs.flatMap((tab) => listFormsInTab(tab, `show.tabs.${tab.key}`)) : [];
}

/** Returns the permissions that an action needs and the declaration does not name. */
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

/** Finds actions offered to users whose call the host would refuse: the calls of an action decide who is offered it. */
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
            found: `The permission of a call that it sends is missing: ${missingCodes.map((code) => `"${code}"`).join(', ')}`,
            allowed: missingCodes,
            suggestion: null,
          },
        ];
      },
    ),
  );
}
