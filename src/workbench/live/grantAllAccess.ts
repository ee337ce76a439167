import type { Resource } from '../../config/types';
import { isPlainObject } from '../../lib/json';

/** A resource that everybody may do everything with: samples are looked at without the permissions of a host. */
export function grantAllAccess(resource: Resource): Resource {
  const copies = new WeakMap<object, unknown>();
  return copyWithoutRules(resource, copies) as Resource;
}

/** Returns a copy whose access rules grant access to all users; `never` stays. */
function copyWithoutRules(value: unknown, copies: WeakMap<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const existing = copies.get(value);
  if (existing !== undefined) return existing;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    copies.set(value, items);
    for (const item of value as unknown[]) items.push(copyWithoutRules(item, copies));
    return items;
  }
  // Classes and functions hold no rules.
  if (!isPlainObject(value) || ![Object.prototype, null].includes(Reflect.getPrototypeOf(value)))
    return value;
  const copy: Record<string, unknown> = {};
  copies.set(value, copy);
  const isAccessRule = Array.isArray(value.permissions) && Array.isArray(value.roles) && 'never' in value;
  for (const [key, member] of Object.entries(value))
    copy[key] =
      isAccessRule && (key === 'permissions' || key === 'roles') ? [] : copyWithoutRules(member, copies);
  return copy;
}
