import { ApiError, UNKNOWN_ERROR } from '../../dataProvider';
import { downloadFile, isBlob } from '../lib/file/download';

/** Hands the user the file that a call answered with. Rejects with `ApiError` for what is none, see `fileOf`. */
export async function downloadResponse(body: unknown, name: string): Promise<void> {
  const file = await parseFile(body, name);
  downloadFile(name, file, file.type);
}

/** Endings of files that may well begin as an error does. */
const TEXT_FILE_EXTENSIONS = /\.(?:json|html?|xml|svg)$/i;
/** Characters that tell a page from a file, and how long an error may be. */
const SNIFF_LENGTH = 200;
const MAX_ERROR_LENGTH = 100_000;

/** How JSON begins, whole or cut; a table begins otherwise, also one whose first name stands in brackets. */
const JSON_START = /^(?:\{\s*["}]|\[\s*(?:[[\]{"]|null\b)|null$)/;

/**
 * The file of an answer. Rejects where there is none: nothing at all, JSON that came with a good status (the reason of an
 * error is kept), or a page.
 */
async function parseFile(body: unknown, name: string): Promise<Blob> {
  if (!isBlob(body) || body.size === 0) throw new ApiError(UNKNOWN_ERROR);
  if (TEXT_FILE_EXTENSIONS.test(name)) return body;
  const head = (await body.slice(0, SNIFF_LENGTH).text()).trimStart();
  if (/^<(?:!doctype|html|\?xml)/i.test(head)) throw new ApiError(UNKNOWN_ERROR);
  if (body.type.startsWith('application/json') || JSON_START.test(head.trimEnd()))
    throw new ApiError(
      UNKNOWN_ERROR,
      body.size > MAX_ERROR_LENGTH ? undefined : tryParseJson(await body.text()),
    );
  return body;
}

/** The JSON value of a text; undefined where it is none, or cut. */
function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
