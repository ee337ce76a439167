import { createContext, use } from 'react';
import { readPath } from '../../config/values/readPath';
import { isPlainObject } from '../../lib/json';

const Context = createContext<string | undefined>(undefined);

/** Around the inputs of one item of a list: the path at which the form holds it. */
export const ItemPathProvider = Context;

/** The path of the item in which an input stands, undefined outside any. */
export const useItemPath = (): string | undefined => use(Context);

/** What an item is seen with: its fields and what the host sent of it, over what stands around. Its id is its own, if any. */
export const mergeItemScope = (
  formScope: Readonly<Record<string, unknown>>,
  item: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...formScope,
  id: null,
  ...(isPlainObject(item.$came) ? item.$came : {}),
  ...item,
});

/** What the form holds, over it what the item at `path` holds: an input of an item sees its neighbours by their names. */
export function withItemScope(
  values: Readonly<Record<string, unknown>>,
  path: string | undefined,
): Readonly<Record<string, unknown>> {
  const item = path === undefined ? undefined : readPath(values, path);
  return isPlainObject(item) ? mergeItemScope(values, item) : values;
}
