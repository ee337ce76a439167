// npm run lint: checks the English of documents, comments and schema descriptions with the rules in proseRules.ts.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProseProblems } from './proseRules.ts';

const root = join(import.meta.dirname, '..');
const folders = [
  'docs',
  'src',
  'resources',
  'dataProvider',
  'demoHost',
  'fixtures',
  'tools',
  'build',
  'scripts',
  'e2e',
  'bench',
];
const skipped =
  /(?:^|\/)(?:node_modules|dist)\/|^docs\/(?:requirements\.md|reference\/)|^dataProvider\/contract\/types\.ts$/;

const listFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  );
const topFiles = readdirSync(root).filter((name) => /\.(?:config\.ts|md)$/.test(name));
const paths = [...topFiles, ...folders.flatMap(listFiles)]
  .filter((path) => /\.(?:md|tsx?|m?js)$/.test(path) && !skipped.test(path))
  .sort((one, other) => one.localeCompare(other));

let count = 0;
for (const path of paths)
  for (const { line, found, instead } of findProseProblems(path, readFileSync(join(root, path), 'utf8'))) {
    count++;
    console.error(`${path}:${line}: "${found}" — ${instead}`);
  }
if (count > 0) {
  console.error(`\n${count} problems in ${paths.length} files; the rules: CONTRIBUTING.md, "Prose".`);
  process.exitCode = 1;
}
