import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { ImportError, problemLine } from '../importError.ts';

/** Timeout of a URL in ms; there is no retry. */
const TIMEOUT_MS = 30_000;

/** True if the file is a web URL. */
export const isUrl = (file: string): boolean => /^https?:\/\//i.test(file);

/** Resolves a `$ref` to a file or URL. */
export const resolveReference = (file: string, reference: string): string =>
  isUrl(file)
    ? new URL(reference, file).href
    : isUrl(reference)
      ? reference
      : resolve(dirname(file), reference);

/** Parses a YAML or JSON file. Throws `ImportError` with file, line and column of the error. */
export async function readDocument(file: string): Promise<unknown> {
  const text = await readText(file);
  if (/^\s*</.test(text)) throw new ImportError(problemLine(file, '', 'this is HTML, not YAML or JSON'));
  // JSON is valid YAML, but only the JSON parser accepts tabs and long keys, and it is ten times as fast.
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const document = parseDocument(text, { prettyErrors: true });
    const lines = document.errors.map((error) => {
      const position = error.linePos?.[0];
      const [message = error.message] = error.message.split('\n');
      const description = message.replace(/ at line \d+, column \d+:?$/, '');
      return problemLine(file, position ? `line ${position.line}, column ${position.col}` : '', description);
    });
    if (lines.length > 0) throw new ImportError(...lines.slice(0, 10));
    try {
      return document.toJS() as unknown;
    } catch (error) {
      // Aliases that expand without end.
      throw new ImportError(problemLine(file, '', error instanceof Error ? error.message : String(error)));
    }
  }
}

async function readText(file: string): Promise<string> {
  try {
    if (!isUrl(file)) return await readFile(file, 'utf8');
    const response = await fetch(file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the host answers ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new ImportError(problemLine(file, '', `cannot be read (${readFailureReason(error)})`));
  }
}

function readFailureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') return 'there is no such file';
  if (error.name === 'TimeoutError') return `no answer in ${TIMEOUT_MS / 1000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
