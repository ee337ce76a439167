import type { Resource } from '../../../config/types';
import { isPlainObject } from '../../../lib/json';

/** A resource that everybody may do everything with: samples are looked at without the permissions of a host. */
export function openToAll(resource: Resource): Resource {
  const known = new WeakMap<object, unknown>();
  return opened(resource, known) as Resource;
}

/** A copy in which access rules ask for nothing; what nobody may stays so. */
function opened(value: unknown, known: WeakMap<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const found = known.get(value);
  if (found !== undefined) return found;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    known.set(value, items);
    for (const item of value as unknown[]) items.push(opened(item, known));
    return items;
  }
  // Classes and functions hold no rules.
  if (!isPlainObject(value) || ![Object.prototype, null].includes(Reflect.getPrototypeOf(value)))
    return value;
  const copy: Record<string, unknown> = {};
  known.set(value, copy);
  const isRule = Array.isArray(value.permissions) && Array.isArray(value.roles) && 'never' in value;
  for (const [key, inner] of Object.entries(value))
    copy[key] = isRule && (key === 'permissions' || key === 'roles') ? [] : opened(inner, known);
  return copy;
}
