import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLED_LANGUAGES } from '../../src/lib/language/language.ts';
import { requestedOverlayDir } from '../../tools/overlay/overlayOption.ts';

/** Folder of an overlay with a file of texts for each further language: `languages/pt.json`. */
export const LANGUAGES_FOLDER = 'languages';

/** Returns the tags of the languages of a build: the console's own and those of the requested overlay. */
export async function getBuildLanguages(overlayDir = requestedOverlayDir()): Promise<readonly string[]> {
  const files =
    overlayDir === undefined ? [] : await readdir(join(overlayDir, LANGUAGES_FOLDER)).catch(() => []);
  const added = files.flatMap((name) => /^([\w-]+)\.json$/.exec(name)?.[1] ?? []);
  return [...new Set([...BUNDLED_LANGUAGES, ...added.sort()])];
}
