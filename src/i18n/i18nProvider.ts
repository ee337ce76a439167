import type { I18nProvider } from 'ra-core';
import { es } from './es/index';
import { interpolateText } from './interpolateText';
import { flattenMessages } from './flattenMessages';
import { DEFAULT_NAMESPACE } from './translateText';

export { translateText, type Translate } from './translateText';

/** The console speaks Spanish only (SHELL-03). */
export const LOCALE = 'es';

/** What a production build shows instead of a key nobody wrote a text for: never the raw key (SHELL-05). */
const MISSING_TEXT = 'Texto no disponible';

// `area.some_key`, `some_key` or `_SOME_KEY`; literal Spanish that passes through `translate` never looks so.
const KEY_PATTERN = /^_?[A-Za-z][\w-]*(?:\.[\w-]+)+$|^_?[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+$/;

/**
 * react-admin's i18nProvider over `messages`, with the default namespace of SHELL-03 built in: `translate('no_results')`
 * finds `global.no_results` even where react-admin passes the text itself as the default.
 * A missing key warns and shows itself in development and tests, and shows a neutral text in production.
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

/** The console's texts, in Spanish (SHELL-03). */
export const i18nProvider: I18nProvider = createI18nProvider(es, import.meta.env.PROD);
