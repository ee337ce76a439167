import { isPlainObject } from '../../lib/json';
import { pickText } from '../../lib/language/language';
import { isLocalizedText } from './localizedText';

/** Returns a copy with each text by language, at any depth, replaced by the text of the language that is shown. */
export function pickTextsDeep<T>(value: T): T {
  const pick = (part: unknown): unknown =>
    isLocalizedText(part)
      ? pickText(part)
      : isPlainObject(part)
        ? Object.fromEntries(Object.entries(part).map(([key, member]) => [key, pick(member)]))
        : part;
  return pick(value) as T;
}
