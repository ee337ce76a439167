import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './build';

/** Replaces the text between the marks of that name in docs/performance.md. */
export function writeToPerformancePage(name: string, text: string): void {
  const file = join(projectRoot, 'docs/performance.md');
  const page = readFileSync(file, 'utf8');
  const [startMarker, endMarker] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [before, after] = [page.indexOf(startMarker), page.indexOf(endMarker)];
  if (before < 0 || after < before) throw new Error(`${file}: ${startMarker} and ${endMarker} are missing.`);
  writeFileSync(file, `${page.slice(0, before)}${startMarker}\n\n${text}\n\n${page.slice(after)}`);
}
