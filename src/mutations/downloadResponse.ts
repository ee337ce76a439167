import { ApiError, UNKNOWN_ERROR } from '../../dataProvider';
import { downloadFile, isBlob } from '../lib/file/download';

/** Downloads the file in a response. Rejects with `ApiError` if the response is not a file, see `parseFile`. */
export async function downloadResponse(body: unknown, name: string): Promise<void> {
  const file = await parseFile(body, name);
  downloadFile(name, file, file.type);
}

/** Extensions of files whose content can begin like an error response. */
const TEXT_FILE_EXTENSIONS = /\.(?:json|html?|xml|svg)$/i;
/** Characters read to tell an HTML page from a file, and the maximum length of an error. */
const SNIFF_LENGTH = 200;
const MAX_ERROR_LENGTH = 100_000;

/**
 * Matches the start of JSON, complete or truncated. A CSV table does not match, even if its first column name is in
 * brackets.
 */
const JSON_START = /^(?:\{\s*["}]|\[\s*(?:[[\]{"]|null\b)|null$)/;

/**
 * Returns the file of a response. Rejects if the body is empty, JSON with a success status (the reason of an error is
 * preserved), or an HTML page.
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

/** Parses a text as JSON; undefined if it is not JSON or is truncated. */
function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
