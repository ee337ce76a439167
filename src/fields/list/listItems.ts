import { writeFields } from '../../../dataProvider/jsonApi/requestBody';
import { evaluate } from '../../config/conditions/evaluate';
import type { Field } from '../../config/types';
import { isBlank } from '../../config/values/isEmpty';
import { isPlainObject } from '../../lib/json';
import { readPath } from '../../config/values/readPath';
import { optionsOf } from '../core/optionsOf';
import { readEntryKey, type DefinedItem } from '../definedItems/definedItems';
import type { ResolvedListOptions } from './schema';
import { getFormBehaviour, isDraftable } from '../core/formBehaviours';
import { emptyWireMembers, isOriginalValue, toFormValue, toFormValues, toWireMembers } from '../core/convert';
import { mergeItemScope } from '../formContext/ItemPathContext';
import { restoreUntouched } from '../formValues/restoreUntouched';
import { itemFields } from './itemFields';

/**
 * Form value of an item, by field name. `$came` is the host's original, which is sent back overridden by what the fields
 * write; a new item has none.
 */
export type ListFieldItem = Record<string, unknown> &
  Partial<Pick<DefinedItem, '$came' | '$key' | '$for' | '$def'>>;

/** Returns the items of a form value. Never throws. */
export const readItems = (value: unknown): ListFieldItem[] =>
  Array.isArray(value) ? value.filter(isPlainObject) : [];

/** Wire value → form value. Never throws. */
export const toFormItems = (value: unknown, field: Field): ListFieldItem[] =>
  readItems(value).map((original) => ({
    ...toFormValues(itemFields(field), original, false),
    ...readItemKey(original, field),
    $came: original,
  }));

/** Returns the key of an item that belongs to a definition. */
const readItemKey = (original: unknown, field: Field): Pick<ListFieldItem, '$key'> => {
  const { rows } = optionsOf<ResolvedListOptions>(field);
  return rows ? { $key: readEntryKey(original, rows.key) } : {};
};

/** Creates an empty item. */
export const newItem = (field: Field): ListFieldItem => toFormValues(itemFields(field), {}, true);

/** Normalises typed values in items; values from the host are unchanged. */
export const normaliseItems = (value: unknown, field: Field): unknown =>
  Array.isArray(value)
    ? readItems(value).map((item) => ({ ...item, ...normaliseItemValues(item, field) }))
    : value;

const normaliseItemValues = (item: ListFieldItem, field: Field): ListFieldItem =>
  Object.fromEntries(
    itemFields(field).flatMap((itemField) => {
      const { normalise } = getFormBehaviour(itemField);
      return normalise &&
        itemField.name in item &&
        !isOriginalValue(itemField, item[itemField.name], item.$came)
        ? [[itemField.name, normalise(item[itemField.name], itemField)]]
        : [];
    }),
  );

/** Form value → wire value. `scope`: what conditions of the item's fields see besides the item. */
export const toWireItems = (value: unknown, field: Field, scope: unknown): Promise<unknown[]> =>
  Promise.all(readItems(value).map((item) => toWireItem(item, field, scope)));

async function toWireItem(
  item: ListFieldItem,
  field: Field,
  scope: unknown,
): Promise<Record<string, unknown>> {
  const fields = itemFields(field);
  const { $came = {} } = item;
  const { rows } = optionsOf<ResolvedListOptions>(field);
  const base = {
    ...preservedMembers(rows?.sendMembers ?? [], item),
    ...omitAliases(rows?.sendMembers ?? [], $came),
  };
  const itemScope = mergeItemScope(isPlainObject(scope) ? scope : {}, item);
  const members = fields.map((itemField) =>
    itemField.visibleWhen === null || evaluate(itemField.visibleWhen, itemScope)
      ? toWireMembers(itemField, item[itemField.name], toFormValue(itemField, $came, false), itemScope)
      : emptyWireMembers(itemField),
  );
  const byName = Object.fromEntries(fields.map((itemField) => [itemField.name, itemField]));
  const body = Object.assign({}, ...(await Promise.all(members))) as Record<string, unknown>;
  if (item.$came === undefined) return writeFields({ fields: byName }, body, base);
  const visibleFields = fields.filter(
    (itemField) => itemField.visibleWhen === null || evaluate(itemField.visibleWhen, itemScope),
  );
  const { wire, absent } = restoreUntouched(visibleFields, item, body, $came);
  for (const name of absent) delete wire[name];
  return writeFields({ fields: byName }, wire, base);
}

type KeepOption = NonNullable<NonNullable<ResolvedListOptions['rows']>['sendMembers']>;

/** Returns the members an item sends besides its fields: a single name even if empty, an alias only if it has a value. */
const preservedMembers = (keep: KeepOption, { $came, $def }: ListFieldItem): Record<string, unknown> =>
  Object.fromEntries(
    keep.flatMap((names) => {
      if (typeof names === 'string') return [[names, readPath($def, names) ?? null] as const];
      const value = names
        .flatMap((name) => [readPath($came, name), readPath($def, name)])
        .find((candidate) => !isBlank(candidate));
      return value === undefined ? [] : [[names[0] ?? '', value] as const];
    }),
  );

/** Returns the original without the aliases of members that are written under their first name. */
function omitAliases(keep: KeepOption, original: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const aliases = new Set(keep.flatMap((names) => (typeof names === 'string' ? [] : names)));
  return Object.fromEntries(Object.entries(original).filter(([name]) => !aliases.has(name)));
}

/** Returns what a draft stores of items: typed values without files and secrets, and the host item that each belongs to. */
export const toDraftItems = (value: unknown, field: Field): unknown =>
  readItems(value).map((item, index) => ({
    ...Object.fromEntries(
      itemFields(field)
        .filter(isDraftable)
        .map(({ name }) => [name, item[name] ?? null]),
    ),
    ...('$key' in item ? { $key: item.$key, $for: item.$for ?? null } : {}),
    $of: hostItemId(item, index),
  }));

/** Identifies the host item by its id, else its index; null for a new item. */
const hostItemId = ({ $came }: ListFieldItem, index: number): unknown =>
  $came === undefined ? null : ($came.id ?? `#${index}`);

/**
 * Merges draft items into the loaded ones. Files, secrets and members without a field come from the loaded item, as does the
 * definition of the item it names.
 */
export function fromDraftItems(draft: unknown, field: Field, initialValue: unknown): ListFieldItem[] {
  const remaining = new Map(readItems(initialValue).entries());
  return readItems(draft).map(({ $of, ...draftItem }) => {
    const isMatch = ([position, item]: readonly [number, ListFieldItem]): boolean =>
      '$key' in draftItem ? item.$key === draftItem.$key : $of !== null && hostItemId(item, position) === $of;
    const [index, loadedItem] = [...remaining].find(isMatch) ?? [];
    if (index !== undefined) remaining.delete(index);
    return { ...(loadedItem ?? newItem(field)), ...draftItem };
  });
}
