import { getLocale } from './language';

/**
 * Returns a function that returns what `create` made for the locale that is shown. Formatters of `Intl` are costly to make,
 * so there is one for each locale.
 */
export function perLocale<T>(create: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const locale = getLocale();
    const cached = made.get(locale);
    if (cached !== undefined) return cached;
    const value = create(locale);
    made.set(locale, value);
    return value;
  };
}
