import { createContext, use } from 'react';
import { readPath } from '../../config/values/readPath';
import { isPlainObject } from '../../lib/json';

const Context = createContext<string | undefined>(undefined);

/** Wraps the inputs of one list item; provides the form path of the item. */
export const ItemPathProvider = Context;

/** Returns the path of the enclosing item, undefined outside of one. */
export const useItemPath = (): string | undefined => use(Context);

/**
 * Returns the scope of an item: the outer scope, the host's original and the item's fields. `id` is the item's own, if it
 * has one.
 */
export const mergeItemScope = (
  formScope: Readonly<Record<string, unknown>>,
  item: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...formScope,
  id: null,
  ...(isPlainObject(item.$came) ? item.$came : {}),
  ...item,
});

/** Returns the form values merged with those of the item at `path`, so that an input sees its sibling fields by name. */
export function withItemScope(
  values: Readonly<Record<string, unknown>>,
  path: string | undefined,
): Readonly<Record<string, unknown>> {
  const item = path === undefined ? undefined : readPath(values, path);
  return isPlainObject(item) ? mergeItemScope(values, item) : values;
}
