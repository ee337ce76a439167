/**
 * Returns a random id of 32 hexadecimal digits. Unlike `crypto.randomUUID`, it also works on a page without https, as an
 * installation inside a building may be.
 */
export const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
