import { written } from '../../../dataProvider/body';
import { evaluate } from '../../config/evaluate';
import type { Field } from '../../config/types';
import { isNothing } from '../../config/isEmpty';
import { isPlainObject } from '../../lib/json';
import { readPath } from '../../config/readPath';
import { optionsOf } from '../optionsOf';
import { keyOf, type Row } from '../rows';
import type { ListFilled } from './schema';
import { formSideOf } from '../formSides';
import { emptyWireMembers, isAsItCame, toFormValue, toFormValues, toWireMembers } from '../convert';
import { overItem } from '../ItemPath';
import { isKept } from '../kept';
import { asItCame } from '../untouched';
import { itemFields } from './itemFields';

/**
 * An item as a form holds it: by the names of its fields. `$came` is what the host sent of it, which is sent back under
 * what the fields write; something new has none.
 */
export type Item = Record<string, unknown> & Partial<Pick<Row, '$came' | '$key' | '$for' | '$def'>>;

/** The items that a form holds. Total. */
export const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isPlainObject) : []);

/** What the host sent → what the form holds. Total. */
export const toItems = (value: unknown, field: Field): Item[] =>
  itemsOf(value).map((came) => ({
    ...toFormValues(itemFields(field), came, false),
    ...named(came, field),
    $came: came,
  }));

/** Of items that a definition says: which one it is. */
const named = (came: unknown, field: Field): Pick<Item, '$key'> => {
  const { rows } = optionsOf<ListFilled>(field);
  return rows ? { $key: keyOf(came, rows.key) } : {};
};

/** An item that nobody has filled in yet. */
export const newItem = (field: Field): Item => toFormValues(itemFields(field), {}, true);

/** Items as they are meant: values that were typed lose what is a slip, those of the host stay. */
export const tidyItems = (value: unknown, field: Field): unknown =>
  Array.isArray(value) ? itemsOf(value).map((item) => ({ ...item, ...tidyValues(item, field) })) : value;

const tidyValues = (item: Item, field: Field): Item =>
  Object.fromEntries(
    itemFields(field).flatMap((own) => {
      const { tidy } = formSideOf(own);
      return tidy && own.name in item && !isAsItCame(own, item[own.name], item.$came)
        ? [[own.name, tidy(item[own.name], own)]]
        : [];
    }),
  );

/** What the form holds → what is sent. `scope`: what conditions of the items' fields see beside the item. */
export const toWireItems = (value: unknown, field: Field, scope: unknown): Promise<unknown[]> =>
  Promise.all(itemsOf(value).map((item) => toWireItem(item, field, scope)));

async function toWireItem(item: Item, field: Field, scope: unknown): Promise<Record<string, unknown>> {
  const fields = itemFields(field);
  const { $came = {} } = item;
  const { rows } = optionsOf<ListFilled>(field);
  const before = { ...keptMembers(rows?.keep ?? [], item), ...withoutSpellings(rows?.keep ?? [], $came) };
  const seen = overItem(isPlainObject(scope) ? scope : {}, item);
  const members = fields.map((own) =>
    own.visibleWhen === null || evaluate(own.visibleWhen, seen)
      ? toWireMembers(own, item[own.name], toFormValue(own, $came, false), seen)
      : emptyWireMembers(own),
  );
  const byName = Object.fromEntries(fields.map((own) => [own.name, own]));
  const edited = Object.assign({}, ...(await Promise.all(members))) as Record<string, unknown>;
  if (item.$came === undefined) return written({ fields: byName }, edited, before);
  const shown = fields.filter((own) => own.visibleWhen === null || evaluate(own.visibleWhen, seen));
  const { wire, absent } = asItCame(shown, item, edited, $came);
  for (const name of absent) delete wire[name];
  return written({ fields: byName }, wire, before);
}

type Keep = NonNullable<NonNullable<ListFilled['rows']>['keep']>;

/** What an item is sent with besides its fields: a single name also where there is nothing, one of several spellings only with a value. */
const keptMembers = (keep: Keep, { $came, $def }: Item): Record<string, unknown> =>
  Object.fromEntries(
    keep.flatMap((names) => {
      if (typeof names === 'string') return [[names, readPath($def, names) ?? null] as const];
      const value = names
        .flatMap((name) => [readPath($came, name), readPath($def, name)])
        .find((one) => !isNothing(one));
      return value === undefined ? [] : [[names[0] ?? '', value] as const];
    }),
  );

/** What came, without what is written under the first of its spellings. */
function withoutSpellings(keep: Keep, came: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const spelt = new Set(keep.flatMap((names) => (typeof names === 'string' ? [] : names)));
  return Object.fromEntries(Object.entries(came).filter(([name]) => !spelt.has(name)));
}

/** What a draft keeps of items: what was typed, without files and secrets, and which item of the host it was typed into. */
export const toDraftItems = (value: unknown, field: Field): unknown =>
  itemsOf(value).map((item, at) => ({
    ...Object.fromEntries(
      itemFields(field)
        .filter(isKept)
        .map(({ name }) => [name, item[name] ?? null]),
    ),
    ...('$key' in item ? { $key: item.$key, $for: item.$for ?? null } : {}),
    $of: ofHost(item, at),
  }));

/** Which item of the host this is: its id, else its place; null for something new. */
const ofHost = ({ $came }: Item, at: number): unknown =>
  $came === undefined ? null : ($came.id ?? `#${at}`);

/**
 * The items of a draft over those that were loaded: files, secrets and what no field shows come from there, and what a
 * definition says of the item that it names.
 */
export function fromDraftItems(draft: unknown, field: Field, loaded: unknown): Item[] {
  const left = new Map(itemsOf(loaded).entries());
  return itemsOf(draft).map(({ $of, ...typed }) => {
    const isSame = ([at, item]: readonly [number, Item]): boolean =>
      '$key' in typed ? item.$key === typed.$key : $of !== null && ofHost(item, at) === $of;
    const [at, same] = [...left].find(isSame) ?? [];
    if (at !== undefined) left.delete(at);
    return { ...(same ?? newItem(field)), ...typed };
  });
}
