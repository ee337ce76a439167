// npm run texts -- WORDS: lists the texts of the console that have these words, each with the key under which an overlay
// replaces it (docs/guides/overlay.md).
import { fileURLToPath } from 'node:url';
import { foldText } from '../../src/lib/text/foldText.ts';
import { findTextLocations } from '../overlay/overlayTexts.ts';

const words = foldText(process.argv.slice(2).join(' '));
const root = fileURLToPath(new URL('../..', import.meta.url));
for (const [key, { text }] of await findTextLocations(root))
  if (foldText(text).includes(words)) console.log(`${key}\t${text}`);
