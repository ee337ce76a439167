/**
 * Paths of a value that hosts keep in several languages, in the order in which they are tried: that of the first language
 * that the browser's begins with, else the last one; then the others, so that nothing is called nothing.
 */
export function pathsByLanguage(
  paths: Readonly<Record<string, string>>,
  language: string = browserLanguage(),
): string[] {
  const all = Object.entries(paths);
  const own = all.find(([code]) => language.toLowerCase().startsWith(code)) ?? all.at(-1);
  return own ? [own[1], ...all.filter((one) => one !== own).map(([, path]) => path)] : [];
}

/** Of the browser; none where there is no browser, as in a build. */
const browserLanguage = (): string => (typeof navigator === 'undefined' ? '' : navigator.language);
