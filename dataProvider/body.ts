import { isEmpty } from '../src/config/isEmpty';
import { readPath } from '../src/config/readPath';
import type { Resource, WriteCall } from '../src/config/types';
import { isPlainObject } from '../src/lib/json';
import { fillTemplate, type Scope } from './template';

/**
 * The body of a create or update (see the `body` key of a declaration); undefined for none. `was` is the record before.
 */
export function writeBody(
  call: WriteCall,
  resource: Resource,
  edited: Readonly<Record<string, unknown>>,
  scope: Scope,
  id?: string,
  was?: unknown,
): unknown {
  const { body } = call;
  if (body === null) return undefined;
  if (body === 'bare') return written(resource, edited, {}, was);
  if (body === 'data') return { data: written(resource, edited, {}, was) };
  if (body === 'data.attributes')
    return { data: { ...(id === undefined ? {} : { id }), attributes: written(resource, edited, {}, was) } };
  return fillTemplate(body, scope);
}

/** A body with other members in place of some, at every depth; lists are replaced whole. */
export function withOver(body: unknown, over: unknown): unknown {
  if (!isPlainObject(over)) return over === undefined ? body : over;
  const base: Readonly<Record<string, unknown>> = isPlainObject(body) ? body : {};
  const changed = Object.entries(over).map(([name, value]) => [name, withOver(base[name], value)] as const);
  return { ...base, ...Object.fromEntries(changed) };
}

/** A member that no field is called by, where one writes its new files there. */
const newTo = (fields: Resource['fields'], name: string): string | undefined =>
  Object.values(fields).some(({ options }) => options.newTo === name) ? name : undefined;

/**
 * The edited fields, each under its `write` path, over `before`, which stays as it was. `was` is the record as it was read: what
 * a field leaves out when it is empty is written where it is to be taken away.
 */
export function written(
  { fields }: Pick<Resource, 'fields'>,
  edited: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> = {},
  was: unknown = before,
): Record<string, unknown> {
  const body = structuredClone(before) as Record<string, unknown>;
  for (const [name, value] of Object.entries(edited)) {
    const field = fields[name];
    const path = field?.write ?? newTo(fields, name);
    if (path === undefined) continue;
    // An empty text that came as one, and that nobody touched.
    if (value === '' && readPath(was, field?.source ?? path) === '') {
      setPath(body, path, value);
      continue;
    }
    const isNone = value === '' || value === undefined || value === null;
    const none = field?.emptyAs ?? 'null';
    if (isNone && none !== 'null' && isEmpty(readPath(was, field?.source ?? path))) continue;
    setPath(body, path, isNone ? (none === 'text' ? '' : null) : value);
  }
  return body;
}

function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? path;
  let at = target;
  for (const name of names) {
    const next = Object.hasOwn(at, name) ? at[name] : undefined;
    at = (typeof next === 'object' && next !== null ? next : (at[name] = {})) as Record<string, unknown>;
  }
  at[last] = value;
}
