import type { ApiError } from '../../../dataProvider';
import type { Field } from '../../config/types';
import { getFormBehaviour } from '../../fields/core/formBehaviours';
import { formTexts } from '../../i18n/messages/form';
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

/** Errors of a form by the place that shows them. */
export interface FormErrors {
  /** By input name: a field or a part of its value. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Errors of no visible field: they show above the form. */
  problems: readonly string[];
}

/** Assigns messages to the inputs of the visible fields that show them. */
export function assignToInputs(
  messages: Readonly<Record<string, string>>,
  visibleFields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): FormErrors {
  const fieldErrors: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, text] of Object.entries(messages)) {
    const inputName = findInputName(name, visibleFields, values);
    if (inputName === undefined) problems.push(text);
    else fieldErrors[inputName] = text;
  }
  return { fieldErrors, problems };
}

/** Returns the name of the input that shows a message: a field or a part of its value; undefined if the form has none. */
function findInputName(
  name: string,
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  // If no field has this name, look for a field that writes this body member.
  const member = name.split('/').at(-1) ?? '';
  const field =
    fields.find((candidate) => name === candidate.name || name.startsWith(`${candidate.name}.`)) ??
    fields.find((candidate) => getFormBehaviour(candidate).writesMember?.(candidate, member));
  if (!field || name === field.name) return field?.name;
  const path = name.startsWith(`${field.name}.`) ? name.slice(field.name.length + 1) : member;
  const subPath = getFormBehaviour(field).findInputPath?.(field, path, values[field.name]);
  return subPath === undefined ? field.name : `${field.name}.${subPath}`;
}
