/** Why a file cannot be imported: one line a problem, each with the file, the place in it and what was found there. */
export class ImportError extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/** One line: file, path, what was found. */
export const problemLine = (file: string, path: string, result: string): string =>
  path === '' ? `${file}: ${result}` : `${file} → ${path}: ${result}`;
