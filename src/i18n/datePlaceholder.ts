import type { DateTextKind } from '../lib/date/parseTypedDate';
import { getLocaleFormat } from '../lib/language/localeFormat';
import { dateTexts } from './messages/dates';

/** Returns the form of a typed date in the language that is shown: `dd/mm/aaaa`, with hours and minutes for a moment. */
export function getDatePlaceholder(kind: DateTextKind): string {
  const { parts, separator } = getLocaleFormat().dates;
  const date = parts.map((part) => dateTexts[part]).join(separator);
  return kind === 'date' ? date : `${date} ${dateTexts.time}`;
}
