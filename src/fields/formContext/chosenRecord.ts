import { useWatch } from 'react-hook-form';
import { isPlainObject } from '../../lib/json';

/** Where a form holds the whole record that was chosen in a field that keeps it (`keep`). */
export const chosenRecordPath = (name: string): string => `$chosen.${name}`;

interface ChosenRecord {
  /** The value of the field, as text; undefined while nothing is chosen. */
  id: string | undefined;
  /** What was chosen; undefined until it is known, and where the host gives it no more. */
  record: Readonly<Record<string, unknown>> | undefined;
}

/** The record that was chosen in another field of the form. */
export function useChosenRecord(name: string): ChosenRecord {
  const [value, record]: unknown[] = useWatch({ name: [name, chosenRecordPath(name)] });
  const isId = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return { id: isId ? String(value) : undefined, record: isPlainObject(record) ? record : undefined };
}
