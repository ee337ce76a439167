import { isPlainObject } from '../../lib/json';
import type { KeyPath, LanguageChange } from './languageChange';
import { findNewerKeys, findShapeChanges } from './shapes';
import { fileShape } from './version3';

/** The changes of one version of the language. No old key means anything in a newer version at the same place. */
interface LanguageVersion {
  /** The version that introduced the newer spelling. */
  version: number;
  /** The older spellings in a declaration or a config; those inside a value before that of the value's key. */
  findChanges: (file: Readonly<Record<string, unknown>>) => LanguageChange[];
  /** The newer spellings in a file that names an older version. */
  findNewerKeys: (file: Readonly<Record<string, unknown>>) => KeyPath[];
}

/** `future: true` of a date said that the past cannot be chosen; limits say it with what they say else. */
const futureToNotBefore: LanguageVersion = {
  version: 2,
  findChanges: (declaration) =>
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
  // `notBefore` with a field existed before.
  findNewerKeys: () => [],
};

/** Keys named as react-admin, JSON:API and OpenAPI name them. */
const fieldTerms: LanguageVersion = {
  version: 3,
  findChanges: (file) => findShapeChanges(file, fileShape),
  findNewerKeys: (file) => findNewerKeys(file, fileShape),
};

/** Ordered by version. */
export const languageVersions: readonly LanguageVersion[] = [futureToNotBefore, fieldTerms];

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
