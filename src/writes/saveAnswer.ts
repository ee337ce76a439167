import { ApiError, OTHER } from '../../dataProvider';
import { downloadFile, isBlob } from '../lib/download';

/** Hands the user the file that a call answered with. Rejects with `ApiError` for what is none, see `fileOf`. */
export async function saveAnswer(body: unknown, name: string): Promise<void> {
  const file = await fileOf(body, name);
  downloadFile(name, file, file.type);
}

/** Endings of files that may well begin as an error does. */
const TEXT_ENDINGS = /\.(?:json|html?|xml|svg)$/i;
/** Characters that tell a page from a file, and how long an error may be. */
const START = 200;
const LONGEST_ERROR = 100_000;

/** How JSON begins, whole or cut; a table begins otherwise, also one whose first name stands in brackets. */
const JSON_START = /^(?:\{\s*["}]|\[\s*(?:[[\]{"]|null\b)|null$)/;

/**
 * The file of an answer. Rejects where there is none: nothing at all, JSON that came with a good status (the reason of an
 * error is kept), or a page.
 */
async function fileOf(body: unknown, name: string): Promise<Blob> {
  if (!isBlob(body) || body.size === 0) throw new ApiError(OTHER);
  if (TEXT_ENDINGS.test(name)) return body;
  const start = (await body.slice(0, START).text()).trimStart();
  if (/^<(?:!doctype|html|\?xml)/i.test(start)) throw new ApiError(OTHER);
  if (body.type.startsWith('application/json') || JSON_START.test(start.trimEnd()))
    throw new ApiError(OTHER, body.size > LONGEST_ERROR ? undefined : parsed(await body.text()));
  return body;
}

/** The JSON value of a text; undefined where it is none, or cut. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
