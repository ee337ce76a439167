import type { Declaration } from '../../config/normalise';
import { NewVersionError } from '../../lib/lazy/importWithRetry';
import { getTextLanguage, toLanguageUrl } from '../../lib/language/language';
import { takePreloaded } from '../../preload/preloaded';
import { withBasePath } from '../../lib/url/basePath';

/**
 * Reads a file of bundled declarations in a language, with one retry. If a new release has removed the file, only a page
 * reload helps.
 */
export async function fetchDeclarationFile(
  path: string,
  language = getTextLanguage(),
): Promise<readonly Declaration[]> {
  const url = withBasePath(toLanguageUrl(path, language));
  const response = await (takePreloaded(url) ?? fetch(url)).catch(() => fetch(url));
  if (response.status === 404) throw new NewVersionError(new Error(`${url}: 404`));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as readonly Declaration[];
}
