/** Parts of an address that is one text. */
export interface AddressTextParts {
  /** "Calle Mayor 3": the same for a whole building. */
  street: string;
  /** "2º B", which tells one home of a building from the next; '' for none. */
  home: string;
  /** "28001 Madrid". */
  locality: string;
}

const SEPARATOR = ', ';
/** A postcode, and after it the town. */
const LOCALITY = /^\d{4,5}\s+\D/;
/** A number that belongs to the street: "Calle Mayor, 3". */
const STREET_NUMBER = /^\d+\s?[A-Za-z]?$/;

/**
 * Splits an address that the host sends as one text: "Calle Mayor 3, 2º B, 28001 Madrid". Only a postcode tells a home from a
 * town, so a text without one is undefined.
 */
export function splitAddressText(text: string): AddressTextParts | undefined {
  const parts = text.split(SEPARATOR);
  const localityStart = parts.findIndex((part, index) => index > 0 && LOCALITY.test(part));
  if (localityStart < 0) return undefined;
  const hasSeparateNumber =
    localityStart > 1 && !/\d/.test(parts[0] ?? '') && STREET_NUMBER.test(parts[1] ?? '');
  const homeStart = hasSeparateNumber ? 2 : 1;
  return {
    street: parts.slice(0, homeStart).join(SEPARATOR),
    home: parts.slice(homeStart, localityStart).join(SEPARATOR),
    locality: parts.slice(localityStart).join(SEPARATOR),
  };
}
