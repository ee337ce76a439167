import type { I18nProvider } from 'ra-core';
import { getLanguage, getLanguages, languageListeners } from '../lib/language/language';
import { getLanguageName } from '../lib/language/languageName';
import { flattenMessages } from './flattenMessages';
import { interpolateText } from './interpolateText';
import { messages } from './messages/index';
import { DEFAULT_NAMESPACE } from './translateText';

export { translateText, type Translate } from './translateText';

// `area.some_key`, `some_key` or `_SOME_KEY`; a literal text passed to `translate` never has this form.
const KEY_PATTERN = /^_?[A-Za-z][\w-]*(?:\.[\w-]+)+$|^_?[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+$/;

/**
 * Creates react-admin's i18nProvider over `source`, with a default namespace: `translate('no_results')` finds
 * `global.no_results` even if react-admin passes the text itself as the default. A missing key warns and shows itself in
 * development; a production build shows a neutral text.
 */
export function createI18nProvider(source: object, isProduction: boolean): I18nProvider {
  let flatMessages = flattenMessages(source);
  // The texts of `source` are replaced when the language changes.
  languageListeners.add(() => void (flatMessages = flattenMessages(source)));
  const getMissingText = (key: string): string => {
    if (isProduction) return messages.global.missing_text;
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
        (typeof fallback === 'string' ? fallback : KEY_PATTERN.test(key) ? getMissingText(key) : key);
      return interpolateText(text, options);
    },
    changeLocale: async (tag) => (await import('./changeLanguage')).changeLanguage(tag),
    getLocale: getLanguage,
    getLocales: () => getLanguages().map((locale) => ({ locale, name: getLanguageName(locale) })),
  };
}

/** i18nProvider with the console's texts. */
export const i18nProvider: I18nProvider = createI18nProvider(messages, import.meta.env.PROD);
