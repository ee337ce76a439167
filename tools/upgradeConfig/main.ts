// npm run upgrade-config -- FILE… [--write]: rewrites declarations and configs of an older version of the language, and says what
// it changes. Without --write nothing is written. Comments and layout stay. docs/language-changes.md says what changed.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parse } from 'jsonc-parser';
import { formatPath } from '../../src/config/check/problem.ts';
import type { LanguageChange } from '../../src/config/language/languageChange.ts';
import { newerVersionProblem } from '../../src/config/language/version.ts';
import { upgradeText } from '../../src/config/language/upgradeText.ts';
import { resolveCliPath } from '../shared/resolveCliPath.ts';
import { jsonSyntaxProblems } from './jsonSyntaxProblems.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error('npm run upgrade-config -- FILE… [--write]');
  process.exit(1);
}

const formatConfigChange = ({ path, replacement }: LanguageChange): string =>
  `${formatPath(path)} → ${
    replacement === undefined
      ? 'removed'
      : 'value' in replacement
        ? `${replacement.key}: ${JSON.stringify(replacement.value)}`
        : replacement.key
  }`;

for (const file of positionals) {
  const text = await readFile(resolveCliPath(file), 'utf8').catch(() => undefined);
  const document: unknown = text === undefined ? undefined : parse(text);
  const versionProblem = newerVersionProblem((Object(document) as { version?: unknown }).version);
  if (text === undefined || versionProblem !== undefined) {
    console.error(`${file}: ${versionProblem ?? 'the file cannot be read'}.`);
    process.exitCode = 1;
    continue;
  }
  const syntaxProblems = jsonSyntaxProblems(file, text);
  if (syntaxProblems.length > 0) {
    for (const line of syntaxProblems) console.error(line);
    process.exitCode = 1;
    continue;
  }
  const { text: upgraded, changes } = upgradeText(text);
  if (changes.length === 0) console.log(`${file}: nothing to change.`);
  for (const change of changes) console.log(`${file}: ${formatConfigChange(change)}`);
  if (values.write && changes.length > 0) await writeFile(resolveCliPath(file), upgraded);
  else if (changes.length > 0) console.log(`${file}: not written; --write does.`);
}
