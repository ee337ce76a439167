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
 * An item as a form holds it: by the names of its fields. `$came` is what the host sent of it, which is sent back under
 * what the fields write; something new has none.
 */
export type ListFieldItem = Record<string, unknown> &
  Partial<Pick<DefinedItem, '$came' | '$key' | '$for' | '$def'>>;

/** The items that a form holds. Total. */
export const readItems = (value: unknown): ListFieldItem[] =>
  Array.isArray(value) ? value.filter(isPlainObject) : [];

/** What the host sent → what the form holds. Total. */
export const toFormItems = (value: unknown, field: Field): ListFieldItem[] =>
  readItems(value).map((original) => ({
    ...toFormValues(itemFields(field), original, false),
    ...readItemKey(original, field),
    $came: original,
  }));

/** Of items that a definition says: which one it is. */
const readItemKey = (original: unknown, field: Field): Pick<ListFieldItem, '$key'> => {
  const { rows } = optionsOf<ResolvedListOptions>(field);
  return rows ? { $key: readEntryKey(original, rows.key) } : {};
};

/** An item that nobody has filled in yet. */
export const newItem = (field: Field): ListFieldItem => toFormValues(itemFields(field), {}, true);

/** Items as they are meant: values that were typed lose what is a slip, those of the host stay. */
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

/** What the form holds → what is sent. `scope`: what conditions of the items' fields see beside the item. */
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
  const base = { ...preservedMembers(rows?.keep ?? [], item), ...omitAliases(rows?.keep ?? [], $came) };
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

type KeepOption = NonNullable<NonNullable<ResolvedListOptions['rows']>['keep']>;

/** What an item is sent with besides its fields: a single name also where there is nothing, one of several spellings only with a value. */
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

/** What came, without what is written under the first of its spellings. */
function omitAliases(keep: KeepOption, original: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const aliases = new Set(keep.flatMap((names) => (typeof names === 'string' ? [] : names)));
  return Object.fromEntries(Object.entries(original).filter(([name]) => !aliases.has(name)));
}

/** What a draft keeps of items: what was typed, without files and secrets, and which item of the host it was typed into. */
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

/** Which item of the host this is: its id, else its place; null for something new. */
const hostItemId = ({ $came }: ListFieldItem, index: number): unknown =>
  $came === undefined ? null : ($came.id ?? `#${index}`);

/**
 * The items of a draft over those that were loaded: files, secrets and what no field shows come from there, and what a
 * definition says of the item that it names.
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
