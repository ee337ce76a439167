import type { I18nProvider } from 'ra-core';
import { es } from './es/index';
import { fillText } from './fillText';
import { flattenMessages } from './flatten';
import { DEFAULT_NAMESPACE } from './translateText';

export { translateText, type Translate } from './translateText';

/** The console speaks Spanish only (SHELL-03). */
export const LOCALE = 'es';

/** What a production build shows instead of a key nobody wrote a text for: never the raw key (SHELL-05). */
const NO_TEXT = 'Texto no disponible';

// `area.some_key`, `some_key` or `_SOME_KEY`; literal Spanish that passes through `translate` never looks so.
const LOOKS_LIKE_KEY = /^_?[A-Za-z][\w-]*(?:\.[\w-]+)+$|^_?[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+$/;

/**
 * react-admin's i18nProvider over `messages`, with the default namespace of SHELL-03 built in: `translate('no_results')`
 * finds `global.no_results` even where react-admin passes the text itself as the default.
 * A missing key warns and shows itself in development and tests, and shows a neutral text in production.
 */
export function createI18nProvider(messages: object, production: boolean): I18nProvider {
  const known = flattenMessages(messages);
  const missing = (key: string): string => {
    if (!LOOKS_LIKE_KEY.test(key)) return key;
    if (production) return NO_TEXT;
    console.error(`No text for the key "${key}"`);
    return key;
  };
  return {
    translate: (key, options: Readonly<Record<string, unknown>> = {}) => {
      if (typeof key !== 'string') return '';
      const fallback = options['_'];
      const text =
        known.get(key) ??
        known.get(`${DEFAULT_NAMESPACE}.${key}`) ??
        (typeof fallback === 'string' ? fallback : missing(key));
      return fillText(text, options);
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => LOCALE,
    getLocales: () => [{ locale: LOCALE, name: 'Español' }],
  };
}

/** The console's texts, in Spanish (SHELL-03). */
export const i18nProvider: I18nProvider = createI18nProvider(es, import.meta.env.PROD);
