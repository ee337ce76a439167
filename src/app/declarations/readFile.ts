import type { Declaration } from '../../config/normalise';
import { NewVersionError } from '../../lib/retryImport';
import { takeStarted } from '../started';
import { served } from '../../lib/base';

/**
 * Reads a file of bundled declarations, once more when it did not come. A file that is gone was replaced by a release:
 * then only loading the page anew helps.
 */
export async function readFile(path: string): Promise<readonly Declaration[]> {
  const address = served(path);
  const answer = await (takeStarted(address) ?? fetch(address)).catch(() => fetch(address));
  if (answer.status === 404) throw new NewVersionError(new Error(`${address}: 404`));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as readonly Declaration[];
}
