import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes generated files (path and text) if they changed, and prints their names. With `--check` it writes nothing and
 * names each outdated file with the `command` that generates it. Returns true if all are up to date.
 */
export async function writeOrCompare(
  root: string,
  files: readonly (readonly [path: string, text: string])[],
  command: string,
): Promise<boolean> {
  const isCheckOnly = process.argv.includes('--check');
  let isCurrent = true;
  for (const [path, text] of files) {
    const currentText = await readFile(join(root, path), 'utf8').catch(() => '');
    if (currentText === text) continue;
    if (isCheckOnly) {
      console.error(`${path} differs from the sources: run ${command}`);
      isCurrent = false;
    } else {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
      console.log(`${path}: written`);
    }
  }
  return isCurrent;
}
