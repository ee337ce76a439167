import { isPlainObject } from '../../lib/json';
import type { Json } from '../types';
import type { KeyPath, LanguageChange } from './languageChange';

/** Change that a version made to one key of an object. */
export interface KeyRule {
  /** The key in the newer version. Default: the same key. */
  to?: string;
  /** Translates the value. undefined removes the key. Default: the same value. */
  value?: (value: unknown) => Json | undefined;
  /** Shape of the value, if keys inside it changed, too. */
  shape?: Shape;
}

/** The changed keys of one kind of object. A list of such objects has the shape of its objects. */
export interface ObjectShape {
  keys: Readonly<Record<string, KeyRule>>;
}

/** An object whose members are all of one shape, such as `fields`; or a shape that depends on the object. */
export type Shape = ObjectShape | { each: Shape } | { select: (object: Members) => readonly ObjectShape[] };

type Members = Readonly<Record<string, unknown>>;

/** Rules for keys that only have another name: old key to new key. */
export const renameKeys = (names: Readonly<Record<string, string>>): Record<string, KeyRule> =>
  Object.fromEntries(Object.entries(names).map(([key, to]) => [key, { to }]));

/** One rule by its key, for a key that must not be written as a property. */
export const createKey = (key: string, rule: KeyRule): Record<string, KeyRule> => ({ [key]: rule });

/** Calls `visit` for each object that has a shape, with the rules of its keys, and joins the results. */
function flatMapObjects<T>(
  value: unknown,
  shape: Shape,
  path: KeyPath,
  visit: (object: Members, keys: ObjectShape['keys'], path: KeyPath) => T[],
): T[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => flatMapObjects(item, shape, [...path, index], visit));
  if (!isPlainObject(value)) return [];
  if ('each' in shape)
    return Object.entries(value).flatMap(([key, member]) =>
      flatMapObjects(member, shape.each, [...path, key], visit),
    );
  const shapes = 'select' in shape ? shape.select(value) : [shape];
  return shapes.flatMap(({ keys }) => visit(value, keys, path));
}

/** The changes inside a value, the inner ones first. */
export const findShapeChanges = (value: unknown, shape: Shape, path: KeyPath = []): LanguageChange[] =>
  flatMapObjects(value, shape, path, (object, keys, objectPath) =>
    Object.entries(keys).flatMap(([key, rule]) => findKeyChanges(object, key, rule, [...objectPath, key])),
  );

function findKeyChanges(object: Members, key: string, rule: KeyRule, path: KeyPath): LanguageChange[] {
  if (!Object.hasOwn(object, key)) return [];
  const value = object[key];
  const innerChanges = rule.shape ? findShapeChanges(value, rule.shape, path) : [];
  const newKey = rule.to ?? key;
  // A file with both spellings keeps both, so the check reports the older one as an unknown key.
  if (newKey !== key && Object.hasOwn(object, newKey)) return innerChanges;
  if (!rule.value)
    return newKey === key ? innerChanges : [...innerChanges, { path, replacement: { key: newKey } }];
  const newValue = rule.value(value);
  if (newValue === undefined) return [{ path, replacement: undefined }];
  if (newKey === key && JSON.stringify(newValue) === JSON.stringify(value)) return innerChanges;
  return [...innerChanges, { path, replacement: { key: newKey, value: newValue } }];
}

/** The keys that a version introduced, where an object has them: a file of an older version must not use them. */
export const findNewerKeys = (value: unknown, shape: Shape, path: KeyPath = []): KeyPath[] =>
  flatMapObjects(value, shape, path, (object, keys, objectPath) =>
    Object.entries(keys).flatMap(([key, { to: newKey = key, shape: inner }]) => {
      if (!Object.hasOwn(object, newKey)) return [];
      const keyPath = [...objectPath, newKey];
      const ownPaths = newKey === key ? [] : [keyPath];
      return inner ? [...ownPaths, ...findNewerKeys(object[newKey], inner, keyPath)] : ownPaths;
    }),
  );
