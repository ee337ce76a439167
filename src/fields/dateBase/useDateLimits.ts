import { useEffect, useMemo } from 'react';
import { useRecordContext } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../config/types';
import { limitFieldNames, getDateLimits, type DateLimits } from './dateLimits';
import type { DateKind } from './dateInputValue';

/**
 * Returns the limits of a date for the current form values. Revalidates when a change of another field makes the error
 * obsolete.
 */
export function useDateLimits(field: Field, kind: DateKind): DateLimits {
  const record = useRecordContext();
  const { trigger, getFieldState } = useFormContext();
  const fieldNames = useMemo(() => limitFieldNames(field), [field]);
  const values: unknown[] = useWatch({ name: fieldNames });
  const valuesKey = JSON.stringify(values);
  useEffect(() => {
    if (getFieldState(field.name).error) void trigger(field.name);
  }, [valuesKey, field.name, trigger, getFieldState]);
  // Names that are not form fields are read from the record.
  const form = Object.fromEntries(
    fieldNames
      .map((name, index) => [name, values[index]] as const)
      .filter(([, value]) => value !== undefined),
  );
  return getDateLimits(field, kind, { ...record, ...form });
}
