/** Longest address that mail systems accept; also bounds the cost of the pattern. */
const MAX_LENGTH = 254;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i');

/** True if a text is one e-mail address: what browsers accept, with a dot in the domain. */
export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH && ADDRESS.test(value);
