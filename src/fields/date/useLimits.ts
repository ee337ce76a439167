import { useEffect, useMemo } from 'react';
import { useRecordContext } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../config/types';
import { limitFields, limitsOf, type Limits } from './limits';
import type { DateKind } from './nativeDate';

/** The limits of a date as the form stands; a message that another field has made untrue is looked at again. */
export function useLimits(field: Field, kind: DateKind): Limits {
  const record = useRecordContext();
  const { trigger, getFieldState } = useFormContext();
  const names = useMemo(() => limitFields(field), [field]);
  const values: unknown[] = useWatch({ name: names });
  const held = JSON.stringify(values);
  useEffect(() => {
    if (getFieldState(field.name).error) void trigger(field.name);
  }, [held, field.name, trigger, getFieldState]);
  // What is no field of the form stands in the record alone.
  const form = Object.fromEntries(
    names.map((name, at) => [name, values[at]] as const).filter(([, value]) => value !== undefined),
  );
  return limitsOf(field, kind, { ...record, ...form });
}
