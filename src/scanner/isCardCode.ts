/** Lengths of card numbers: four, seven, ten and more bytes. */
const CARD_CODE = /^(?:[\dA-F]{8}|[\dA-F]{14}|[\dA-F]{20,})$/;

/**
 * True if the code has the form of a card: bytes in hexadecimal digits, with a letter and a digit. A card opens doors, so its code
 * is a secret that no URL may contain. Codes of records have other letters or lengths.
 */
export const isCardCode = (code: string): boolean =>
  CARD_CODE.test(code.toUpperCase()) && /\d/.test(code) && /[A-F]/i.test(code);
