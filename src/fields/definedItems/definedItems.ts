import { readPath } from '../../config/values/readPath';
import { isPlainObject } from '../../lib/json';

type Members = Readonly<Record<string, unknown>>;

/**
 * Form value of one entry of a definition. The definition is a list in a chosen record that declares what to fill in. `$key`
 * names the entry. `$came` is the host's original item, which stays whatever is chosen; for a new item `$for` is the id of
 * the chosen record that it was created for. `$def` is the entry itself, once it has loaded.
 */
export type DefinedItem = Record<string, unknown> & {
  $key: string;
  $for?: string | undefined;
  $def?: Members | undefined;
  $came?: Members | undefined;
};

/** An entry of a definition and its name. */
export interface ItemDefinition {
  key: string;
  entry: Members;
}

export const isDefinedItem = (value: unknown): value is DefinedItem =>
  isPlainObject(value) && typeof value.$key === 'string';

/** Returns the name of an entry; '' if it has none. */
export const readEntryKey = (entry: unknown, member: string): string => {
  const key = readPath(entry, member);
  return typeof key === 'string' || typeof key === 'number' ? String(key) : '';
};

/** Returns the entries of a chosen record's list, each name once and without unnamed ones. Never throws. */
export function readDefinitions(record: unknown, path: string, member: string): ItemDefinition[] {
  const list = readPath(record, path);
  const entries = Array.isArray(list) ? list.filter(isPlainObject) : [];
  const keyedDefinitions = entries.map(
    (entry) => [readEntryKey(entry, member), { key: readEntryKey(entry, member), entry }] as const,
  );
  return [...new Map(keyedDefinitions.filter(([key]) => key !== '').toReversed()).values()].toReversed();
}

/**
 * Returns the items for a choice, in the order of the definition: existing items with their values, new ones for the rest.
 * Values entered for another choice are dropped. Items from the host stay; those that the definition does not name come
 * last.
 */
export function mergeDefinedItems(
  items: readonly DefinedItem[],
  definitions: readonly ItemDefinition[],
  id: string | undefined,
  createItem: (definition: ItemDefinition) => Readonly<Record<string, unknown>>,
): DefinedItem[] {
  const isApplicable = ({ $came, $for }: DefinedItem): boolean => $came !== undefined || $for === id;
  // Duplicates stay duplicates.
  const usedItems = new Set<DefinedItem>();
  const definedItems = definitions.map((definition): DefinedItem => {
    const { key, entry } = definition;
    const existingItem = items.find((item) => item.$key === key && isApplicable(item));
    if (existingItem) usedItems.add(existingItem);
    return { ...(existingItem ?? { ...createItem(definition), $key: key, $for: id }), $def: entry };
  });
  const rest = items.filter((item) => item.$came !== undefined && !usedItems.has(item));
  return [...definedItems, ...rest.map((item): DefinedItem => ({ ...item, $def: undefined }))];
}

/** Returns the index of an item that the host identifies by number or name; undefined if there is none. */
export function findItemIndex(
  name: string,
  items: readonly Readonly<Record<string, unknown>>[],
): number | undefined {
  const keyIndex = items.findIndex(({ $key }) => $key === name);
  const index = keyIndex === -1 && /^\d+$/.test(name) ? Number(name) : keyIndex;
  return index >= 0 && index < items.length ? index : undefined;
}
