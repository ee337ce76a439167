import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { readPath } from '../../config/readPath';
import { placeholdersIn, placeholdersInJson } from '../../config/template';
import { jsonEqual } from '../../lib/equal';
import type { Field } from '../../config/types';
import { useItemPath, withItem } from '../ItemPath';
import { optionsOf } from '../optionsOf';
import type { ReferenceFilled } from './schema';

/** As in the templates of a form: its values, and the same under `form`. */
const scopeOf = (values: Readonly<Record<string, unknown>>, item: string | undefined) => ({
  ...withItem(values, item),
  form: values,
});

/** Empties a picker when a field that its filter or its path looks at is changed: what was chosen belongs to the old value (ASSET-15). */
export const useClearWithFilter = (field: Field): void => {
  const { watch, getValues, setValue } = useFormContext();
  const item = useItemPath();
  const { filter, path = '' } = optionsOf<ReferenceFilled>(field);
  useEffect(() => {
    const names = [...placeholdersInJson(filter), ...placeholdersIn(path)].map(({ name }) => name);
    if (names.length === 0) return undefined;
    const read = (values: Readonly<Record<string, unknown>>): unknown[] =>
      names.map((name) => readPath(scopeOf(values, item), name) ?? null);
    let before = read(getValues());
    const { unsubscribe } = watch((values, { name }) => {
      const now = read(values);
      const isChanged = !jsonEqual(now, before);
      before = now;
      // Without a name the whole form was filled anew, this field with it.
      if (isChanged && name !== undefined && name !== field.name)
        setValue(field.name, null, { shouldDirty: true });
    });
    return unsubscribe;
  }, [filter, path, getValues, setValue, field.name, watch, item]);
};
