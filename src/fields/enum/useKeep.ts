import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../config/types';
import { jsonEqual } from '../../lib/equal';
import { chosenPath } from '../chosen';
import { optionsOf } from '../optionsOf';
import type { Choice } from './choices';
import type { EnumFilled } from './schema';

/** Holds the whole chosen entry in the form (`keep`), null where nothing is chosen or it is no choice any more. */
export function useKeep(field: Field, choices: readonly Choice[]): void {
  const { keep } = optionsOf<EnumFilled>(field);
  const { getValues, setValue, watch } = useFormContext();
  const path = chosenPath(field.name);
  const value: unknown = useWatch({ name: field.name });
  const entry: unknown = choices.find((choice) => choice.value === value)?.entry ?? null;
  useEffect(() => {
    if (!keep) return undefined;
    const put = (): void => {
      if (!jsonEqual(getValues(path) ?? null, entry)) setValue(path, entry);
    };
    put();
    // The form may be filled anew, as it is when it starts: that drops what no field holds.
    return watch(put).unsubscribe;
  }, [keep, path, entry, getValues, setValue, watch]);
}
