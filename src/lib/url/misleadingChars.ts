// Browsers drop control characters inside addresses and blanks before them, and read "\\" as "/": "/\\t/other.example" is
// another host. None of them has an honest use in an address.
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const MISLEADING_CHARS = /^\s|[\u0000-\u001f\u007f\\]/;

/** Whether an address leads elsewhere than it reads: every check of an address by its letters asks this first. */
export const hasMisleadingChars = (url: string): boolean => MISLEADING_CHARS.test(url);
