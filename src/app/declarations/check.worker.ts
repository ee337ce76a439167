import { checkDeclarations } from '../../config/check';
import { fieldSchemas } from '../../fields/schemas';
import { optionsOfParts } from '../../parts/optionsOfParts';
import { textKeys } from '../../parts/textKeys';
import { partOptions } from '../partOptions';
import type { Answered, Asked } from './checkAside';

// Beside the page: declarations are checked here, and what that takes of memory goes with it.
const texts = textKeys();

globalThis.onmessage = ({ data: { id, found, names, parts, trusted } }: MessageEvent<Asked>) => {
  const answer = (given: Answered): void => globalThis.postMessage(given);
  const options = optionsOfParts(new Map(parts), partOptions);
  try {
    const checked = checkDeclarations(found, { ...names, fieldSchemas, options, texts }, trusted);
    answer({ id, checked });
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
