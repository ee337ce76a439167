import type { ApiError } from '../../../dataProvider';
import type { Field } from '../../config/types';
import { formTexts } from '../../i18n/es/form';
import { maskSecrets } from '../../lib/text/maskSecrets';

/**
 * Maps the host's errors on body members to fields: `/data/attributes/location/city` belongs to the field with `write:
 * location.city`. Errors on a part of a value keep the path within it: `sensors.1.name`. Errors that match no field keep the
 * JSON pointer as key, so they show above the form.
 */
export function toFieldErrors(error: ApiError, fields: readonly Field[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { pointer, message } of error.fieldErrors) {
    const path = pointer.replace(/^\//, '').replaceAll('/', '.');
    const field = fields
      .filter(({ writePath, name }) => endsWith(path, writePath) || endsWith(path, name))
      .sort((a, b) => b.writePath.length - a.writePath.length)[0];
    // Prefer a list item over a form field of the same name.
    const item = findMemberPath(path, fields, /^\d+\./);
    const name = item ?? field?.name ?? findMemberPath(path, fields) ?? pointer;
    messages[name] = maskSecrets(message) || formTexts.not_valid_value;
  }
  return messages;
}

/**
 * Returns the field whose value contains the path, plus the path within it, if that matches `pattern`; undefined for none.
 */
function findMemberPath(path: string, fields: readonly Field[], pattern = /^/): string | undefined {
  for (const { writePath, name } of fields) {
    const [dottedPath, prefix] = [`.${path}`, `.${writePath}.`];
    const index = dottedPath.indexOf(prefix);
    const subPath = dottedPath.slice(index + prefix.length);
    if (index !== -1 && pattern.test(subPath)) return `${name}.${subPath}`;
  }
  return undefined;
}

const endsWith = (path: string, name: string): boolean => path === name || path.endsWith(`.${name}`);
