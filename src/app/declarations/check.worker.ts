import { checkDeclarations } from '../../config/check';
import { fieldSchemas } from '../../fields/schemas';
import { optionsOfParts } from '../../parts/optionsOfParts';
import { textKeys } from '../../parts/textKeys';
import { partOptions } from '../partOptions';
import type { Answered, Asked } from './checkAside';

/** Beside the page: declarations are checked here, and what that takes of memory goes with it. */
const scope = globalThis as unknown as {
  onmessage: (event: { data: Asked }) => void;
  postMessage: (answer: Answered) => void;
};
const texts = textKeys();

scope.onmessage = ({ data: { id, found, names, parts, trusted } }) => {
  const options = optionsOfParts(new Map(parts), partOptions);
  try {
    const checked = checkDeclarations(found, { ...names, fieldSchemas, options, texts }, trusted);
    scope.postMessage({ id, checked });
  } catch (error) {
    scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
