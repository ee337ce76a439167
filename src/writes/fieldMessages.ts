import type { ApiError } from '../../dataProvider';
import type { Field } from '../config/types';
import { formTexts } from '../i18n/es/form';

/**
 * What the host said about parts of the body, by field: `/data/attributes/location/city` belongs to the field written
 * at `location.city`. What fits no field goes under the pointer itself, so that it shows above the form.
 */
export function fieldMessages(error: ApiError, fields: readonly Field[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { pointer, message } of error.fieldErrors) {
    const path = pointer.replace(/^\//, '').replaceAll('/', '.');
    const field = fields
      .filter(({ write, name }) => endsWith(path, write) || endsWith(path, name))
      .sort((a, b) => b.write.length - a.write.length)[0];
    messages[field?.name ?? pointer] = message || formTexts.not_valid_value;
  }
  return messages;
}

const endsWith = (path: string, name: string): boolean => path === name || path.endsWith(`.${name}`);
