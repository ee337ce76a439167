/** Parts of an address that is one text. */
export interface AddressTextParts {
  /** "Calle Mayor 3": the same for a whole building. */
  street: string;
  /** "2º B", which tells one home of a building from the next; '' for none. */
  home: string;
  /** "28001 Madrid". */
  locality: string;
}

/** Street, with its number also after a comma; home; postcode and town. */
const PARTS = /^([^,\d]+, \d+ ?[A-Za-z]?(?=, )|[^,]+)(?:, (.*?))?, (\d{4,5} \D.*)$/;

/**
 * Splits an address that the host sends as one text: "Calle Mayor 3, 2º B, 28001 Madrid". Only a postcode tells a home from a
 * town, so a text without one is undefined.
 */
export function splitAddressText(text: string): AddressTextParts | undefined {
  const [, street, home = '', locality] = PARTS.exec(text) ?? [];
  return street === undefined || locality === undefined ? undefined : { street, home, locality };
}
