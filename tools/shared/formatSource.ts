import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const config = readFileSync(join(import.meta.dirname, '../..', '.oxfmtrc.json'), 'utf8');
const { ignorePatterns: _, ...options }: FormatConfig & { ignorePatterns: unknown } = JSON.parse(config);

/** Formats `text` in the project's style, in the language of the extension of `file`. Throws if it cannot be parsed. */
export async function formatSource(file: string, text: string): Promise<string> {
  const { code, errors } = await format(basename(file), text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
