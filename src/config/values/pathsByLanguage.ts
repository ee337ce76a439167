/**
 * Paths of a value that hosts keep in several languages, in the order in which they are tried: that of the first language
 * that the browser's begins with, else the last one; then the others, so that nothing is called nothing.
 */
export function listPathsByLanguage(
  paths: Readonly<Record<string, string>>,
  language: string = getBrowserLanguage(),
): string[] {
  const entries = Object.entries(paths);
  const preferred = entries.find(([code]) => language.toLowerCase().startsWith(code)) ?? entries.at(-1);
  return preferred
    ? [preferred[1], ...entries.filter((entry) => entry !== preferred).map(([, path]) => path)]
    : [];
}

/** Language of the browser; '' without a browser, as in a build. */
const getBrowserLanguage = (): string => (typeof navigator === 'undefined' ? '' : navigator.language);
