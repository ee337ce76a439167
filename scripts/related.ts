// npm run related: runs the checks and unit tests that the changed files need. By default these are the files that differ from
// the last commit, new ones included; `-- --since main` compares with another commit. npm test runs everything.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findRelatedChecks } from './relatedChecks.ts';

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });

const listPaths = (...args: string[]): string[] =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** Ends this process where the command fails. */
function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const paths = [
  ...listPaths('diff', '--name-only', values.since),
  ...listPaths('ls-files', '--others', '--exclude-standard'),
];
const { commands, tests } = findRelatedChecks(paths);
const presentTests = tests.filter((path) => existsSync(path));
console.log(
  `${paths.length} changed files: ${[...commands, ...presentTests].join(', ') || 'nothing to run'}`,
);
for (const command of commands) run('npm', 'run', '--silent', command);
if (presentTests.length > 0) run('npx', 'vitest', 'run', '--passWithNoTests', ...presentTests);
