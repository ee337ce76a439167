import { parseExactJson } from '../../../dataProvider/http/parseExactJson';
import { interpolateText } from '../../i18n/interpolateText';
import { isPlainObject } from '../../lib/json';
import { formatRedactedJson } from '../calls/redactedJson';
import { serverTexts } from './texts';

/** Entries of a list that are shown, so that the members after the list stay in sight. */
const MAX_ENTRIES = 2;
/** Characters of a body that is not JSON. */
const MAX_TEXT = 600;

/** Formats a body for a person: JSON with shortened lists and hidden secrets, other texts shortened. */
export function shortenBody(text: string): string {
  try {
    return formatRedactedJson(shortenLists(parseExactJson(text)));
  } catch {
    return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  }
}

function shortenLists(value: unknown): unknown {
  if (isPlainObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortenLists(inner)]));
  if (!Array.isArray(value)) return value;
  const firstEntries = value.slice(0, MAX_ENTRIES).map(shortenLists);
  const more = value.length - firstEntries.length;
  return more > 0 ? [...firstEntries, interpolateText(serverTexts.more_entries, { more })] : firstEntries;
}
