import { checkDeclarations } from '../../config/check';
import { fieldSchemas } from '../../fields/core/schemas';
import { collectOptionShapes } from '../../extensions/collectOptionShapes';
import { getTextKeys } from '../../extensions/getTextKeys';
import { extensionOptions } from '../registry/extensionOptions';
import type { CheckResponse, CheckRequest } from './workerChecker';

// Declarations are checked in this worker, so terminating it frees the memory of the check.
const texts = getTextKeys();

globalThis.onmessage = ({
  data: { id, declarations, names, extensions, trusted },
}: MessageEvent<CheckRequest>) => {
  const respond = (response: CheckResponse): void => globalThis.postMessage(response);
  const options = collectOptionShapes(new Map(extensions), extensionOptions);
  try {
    const checked = checkDeclarations(declarations, { ...names, fieldSchemas, options, texts }, trusted);
    respond({ id, checked });
  } catch (error) {
    respond({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
