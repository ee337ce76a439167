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
  const { setValue } = useFormContext();
  const path = chosenPath(field.name);
  const [value, held]: unknown[] = useWatch({ name: [field.name, path] });
  const entry: unknown = choices.find((choice) => choice.value === value)?.entry ?? null;
  // Also after the form was filled anew, which drops what no field holds.
  const isDue = keep && !jsonEqual(held ?? null, entry);
  useEffect(() => {
    if (isDue) setValue(path, entry);
  }, [isDue, path, entry, setValue]);
}
