// npm run texts -- WORDS: lists the texts of the console that have these words, each with the key under which an overlay
// replaces it (docs/guides/overlay.md). npm run texts -- --language pt --overlay DIR: the texts that the language lacks.
import { fileURLToPath } from 'node:url';
import { foldText } from '../../src/lib/text/foldText.ts';
import { readRequestedOverlay } from '../overlay/overlayFolder.ts';
import { DECLARED_TEXT, readLanguageTexts } from '../overlay/overlayLanguages.ts';
import { findTextLocations } from '../overlay/overlayTexts.ts';
import { findDeclaredTexts } from '../shared/declaredTexts.ts';

const args = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
const locations = await findTextLocations(root);
const [option, language] = args;
if (option === '--language' && language !== undefined) {
  const overlay = await readRequestedOverlay();
  const { texts, declaredTexts } = overlay
    ? await readLanguageTexts(root, overlay, language)
    : { texts: new Map(), declaredTexts: new Map() };
  const all = [
    ...[...locations].map(([key, { text }]) => ({ key, text, isTranslated: texts.has(key) })),
    ...[...(await findDeclaredTexts(root, overlay))].map((text) => ({
      key: `${DECLARED_TEXT}${text}`,
      text,
      isTranslated: declaredTexts.has(text),
    })),
  ];
  const missing = all.filter(({ isTranslated }) => !isTranslated);
  for (const { key, text } of missing) console.log(`${key}\t${text}`);
  console.log(`${missing.length} of ${all.length} texts are missing in ${language}.`);
} else {
  const words = foldText(args.join(' '));
  for (const [key, { text }] of locations) if (foldText(text).includes(words)) console.log(`${key}\t${text}`);
}
