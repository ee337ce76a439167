import { formatDateTime } from '../../../lib/dates';
import { keyName, type PersonKey } from './keys';
import { keysTexts as texts } from './texts';

/** From when to when a key opens. */
export const periodOf = ({ from, until }: PersonKey): string =>
  until === undefined
    ? texts.always
    : [formatDateTime(from), formatDateTime(until)].filter((text) => text !== undefined).join(' – ');

/** What a key is: its kind, and what who made it calls it. */
export const whatOf = ({ kind, alias }: PersonKey): string =>
  alias === '' ? texts.kinds[kind] : `${texts.kinds[kind]} «${alias}»`;

/** Each key by a title that tells it from the others: what, where, when, and its id where these are the same. */
export function keyTitles(keys: readonly PersonKey[]): ReadonlyMap<string, string> {
  const long = keys.map((key) => {
    const when = key.until === undefined ? '' : ` · ${periodOf(key)}`;
    return `${whatOf(key)} · ${key.place}${when}`;
  });
  return new Map(
    keys.map((key, at) => {
      const title = long[at] ?? '';
      const isAlone = long.filter((one) => one === title).length === 1;
      return [keyName(key), isAlone ? title : `${title} · ${key.id}`];
    }),
  );
}
