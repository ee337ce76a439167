import { interpolateText } from './interpolateText';

/** The `translate` of react-admin's `useTranslate()` and of an i18nProvider. */
export type Translate = (key: string, params?: Record<string, unknown>) => string;

/** Namespace for keys without a dot. */
export const DEFAULT_NAMESPACE = 'global';

// No text can equal this, so it marks a missing key.
const MISSING = '\u0000';

/**
 * Translates a declared text for the screen. `text` is a key (`gateways.unassigned`), a key of the default namespace
 * (`not_reported`, looked up as `global.not_reported`) or literal Spanish. In all three cases `params` fills `%{name}`
 * placeholders and selects `smart_count` plurals.
 */
export function translateText(translate: Translate, text: string, params?: Record<string, unknown>): string {
  for (const key of [text, `${DEFAULT_NAMESPACE}.${text}`]) {
    const translated = translate(key, { ...params, _: MISSING });
    if (translated !== MISSING) return translated;
  }
  return interpolateText(text, params ?? {});
}
