import { isPlainObject } from '../../lib/json';
import type { Json } from '../types';

/** A place inside a declaration. */
export type Path = readonly (string | number)[];

/** A key of an older version: what stands in its place now, or nothing. */
export interface Change {
  /** Where the older key is. */
  path: Path;
  /** The key and the value in its place; undefined where it is left out. */
  to: { key: string; value: Json } | undefined;
}

/** What a version of the language changed: the older spellings that a declaration has. Old keys are none of the newer language. */
interface Version {
  /** The version that has the newer spelling. */
  version: number;
  changes: (declaration: Readonly<Record<string, unknown>>) => Change[];
}

/** `future: true` of a date said that the past cannot be chosen; limits say it with what they say else. */
const datesOfTheFuture: Version = {
  version: 2,
  changes: (declaration) =>
    fieldsIn(declaration).flatMap(({ path, field }) => {
      const now = { date: '$today', dateTime: '$now' }[String(field.type)];
      if (now === undefined || typeof field.future !== 'boolean') return [];
      const isSaid = !field.future || field.notBefore !== undefined;
      return [{ path: [...path, 'future'], to: isSaid ? undefined : { key: 'notBefore', value: now } }];
    }),
};

/** In their order. */
export const versions: readonly Version[] = [datesOfTheFuture];

interface FieldPlace {
  path: Path;
  field: Readonly<Record<string, unknown>>;
}

/** Every field of a declaration: its own, those of items of lists, those of the forms of actions. */
function fieldsIn({ fields, actions }: Readonly<Record<string, unknown>>): FieldPlace[] {
  const forms = Object.entries(isPlainObject(actions) ? actions : {}).flatMap(([id, action]) =>
    isPlainObject(action) && isPlainObject(action.form)
      ? fieldsBelow(['actions', id, 'form', 'fields'], action.form.fields)
      : [],
  );
  return [...fieldsBelow(['fields'], fields), ...forms];
}

function fieldsBelow(at: Path, fields: unknown): FieldPlace[] {
  return Object.entries(isPlainObject(fields) ? fields : {}).flatMap(([name, field]) => {
    const path = [...at, name];
    return isPlainObject(field) ? [{ path, field }, ...fieldsBelow([...path, 'fields'], field.fields)] : [];
  });
}
