import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build';

/** Puts `text` into docs/performance.md, between the marks of that name, in place of what stood there. */
export function putIntoPage(name: string, text: string): void {
  const file = join(root, 'docs/performance.md');
  const page = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [before, after] = [page.indexOf(start), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${file}: faltan ${start} y ${end}.`);
  writeFileSync(file, `${page.slice(0, before)}${start}\n\n${text}\n\n${page.slice(after)}`);
}
