import { useEffect, useMemo, type ReactNode } from 'react';
import { ChoicesContextProvider, useChoicesContext, useNotify } from 'ra-core';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { useText } from '../useText';
import type { ReferenceOptions } from './schema';

/**
 * Says in the field's own words that its records could not be loaded: once as a message, and under the field for as long as
 * it holds. The form stays usable: what it held is kept and can be saved (ADET-32).
 */
export const PickerChoices = ({ field, children }: { field: Field; children: ReactNode }) => {
  const choices = useChoicesContext();
  const t = useText();
  const notify = useNotify();
  const hasFailed = Boolean(choices.error);
  const text = t(optionsOf<ReferenceOptions>(field).loadError ?? 'load_error');
  useEffect(() => {
    if (hasFailed) notify(text, { type: 'error' });
  }, [hasFailed, text, notify]);
  // react-admin shows the message of the error as it is: the host's own, in whatever language.
  const said = useMemo(
    () => (choices.error ? { ...choices, error: new Error(text) } : choices),
    [choices, text],
  );
  return <ChoicesContextProvider value={said}>{children}</ChoicesContextProvider>;
};
