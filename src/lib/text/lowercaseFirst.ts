import { getLocale } from '../language/language';

/** Lower-cases the first letter of a label for use inside a sentence; the others stay, as in «Tarjetas NFC». */
export const lowercaseFirst = (label: string): string =>
  label.charAt(0).toLocaleLowerCase(getLocale()) + label.slice(1);
