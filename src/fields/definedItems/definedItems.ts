import { readPath } from '../../config/values/readPath';
import { isPlainObject } from '../../lib/json';

type Members = Readonly<Record<string, unknown>>;

/**
 * What a form holds for one entry of a definition: of the list of a chosen record that says what has to be filled in.
 * `$key` names the entry. `$came` is what the host sent of it, and stays whatever is chosen; else `$for` is the id of the
 * chosen record that it was made for. `$def` is the entry itself, once it is known.
 */
export type DefinedItem = Record<string, unknown> & {
  $key: string;
  $for?: string | undefined;
  $def?: Members | undefined;
  $came?: Members | undefined;
};

/** An entry of a definition and what it is called. */
export interface ItemDefinition {
  key: string;
  entry: Members;
}

export const isDefinedItem = (value: unknown): value is DefinedItem =>
  isPlainObject(value) && typeof value.$key === 'string';

/** The name of an entry; '' for what has none. */
export const readEntryKey = (entry: unknown, member: string): string => {
  const key = readPath(entry, member);
  return typeof key === 'string' || typeof key === 'number' ? String(key) : '';
};

/** The entries of a chosen record's list, each name once; what has no name is none. Total. */
export function readDefinitions(record: unknown, path: string, member: string): ItemDefinition[] {
  const list = readPath(record, path);
  const entries = Array.isArray(list) ? list.filter(isPlainObject) : [];
  const keyedDefinitions = entries.map(
    (entry) => [readEntryKey(entry, member), { key: readEntryKey(entry, member), entry }] as const,
  );
  return [...new Map(keyedDefinitions.filter(([key]) => key !== '').toReversed()).values()].toReversed();
}

/**
 * The rows for what is chosen, in the order of the definition: those that are there with what they hold, new ones for the
 * rest. What was filled in for another choice goes; what the host sent stays, last where the definition does not name it.
 */
export function mergeDefinedItems(
  items: readonly DefinedItem[],
  definitions: readonly ItemDefinition[],
  id: string | undefined,
  createItem: (definition: ItemDefinition) => Readonly<Record<string, unknown>>,
): DefinedItem[] {
  const isApplicable = ({ $came, $for }: DefinedItem): boolean => $came !== undefined || $for === id;
  // Whatever stands twice stays twice.
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

/** The place of an item that a host names by its number or by what it is called; undefined where there is none. */
export function findItemIndex(
  name: string,
  items: readonly Readonly<Record<string, unknown>>[],
): number | undefined {
  const keyIndex = items.findIndex(({ $key }) => $key === name);
  const index = keyIndex === -1 && /^\d+$/.test(name) ? Number(name) : keyIndex;
  return index >= 0 && index < items.length ? index : undefined;
}
