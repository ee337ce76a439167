/** Import error: one line per problem, with file, position and value. */
export class ImportError extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/** Formats one line: file, path, value. */
export const problemLine = (file: string, path: string, result: string): string =>
  path === '' ? `${file}: ${result}` : `${file} → ${path}: ${result}`;
