import { isPlainObject } from '../../../lib/json';

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toFields = (form: unknown): readonly unknown[] => toList(isPlainObject(form) ? form.fields : undefined);

/** Returns the names of the fields of a form: also those in rows and in alternatives, without read-only previews. */
export const listFormFields = (form: unknown): string[] => toFields(form).flatMap(listItemFields);

function listItemFields(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (!isPlainObject(item)) return [];
  const rowNames = toList(item.row).filter((name) => typeof name === 'string');
  return [...rowNames, ...toList(item.alternatives).flatMap(listFormFields)];
}

/** Returns the names of the fields that a list filters by. */
export const listFilterFields = (list: unknown): string[] =>
  toList(isPlainObject(list) ? list.filters : undefined).flatMap((filter) => {
    const name = isPlainObject(filter) ? filter.field : filter;
    return typeof name === 'string' ? [name] : [];
  });
