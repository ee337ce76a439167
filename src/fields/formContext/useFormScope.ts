import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useItemPath, withItemScope } from './ItemPathContext';

/** What options that depend on other fields see: the record, over it what the form holds, and that under `form`, too. */
export const useFormScope = (): Readonly<Record<string, unknown>> => {
  const record = useRecordContext();
  const values: Record<string, unknown> = useWatch();
  return { ...record, ...withItemScope(values, useItemPath()), form: values };
};
