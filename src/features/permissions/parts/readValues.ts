import type { AccessRule } from '../../../config/types';
import { isPlainObject } from '../../../lib/json';
import type { PartKind } from './part';

/** True for a normalised access rule. */
export const isAccessRule = (value: unknown): value is AccessRule =>
  isPlainObject(value) &&
  typeof value.never === 'boolean' &&
  Array.isArray(value.permissions) &&
  Array.isArray(value.roles);

const METHODS: readonly unknown[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Call as a declaration names it. */
export interface DeclaredTarget {
  method: string;
  path: string;
  host?: string | undefined;
}

/** Reads a call: a method with a path, or a path with the place of a value or of rows in its response. */
export function readTarget(value: Readonly<Record<string, unknown>>): DeclaredTarget | undefined {
  const { method, path, host, kind } = value;
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined;
  const ownHost = typeof host === 'string' ? host : undefined;
  if (METHODS.includes(method)) return { method: String(method), path, host: ownHost };
  const isRead = typeof value.responsePath === 'string' || (kind === 'path' && 'paged' in value);
  return isRead ? { method: 'GET', path, host: ownHost } : undefined;
}

/** Kind of the part below a key of the declaration. */
const kindByKey: Readonly<Record<string, PartKind>> = {
  tabs: 'tab',
  entries: 'tab',
  blocks: 'block',
  asideBlocks: 'block',
  columns: 'column',
  filters: 'filter',
  fields: 'field',
  header: 'field',
  form: 'form',
  actions: 'action',
  alert: 'alert',
  tags: 'tag',
  list: 'list',
};

/** Returns the kind of a part by its path: by the last key of it that has one. */
export const findKind = (path: readonly string[]): PartKind =>
  path.flatMap((key) => (Object.hasOwn(kindByKey, key) ? kindByKey[key]! : [])).at(-1) ?? 'part';

/** Returns the text that names a part: its own label, or that of its field. */
export function readLabel(value: Readonly<Record<string, unknown>>): string {
  const texts = [value.label, value.title, isPlainObject(value.field) ? value.field.label : undefined];
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** Returns the name of an item of a list in a path: its own key, or its position. */
export function readItemKey(item: unknown, index: number): string {
  if (!isPlainObject(item)) return String(index);
  const field = isPlainObject(item.field) ? item.field.name : undefined;
  const names = [item.key, item.id, item.name, field];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? String(index);
}
