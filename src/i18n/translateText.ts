import { interpolateText } from './interpolateText';

/** The `translate` of react-admin's `useTranslate()` and of an i18nProvider. */
export type Translate = (key: string, params?: Record<string, unknown>) => string;

/** Namespace in which a key without a dot is looked up (SHELL-03). */
export const DEFAULT_NAMESPACE = 'global';

// No text can be this, so it tells "there is no such key" from every answer.
const MISSING = '\u0000';

/**
 * Text of a declaration for the screen. `text` is a key (`gateways.unassigned`), a key of the default namespace
 * (`not_reported`, looked up as `global.not_reported`, SHELL-03) or literal Spanish; `%{name}` placeholders and
 * `smart_count` plural forms are filled from `params` in all three cases.
 */
export function translateText(translate: Translate, text: string, params?: Record<string, unknown>): string {
  for (const key of [text, `${DEFAULT_NAMESPACE}.${text}`]) {
    const translated = translate(key, { ...params, _: MISSING });
    if (translated !== MISSING) return translated;
  }
  return interpolateText(text, params ?? {});
}
