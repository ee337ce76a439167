// npm run new -- area <noun>: writes the files of a new area, declaration or part in code, ready to be filled.
import { fileURLToPath } from 'node:url';
import { scaffold } from './scaffold.ts';
import { writeFiles } from './writeFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
try {
  const files = scaffold(process.argv.slice(2));
  await writeFiles(root, files);
  for (const path of files.keys()) console.log(path);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
