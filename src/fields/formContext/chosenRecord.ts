import { useWatch } from 'react-hook-form';
import { isPlainObject } from '../../lib/json';

/** Form path of the whole record that was chosen in a field with `exposeRecord`. */
export const chosenRecordPath = (name: string): string => `$chosen.${name}`;

interface ChosenRecord {
  /** The value of the field as text; undefined while nothing is chosen. */
  id: string | undefined;
  /** The chosen record; undefined until it has loaded, and if the host no longer returns it. */
  record: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the record that was chosen in another field of the form. */
export function useChosenRecord(name: string): ChosenRecord {
  const [value, record]: unknown[] = useWatch({ name: [name, chosenRecordPath(name)] });
  const isId = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return { id: isId ? String(value) : undefined, record: isPlainObject(record) ? record : undefined };
}
