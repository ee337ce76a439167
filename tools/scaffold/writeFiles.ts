import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatSource } from '../shared/formatSource.ts';
import type { ScaffoldFiles } from './scaffold.ts';

/** Writes new files below `root`, in the project's format. Throws without writing anything if one already exists. */
export async function writeFiles(root: string, files: ScaffoldFiles): Promise<void> {
  const existing = [...files.keys()].filter((path) => existsSync(join(root, path)));
  if (existing.length > 0) throw new Error(`There already: ${existing.join(', ')}`);
  for (const [path, text] of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await formatSource(file, text));
  }
}
