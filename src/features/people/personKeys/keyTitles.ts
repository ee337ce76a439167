import { formatDateTime } from '../../../lib/date/dateFormat';
import { getPersonKeyId, type PersonKey } from './personKey';
import { personKeysTexts as texts } from './texts';

/** From when to when a key opens. */
export const formatKeyPeriod = ({ from, until }: PersonKey): string =>
  until === undefined
    ? texts.always
    : [formatDateTime(from), formatDateTime(until)].filter((text) => text !== undefined).join(' – ');

/** Returns the kind of a key and the alias from its creator. */
export const formatKeyKind = ({ kind, alias }: PersonKey): string =>
  alias === '' ? texts.kinds[kind] : `${texts.kinds[kind]} «${alias}»`;

/** Each key by a title that tells it from the others: what, where, when, and its id where these are the same. */
export function getKeyTitles(keys: readonly PersonKey[]): ReadonlyMap<string, string> {
  const baseTitles = keys.map((key) => {
    const period = key.until === undefined ? '' : ` · ${formatKeyPeriod(key)}`;
    return `${formatKeyKind(key)} · ${key.place}${period}`;
  });
  return new Map(
    keys.map((key, index) => {
      const title = baseTitles[index] ?? '';
      const isUnique = baseTitles.filter((other) => other === title).length === 1;
      return [getPersonKeyId(key), isUnique ? title : `${title} · ${key.id}`];
    }),
  );
}
