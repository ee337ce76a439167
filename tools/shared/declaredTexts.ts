import { findLocalizedTexts } from '../../src/config/check/localizedTexts/findLocalizedTexts.ts';
import { declaredTexts } from '../../src/config/localized.ts';
import { SOURCE_LANGUAGE } from '../../src/lib/language/language.ts';
import type { Overlay } from '../overlay/overlayFolder.ts';
import { findDeclarations, findPartSchemas } from './discovery.ts';

/** Returns the texts by language of all declarations, in the source language. */
export async function findDeclaredTexts(root: string, overlay?: Overlay): Promise<ReadonlySet<string>> {
  const schemas = await findPartSchemas(root, overlay);
  const sources = await findDeclarations(root, overlay);
  const inJson = sources.flatMap(({ input }) =>
    findLocalizedTexts(input, schemas).flatMap(({ texts }) => texts[SOURCE_LANGUAGE] ?? []),
  );
  return new Set([...declaredTexts, ...inJson]);
}
