import { useCallback, useMemo, useState } from 'react';
import type { StartWith } from '../fields/FormStartContext';

type Values = Record<string, unknown>;

/** The values that a form began with, also those that came after it was drawn. */
export function useStarted(values: Values): { loaded: Values; startWith: StartWith } {
  const [started, setStarted] = useState<Values>({});
  const startWith = useCallback<StartWith>(
    (name, value) => setStarted((before) => ({ ...before, [name]: value })),
    [],
  );
  const loaded = useMemo(() => ({ ...values, ...started }), [values, started]);
  return { loaded, startWith };
}
