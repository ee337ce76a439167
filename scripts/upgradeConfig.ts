// npm run upgrade-config -- FILE… [--write]: rewrites declarations and configs of an older version of the language, and says what
// it changes. Without --write nothing is written. Comments and layout stay. docs/language-changes.md says what changed.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parse } from 'jsonc-parser';
import { pathText } from '../src/config/check/problem.ts';
import type { Change } from '../src/config/language/changes.ts';
import { newerProblem } from '../src/config/language/newer.ts';
import { upgradeText } from '../src/config/language/upgradeText.ts';
import { asGiven } from './asGiven.ts';
import { notJson } from './notJson.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error('npm run upgrade-config -- FILE… [--write]');
  process.exit(1);
}

const said = ({ path, to }: Change): string =>
  `${pathText(path)} → ${to ? `${to.key}: ${JSON.stringify(to.value)}` : 'left out'}`;

for (const file of positionals) {
  const text = await readFile(asGiven(file), 'utf8').catch(() => undefined);
  const found: unknown = text === undefined ? undefined : parse(text);
  const newer = newerProblem((Object(found) as { version?: unknown }).version);
  if (text === undefined || newer !== undefined) {
    console.error(`${file}: ${newer ?? 'No se puede leer'}.`);
    process.exitCode = 1;
    continue;
  }
  const broken = notJson(file, text);
  if (broken.length > 0) {
    for (const line of broken) console.error(line);
    process.exitCode = 1;
    continue;
  }
  const { text: upgraded, changes } = upgradeText(text);
  if (changes.length === 0) console.log(`${file}: nothing to change.`);
  for (const change of changes) console.log(`${file}: ${said(change)}`);
  if (values.write && changes.length > 0) await writeFile(asGiven(file), upgraded);
  else if (changes.length > 0) console.log(`${file}: not written; --write does.`);
}
