import type {
  Access,
  Action,
  ActionCheck,
  Call,
  ConfigProblem,
  Detail,
  Resource,
  TabContent,
} from '../types';

/** A call as far as it decides who may send it. */
export type SentCall = Pick<Call, 'method' | 'path' | 'host'>;

/** What is known of a host's calls and of what is written in code. */
export interface Permits {
  /** The permission that a call asks for; undefined where it asks for none, or where nothing is known of it. */
  permissionOf: (call: SentCall) => string | undefined;
  /** What a dialog or a tab written in code sends, by its id. */
  sentBy: (id: string) => readonly SentCall[];
}

/** An act that can be offered, what it sends, and what the declaration asks of whoever is offered it. */
export interface OfferedAct {
  resource: Resource;
  /** Place in the declaration. */
  path: string;
  sends: readonly SentCall[];
  /** All of these have to let somebody in. */
  access: readonly Access[];
  /** It is said to be for everybody: the host decides, and is asked. */
  isForAll: boolean;
}

/** The acts of a resource: its actions, with what their questions read, and its forms. */
export function actsOf(
  resource: Resource,
  resources: ReadonlyMap<string, Resource>,
  sentBy: Permits['sentBy'],
): OfferedAct[] {
  const { access, actions, create, edit } = resource;
  const ofForm = (form: 'create' | 'edit', rule: Access): OfferedAct => ({
    resource,
    path: `access.${form}`,
    sends: formCalls(resource, form),
    access: [rule],
    isForAll: Object.values(actions).some(
      (action) => action.does.kind === 'open' && action.does.form === form && isForAll(action),
    ),
  });
  return [
    ...Object.values(actions).map((action) => actOf(action, resource, resources, sentBy)),
    ...(create ? [ofForm('create', access.create)] : []),
    ...(edit ? [ofForm('edit', access.edit)] : []),
    ...tabForms(resource.detail).map(({ path, rule }) => ({ ...ofForm('edit', rule), path })),
  ];
}

function actOf(
  action: Action,
  resource: Resource,
  resources: ReadonlyMap<string, Resource>,
  sentBy: Permits['sentBy'],
): OfferedAct {
  const { does } = action;
  const own = does.kind === 'open' && does.other === null ? [resource.access[does.form]] : [];
  return {
    resource,
    path: `actions.${action.id}`,
    sends: callsOf(action, resource, resources, sentBy),
    access: [action.access, ...(action.enabledFor ? [action.enabledFor.access] : []), ...own],
    isForAll: isForAll(action),
  };
}

/** `enabledFor: true`. */
const isForAll = ({ enabledFor }: Action): boolean =>
  enabledFor !== null &&
  !enabledFor.access.never &&
  enabledFor.access.permissions.length === 0 &&
  enabledFor.access.roles.length === 0;

function callsOf(
  { id, does }: Action,
  resource: Resource,
  resources: ReadonlyMap<string, Resource>,
  sentBy: Permits['sentBy'],
): readonly SentCall[] {
  switch (does.kind) {
    case 'send': {
      const load = does.ask?.kind === 'form' && does.ask.load ? [does.ask.load.call] : [];
      const undo = does.undo ? [does.undo.call] : [];
      return [...does.calls.map(({ call }) => call), ...checkCalls(does.check), ...load, ...undo];
    }
    case 'open': {
      const of = does.other ? resources.get(does.other.resource) : resource;
      return of ? formCalls(of, does.form) : [];
    }
    case 'list': {
      const rows = resource.opened(id)?.rows;
      return rows?.kind === 'path' ? [{ method: 'GET', path: rows.path, host: resource.api.host }] : [];
    }
    case 'dialog': {
      const { call } = does.options;
      const given = isCall(call) ? [{ ...call, host: resource.api.host }] : [];
      return [...given, ...(does.id === 'csv-import' ? formCalls(resource, 'create') : sentBy(does.id))];
    }
    default:
      return [];
  }
}

const checkCalls = (check: ActionCheck | null): SentCall[] => (check ? [check.call] : []);

const isCall = (value: unknown): value is Omit<SentCall, 'host'> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

function formCalls({ api }: Resource, form: 'create' | 'edit'): SentCall[] {
  const call = form === 'create' ? api.create : api.update;
  return call ? [{ method: call.method, path: call.path, host: api.host }] : [];
}

/** The forms in the tabs of a detail, with who may save them. */
function tabForms(detail: Detail | null): { path: string; rule: Access }[] {
  const inTab = (tab: TabContent, path: string): { path: string; rule: Access }[] => {
    const { content } = tab;
    if (content.kind === 'form') return [{ path: `${path}.form.access`, rule: content.form.access }];
    if (content.kind === 'blocks')
      return content.blocks.flatMap((one, at) => inTab(one, `${path}.blocks[${at}]`));
    return content.kind === 'tabs'
      ? content.tabs.flatMap((one) => inTab(one, `${path}.tabs.${one.key}`))
      : [];
  };
  return detail ? detail.tabs.flatMap((tab) => inTab(tab, `detail.tabs.${tab.key}`)) : [];
}

/** The permissions that an act needs and that the declaration does not name. */
export function missingPermissions(
  { sends, access, isForAll: isOpen }: OfferedAct,
  { permissionOf }: Permits,
): string[] {
  const named = new Set(access.flatMap(({ permissions }) => permissions));
  const isClosed = access.some(({ never }) => never);
  const needed = new Set(sends.flatMap((call) => permissionOf(call) ?? []));
  return isOpen || isClosed ? [] : [...needed].filter((code) => !named.has(code));
}

/** Acts that are offered to people whose call the host would refuse: what an act sends decides who is offered it (PERM-10). */
export function permitProblems(resources: ReadonlyMap<string, Resource>, permits: Permits): ConfigProblem[] {
  return [...resources.values()].flatMap((resource) =>
    actsOf(resource, resources, permits.sentBy).flatMap((act): ConfigProblem[] => {
      const missing = missingPermissions(act, permits);
      if (missing.length === 0) return [];
      return [
        {
          file: resource.file,
          path: act.path,
          found: `Falta el permiso de lo que envía: ${missing.map((code) => `«${code}»`).join(', ')}`,
          allowed: missing,
          suggestion: null,
        },
      ];
    }),
  );
}
