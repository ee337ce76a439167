import type { AccessRule, Resource } from '../../../config/types';
import { isPlainObject } from '../../../lib/json';
import { isRestricted, type Part, type PartCall, type PartKind } from './part';
import {
  findKind,
  isAccessRule,
  readItemKey,
  readLabel,
  readTarget,
  type DeclaredTarget,
} from './readValues';

/** Data about all declarations that the parts of one of them depend on. */
export interface WalkContext {
  resources: ReadonlyMap<string, Resource>;
  /** Resource that declares a field, an action or the rule of one: other screens show the same object. */
  owners: WeakMap<object, string>;
  /** Returns the permission that a call needs. */
  getPermission: (target: DeclaredTarget) => string | undefined;
}

/** Notes for each field and action the resource that declares it. */
export function findOwners(resources: Iterable<Resource>): WeakMap<object, string> {
  const owners = new WeakMap<object, string>();
  for (const { name, fields, actions } of resources)
    for (const item of [...Object.values(fields), ...Object.values(actions)]) {
      owners.set(item, name);
      // Rules for everybody are one shared object.
      if (isRestricted({ rules: [item.access] })) owners.set(item.access, name);
    }
  return owners;
}

type DraftPart = Omit<Part, 'calls'> & { calls: PartCall[] };

/**
 * Returns the parts of a resource that have an access rule: those of its screens, then one for each rule that a walk through the
 * declaration finds, whichever key it is below. A call belongs to the nearest part around it.
 */
export function listParts(resource: Resource, { resources, owners, getPermission }: WalkContext): Part[] {
  const parts: DraftPart[] = [];
  const seen = new WeakSet<object>();

  const addCall = (
    { calls }: DraftPart,
    { method, path, host = resource.api.host }: DeclaredTarget,
  ): void => {
    if (calls.some((call) => call.method === method && call.path === path)) return;
    calls.push({ method, path, permission: getPermission({ method, path, host }) });
  };
  const addPart = (kind: PartKind, path: string, label: string, rules: AccessRule[]): DraftPart => {
    const part = { kind, path, label, rules, calls: [] };
    parts.push(part);
    return part;
  };
  const addScreen = (
    kind: PartKind,
    key: 'list' | 'show' | 'create' | 'edit' | 'delete',
    call: object | null,
  ) => {
    const part = addPart(kind, `access.${key}`, '', [resource.access[key]]);
    const target = call && readTarget({ method: 'GET', ...call });
    if (target) addCall(part, target);
    return part;
  };

  /** A rule of its own makes a value a part; an object that another resource declares is a part there. */
  const findPart = (value: Readonly<Record<string, unknown>>, path: readonly string[], outer: DraftPart) => {
    const { access, requires } = value;
    if (!isAccessRule(access) || isForeign(access)) return outer;
    if (isRestricted({ rules: [access] })) {
      // The copy of a field that a filter changes has the rule of that field.
      if (seen.has(access)) return outer;
      seen.add(access);
    }
    const needed = isPlainObject(requires) && isAccessRule(requires.access) ? [requires.access] : [];
    return addPart(findKind(path), path.join('.'), readLabel(value), [access, ...needed]);
  };

  const isForeign = (value: object): boolean => {
    const owner = owners.get(value);
    return owner !== undefined && owner !== resource.name;
  };

  const visit = (value: unknown, path: readonly string[], outer: DraftPart): void => {
    if (typeof value !== 'object' || value === null || seen.has(value) || isForeign(value)) return;
    seen.add(value);
    if (Array.isArray(value)) {
      value.forEach((item, index) => visit(item, [...path, readItemKey(item, index)], outer));
      return;
    }
    if (!isPlainObject(value)) return;
    const part = findPart(value, path, outer);
    const target = readTarget(value) ?? readListTarget(value);
    if (target) addCall(part, target);
    for (const [key, member] of Object.entries(value))
      if (key !== 'access' && key !== 'requires') visit(member, [...path, key], part);
  };

  /** The list of another resource reads that resource's own rows, unless it names a path. */
  const readListTarget = ({ resource: name, rows, columns }: Readonly<Record<string, unknown>>) => {
    if (typeof name !== 'string' || name === resource.name || !Array.isArray(columns)) return undefined;
    const { api } = resources.get(name) ?? {};
    if (!isPlainObject(rows) || rows.kind !== 'resource' || !api?.getList) return undefined;
    return { method: 'GET', path: api.getList.path, host: api.host };
  };

  const { navigation, api, actions } = resource;
  if (navigation) addPart('menu', 'navigation.access', navigation.label, [navigation.access]);
  const page = addScreen('page', 'list', api.getList);
  const record = resource.hasDetail || api.getOne ? addScreen('record', 'show', api.getOne) : page;
  const create = resource.create ? addScreen('create', 'create', api.create) : page;
  const edit = resource.edit || api.update ? addScreen('edit', 'edit', api.update) : record;
  if (api.delete) addScreen('delete', 'delete', api.delete);
  visit(resource.fields, ['fields'], page);
  visit(actions, ['actions'], page);
  for (const id of Object.keys(actions)) visit(resource.getOpenedList(id), ['actions', id, 'openList'], page);
  visit(resource.list, ['list'], page);
  visit(resource.show, ['show'], record);
  visit(resource.create, ['create'], create);
  visit(resource.edit, ['edit'], edit);
  return parts;
}
