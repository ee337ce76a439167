import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useItemPath, withItemScope } from './ItemPathContext';

/**
 * Returns the scope for options that depend on other fields: the record overridden by the form values, which are also under
 * `form`.
 */
export const useFormScope = (): Readonly<Record<string, unknown>> => {
  const record = useRecordContext();
  const values: Record<string, unknown> = useWatch();
  return { ...record, ...withItemScope(values, useItemPath()), form: values };
};
