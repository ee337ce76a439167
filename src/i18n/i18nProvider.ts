import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { es } from './es/index';
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
  const base = polyglotI18nProvider(
    () => messages as unknown as TranslationMessages, // the type lists react-admin's own keys only
    LOCALE,
    [{ locale: LOCALE, name: 'Español' }],
    { allowMissing: false },
  );
  const translate: I18nProvider['translate'] = (key, options) => {
    if (typeof key !== 'string') return '';
    if (known.has(key)) return base.translate(key, options);
    const inDefault = `${DEFAULT_NAMESPACE}.${key}`;
    if (known.has(inDefault)) return base.translate(inDefault, options);
    const fallback: unknown = options?._;
    if (typeof fallback === 'string') return base.translate(key, options);
    if (!LOOKS_LIKE_KEY.test(key)) return base.translate(key, { ...options, _: key });
    return production ? NO_TEXT : base.translate(key, options);
  };
  return { ...base, translate };
}

/** The console's texts, in Spanish (SHELL-03). */
export const i18nProvider: I18nProvider = createI18nProvider(es, import.meta.env.PROD);
