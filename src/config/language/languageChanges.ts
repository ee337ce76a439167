import { isPlainObject } from '../../lib/json';
import type { Json } from '../types';

/** A place inside a declaration. */
export type KeyPath = readonly (string | number)[];

/** A key of an older version: what stands in its place now, or nothing. */
export interface LanguageChange {
  /** Where the older key is. */
  path: KeyPath;
  /** The key and the value in its place; undefined where it is left out. */
  replacement: { key: string; value: Json } | undefined;
}

/** What a version of the language changed: the older spellings that a declaration has. Old keys are none of the newer language. */
interface LanguageVersion {
  /** The version that has the newer spelling. */
  version: number;
  changes: (declaration: Readonly<Record<string, unknown>>) => LanguageChange[];
}

/** `future: true` of a date said that the past cannot be chosen; limits say it with what they say else. */
const futureToNotBefore: LanguageVersion = {
  version: 2,
  changes: (declaration) =>
    findFields(declaration).flatMap(({ path, field }) => {
      const limitWord = { date: '$today', dateTime: '$now' }[String(field.type)];
      if (limitWord === undefined || typeof field.future !== 'boolean') return [];
      const isRedundant = !field.future || field.notBefore !== undefined;
      return [
        {
          path: [...path, 'future'],
          replacement: isRedundant ? undefined : { key: 'notBefore', value: limitWord },
        },
      ];
    }),
};

/** In their order. */
export const languageVersions: readonly LanguageVersion[] = [futureToNotBefore];

interface LocatedField {
  path: KeyPath;
  field: Readonly<Record<string, unknown>>;
}

/** Every field of a declaration: its own, those of items of lists, those of the forms of actions. */
function findFields({ fields, actions }: Readonly<Record<string, unknown>>): LocatedField[] {
  const forms = Object.entries(isPlainObject(actions) ? actions : {}).flatMap(([id, action]) =>
    isPlainObject(action) && isPlainObject(action.form)
      ? findFieldsBelow(['actions', id, 'form', 'fields'], action.form.fields)
      : [],
  );
  return [...findFieldsBelow(['fields'], fields), ...forms];
}

function findFieldsBelow(parentPath: KeyPath, fields: unknown): LocatedField[] {
  return Object.entries(isPlainObject(fields) ? fields : {}).flatMap(([name, field]) => {
    const path = [...parentPath, name];
    return isPlainObject(field)
      ? [{ path, field }, ...findFieldsBelow([...path, 'fields'], field.fields)]
      : [];
  });
}
