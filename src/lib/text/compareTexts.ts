import { perLocale } from '../language/perLocale';

const getCollator = perLocale((locale) => new Intl.Collator(locale, { numeric: true }));

/** Compares texts as the language that is shown sorts them, numbers in them by their value. */
export const compareTexts = (a: string, b: string): number => getCollator().compare(a, b);
