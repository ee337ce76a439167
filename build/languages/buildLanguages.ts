import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requestedOverlayDir } from '../../tools/overlay/overlayOption.ts';

/** Languages of the console's own texts, the source language first (`defineTexts`). */
export const BUNDLED_LANGUAGES = ['es', 'en'];

/** Folder of an overlay with a file of texts for each further language: `languages/pt.json`. */
export const LANGUAGES_FOLDER = 'languages';

/** Returns the tags of the languages of a build: the console's own and those of the requested overlay. */
export async function getBuildLanguages(overlayDir = requestedOverlayDir()): Promise<readonly string[]> {
  const files =
    overlayDir === undefined ? [] : await readdir(join(overlayDir, LANGUAGES_FOLDER)).catch(() => []);
  const added = files.flatMap((name) => /^([\w-]+)\.json$/.exec(name)?.[1] ?? []);
  return [...new Set([...BUNDLED_LANGUAGES, ...added.sort()])];
}
