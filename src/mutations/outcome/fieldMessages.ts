import type { ApiError } from '../../../dataProvider';
import type { Field } from '../../config/types';
import { formTexts } from '../../i18n/es/form';
import { maskSecrets } from '../../lib/text/maskSecrets';

/**
 * What the host said about parts of the body, by field: `/data/attributes/location/city` belongs to the field written
 * at `location.city`. What is said of a part of a value keeps the way down: `sensors.1.name`. What fits no field goes under
 * the pointer itself, so that it shows above the form.
 */
export function toFieldMessages(error: ApiError, fields: readonly Field[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { pointer, message } of error.fieldErrors) {
    const path = pointer.replace(/^\//, '').replaceAll('/', '.');
    const field = fields
      .filter(({ write, name }) => endsWith(path, write) || endsWith(path, name))
      .sort((a, b) => b.write.length - a.write.length)[0];
    // Of an item of a list, whatever fields of its name the form has itself.
    const item = findMemberPath(path, fields, /^\d+\./);
    const name = item ?? field?.name ?? findMemberPath(path, fields) ?? pointer;
    messages[name] = maskSecrets(message) || formTexts.not_valid_value;
  }
  return messages;
}

/** The field of whose value a path names a part, and the way from there, where it looks so; undefined for none. */
function findMemberPath(path: string, fields: readonly Field[], pattern = /^/): string | undefined {
  for (const { write, name } of fields) {
    const [dottedPath, prefix] = [`.${path}`, `.${write}.`];
    const index = dottedPath.indexOf(prefix);
    const subPath = dottedPath.slice(index + prefix.length);
    if (index !== -1 && pattern.test(subPath)) return `${name}.${subPath}`;
  }
  return undefined;
}

const endsWith = (path: string, name: string): boolean => path === name || path.endsWith(`.${name}`);
