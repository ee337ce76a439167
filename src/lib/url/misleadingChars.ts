// Browsers drop control characters in URLs and blanks before them, and read "\\" as "/", so "/\\t/other.example" is another
// host. None of these characters has a legitimate use in a URL.
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const MISLEADING_CHARS = /^\s|[\u0000-\u001f\u007f\\]/;

/** True if a URL leads elsewhere than it reads; every textual check of a URL calls this first. */
export const hasMisleadingChars = (url: string): boolean => MISLEADING_CHARS.test(url);
