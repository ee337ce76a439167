import { stringifyJson } from '../../lib/exactNumber';
import { isPlainObject } from '../../lib/json';
import { workbenchTexts } from '../texts';

/** Names of members that may hold secrets. */
const SECRET_NAME = /token|password|secret|authorization|api_?key/i;

/** Characters of an answer that are shown. */
const MAX_LENGTH = 4_000;

/** JSON for a person: without secrets, and no more of it than one reads. */
export function formatRedactedJson(value: unknown): string {
  const text = stringifyJson(redactValue(value), 2);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}${workbenchTexts.cut}` : text;
}

/** An address for a person: values of such names in its query are hidden. */
export const redactUrl = (url: string): string =>
  url.replace(/([?&])([^=&]*)=([^&]+)/g, (pair, separator: string, name: string) =>
    SECRET_NAME.test(name) ? `${separator}${name}=${workbenchTexts.hidden}` : pair,
  );

/** True if the value could reveal something: null, an empty text and booleans do not. */
const isRevealing = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'boolean';

function redactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactValue);
  if (!isPlainObject(value)) return Object(value) === value ? String(value) : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_NAME.test(key) && isRevealing(inner) ? workbenchTexts.hidden : redactValue(inner),
    ]),
  );
}
