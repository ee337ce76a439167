import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { readPath } from '../../../config/values/readPath';
import { findPlaceholders, findPlaceholdersInJson } from '../../../config/template';
import { isJsonEqual } from '../../../lib/isJsonEqual';
import type { Field } from '../../../config/types';
import { useItemPath, withItemScope } from '../../formContext/ItemPathContext';
import { optionsOf } from '../../core/optionsOf';
import type { ResolvedReferenceOptions } from '../schema';

/** The template scope of a form: its values, also under `form`. */
const buildTemplateScope = (values: Readonly<Record<string, unknown>>, itemPath: string | undefined) => ({
  ...withItemScope(values, itemPath),
  form: values,
});

/** Clears a picker when a field that its filter or path depends on changes: the selection belongs to the old value. */
export const useClearOnFilterChange = (field: Field): void => {
  const { watch, getValues, setValue } = useFormContext();
  const itemPath = useItemPath();
  const { filter, path = '' } = optionsOf<ResolvedReferenceOptions>(field);
  useEffect(() => {
    const names = [...findPlaceholdersInJson(filter), ...findPlaceholders(path)].map(({ name }) => name);
    if (names.length === 0) return undefined;
    const readDependencies = (values: Readonly<Record<string, unknown>>): unknown[] =>
      names.map((name) => readPath(buildTemplateScope(values, itemPath), name) ?? null);
    let previousValues = readDependencies(getValues());
    const { unsubscribe } = watch((values, { name }) => {
      const currentValues = readDependencies(values);
      const isChanged = !isJsonEqual(currentValues, previousValues);
      previousValues = currentValues;
      // Without a name the whole form was reset, including this field.
      if (isChanged && name !== undefined && name !== field.name)
        setValue(field.name, null, { shouldDirty: true });
    });
    return unsubscribe;
  }, [filter, path, getValues, setValue, field.name, watch, itemPath]);
};
