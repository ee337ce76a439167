import { getLocale } from './language/language';

/** Returns the text with a capital first letter, by the rules of the language of the page. */
export const capitalise = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(getLocale()) + text.slice(1);
