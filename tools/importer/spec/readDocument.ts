import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { ImportError, problemLine } from '../importError.ts';

/** An address is asked for once, and given up after so many ms. */
const TIMEOUT_MS = 30_000;

/** Whether a file is named by an address of the web. */
export const isUrl = (file: string): boolean => /^https?:\/\//i.test(file);

/** The file or address that a `$ref` of another one means. */
export const resolveReference = (file: string, reference: string): string =>
  isUrl(file)
    ? new URL(reference, file).href
    : isUrl(reference)
      ? reference
      : resolve(dirname(file), reference);

/** What a YAML or JSON file holds. Throws `ImportError` with file, line and column of what is wrong with it. */
export async function readDocument(file: string): Promise<unknown> {
  const text = await readText(file);
  if (/^\s*</.test(text)) throw new ImportError(problemLine(file, '', 'this is HTML, not YAML or JSON'));
  // JSON is YAML, but files with tabs or long keys are JSON alone, and JSON is read ten times as fast.
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
      // Aliases that would grow without end.
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
