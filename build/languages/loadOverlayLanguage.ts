import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { requestedOverlayDir } from '../../tools/overlay/overlayOption.ts';
import type * as Languages from '../../tools/overlay/overlayLanguages.ts';

/** Returns the text tables of a language of the requested overlay, by id. Read by plain Node, as the declarations are. */
export async function loadOverlayLanguage(root: string, language: string): Promise<object> {
  const dir = requestedOverlayDir();
  if (dir === undefined) return {};
  const { readLanguageTables } = (await tsImport(
    './tools/overlay/overlayLanguages.ts',
    pathToFileURL(`${root}/`).href,
  )) as typeof Languages;
  return readLanguageTables(root, dir, language);
}
