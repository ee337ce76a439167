import { useCallback, useMemo, useState } from 'react';
import type { SetInitialValue } from '../../fields/formContext/InitialValueContext';

type Values = Record<string, unknown>;

/** Returns the initial values of a form, including those added after it rendered. */
export function useInitialValues(values: Values): { loaded: Values; startWith: SetInitialValue } {
  const [addedValues, setAddedValues] = useState<Values>({});
  const startWith = useCallback<SetInitialValue>(
    (name, value) => setAddedValues((before) => ({ ...before, [name]: value })),
    [],
  );
  const loaded = useMemo(() => ({ ...values, ...addedValues }), [values, addedValues]);
  return { loaded, startWith };
}
