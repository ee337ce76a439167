import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';

/** What options that depend on other fields see: the record, and over it what the form holds. */
export const useFormScope = (): Readonly<Record<string, unknown>> => {
  const record = useRecordContext();
  const values: Record<string, unknown> = useWatch();
  return { ...record, ...values };
};
