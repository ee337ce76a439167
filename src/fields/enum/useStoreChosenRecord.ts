import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../config/types';
import { isJsonEqual } from '../../lib/isJsonEqual';
import { chosenRecordPath } from '../formContext/chosenRecord';
import { optionsOf } from '../core/optionsOf';
import type { Choice } from './choices';
import type { ResolvedEnumOptions } from './schema';

/** Stores the whole chosen entry in the form (`exposeRecord`); null if nothing is chosen or the choice is no longer available. */
export function useStoreChosenRecord(field: Field, choices: readonly Choice[]): void {
  const { exposeRecord } = optionsOf<ResolvedEnumOptions>(field);
  const { getValues, setValue, watch } = useFormContext();
  const path = chosenRecordPath(field.name);
  const value: unknown = useWatch({ name: field.name });
  const entry: unknown = choices.find((choice) => choice.value === value)?.entry ?? null;
  useEffect(() => {
    if (!exposeRecord) return undefined;
    const store = (): void => {
      if (!isJsonEqual(getValues(path) ?? null, entry)) setValue(path, entry);
    };
    store();
    // A reset of the form, also at its start, drops values that belong to no field, so store it again.
    return watch(store).unsubscribe;
  }, [exposeRecord, path, entry, getValues, setValue, watch]);
}
