import { useCallback, useMemo, useState } from 'react';
import type { SetInitialValue } from '../../fields/formContext/InitialValueContext';

type Values = Record<string, unknown>;

/** The values that a form began with, also those that came after it was drawn. */
export function useInitialValues(values: Values): { loaded: Values; startWith: SetInitialValue } {
  const [addedValues, setAddedValues] = useState<Values>({});
  const startWith = useCallback<SetInitialValue>(
    (name, value) => setAddedValues((before) => ({ ...before, [name]: value })),
    [],
  );
  const loaded = useMemo(() => ({ ...values, ...addedValues }), [values, addedValues]);
  return { loaded, startWith };
}
