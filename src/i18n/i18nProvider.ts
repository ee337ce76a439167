import type { I18nProvider } from 'ra-core';
import { es } from './es/index';
import { interpolateText } from './interpolateText';
import { flattenMessages } from './flattenMessages';
import { DEFAULT_NAMESPACE } from './translateText';

export { translateText, type Translate } from './translateText';

/** The console is Spanish only. */
export const LOCALE = 'es';

/** Fallback of a missing key in a production build, which never shows a raw key. */
const MISSING_TEXT = 'Texto no disponible';

// `area.some_key`, `some_key` or `_SOME_KEY`; literal Spanish passed to `translate` never has this form.
const KEY_PATTERN = /^_?[A-Za-z][\w-]*(?:\.[\w-]+)+$|^_?[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+$/;

/**
 * Creates react-admin's i18nProvider over `messages`, with a default namespace: `translate('no_results')` finds
 * `global.no_results` even if react-admin passes the text itself as the default. A missing key warns and shows itself in
 * development and tests; in production a neutral text shows.
 */
export function createI18nProvider(messages: object, isProduction: boolean): I18nProvider {
  const flatMessages = flattenMessages(messages);
  const getMissingText = (key: string): string => {
    if (!KEY_PATTERN.test(key)) return key;
    if (isProduction) return MISSING_TEXT;
    console.error(`No text for the key "${key}"`);
    return key;
  };
  return {
    translate: (key, options: Readonly<Record<string, unknown>> = {}) => {
      if (typeof key !== 'string') return '';
      const fallback = options['_'];
      const text =
        flatMessages.get(key) ??
        flatMessages.get(`${DEFAULT_NAMESPACE}.${key}`) ??
        (typeof fallback === 'string' ? fallback : getMissingText(key));
      return interpolateText(text, options);
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => LOCALE,
    getLocales: () => [{ locale: LOCALE, name: 'Español' }],
  };
}

/** i18nProvider with the console's Spanish texts. */
export const i18nProvider: I18nProvider = createI18nProvider(es, import.meta.env.PROD);
