import { getLocale } from './language/language';

/** Returns the text with its first letter in upper case, by the rules of the console's language. */
export const capitalise = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(getLocale()) + text.slice(1);
