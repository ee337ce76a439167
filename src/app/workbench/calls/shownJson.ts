import { isPlainObject } from '../../../lib/json';
import { texts } from '../texts';

/** Members that may hold what nobody else is to see. */
const SECRET = /token|password|secret|authorization|api_?key/i;

/** Characters of an answer that are shown. */
const MOST = 4_000;

/** JSON for a person: without secrets, and no more of it than one reads. */
export function shownJson(value: unknown): string {
  const text = JSON.stringify(withoutSecrets(value), null, 2) ?? '';
  return text.length > MOST ? `${text.slice(0, MOST)}${texts.cut}` : text;
}

/** An address for a person: values of such names in its query are hidden. */
export const withoutSecretsIn = (address: string): string =>
  address.replace(/([?&])([^=&]*)=([^&]+)/g, (whole, sign: string, name: string) =>
    SECRET.test(name) ? `${sign}${name}=${texts.hidden}` : whole,
  );

/** Whether there is anything to hide: none, an empty text, yes and no tell nobody anything. */
const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'boolean';

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isPlainObject(value)) return Object(value) === value ? String(value) : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && isSaid(inner) ? texts.hidden : withoutSecrets(inner),
    ]),
  );
}
