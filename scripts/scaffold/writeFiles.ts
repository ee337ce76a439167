import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from '../formatted.ts';
import type { Files } from './index.ts';

/** Writes new files below `root`, formatted as the project's are. Throws, and writes nothing, when one is there already. */
export async function writeFiles(root: string, files: Files): Promise<void> {
  const there = [...files.keys()].filter((path) => existsSync(join(root, path)));
  if (there.length > 0) throw new Error(`There already: ${there.join(', ')}`);
  for (const [path, text] of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await formatted(file, text));
  }
}
