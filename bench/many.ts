// npm run bench:many: the console with a thousand more declarations beside the console as it is. Checks and builds both,
// then measures them in turns; options are those of `npm run bench`. --count N (1000).
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildReactAdmin, consoleFolder, projectRoot } from './build';
import { manyDeclarations } from './manyDeclarations';

/** Files of the project that a build needs. */
const projectParts = [
  'src',
  'resources',
  'dataProvider',
  'fixtures',
  'public',
  'build',
  'tools',
  'scripts',
  'docs/schema',
  'index.html',
];
const settingsFiles = ['vite.config.ts', 'tsconfig.json', 'package.json'];

/** A copy of the project with so many declarations more. It is not below the project, whose tools would walk it. */
function copyProjectWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'console-many-'));
  for (const path of [...projectParts, ...settingsFiles])
    cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, content } of manyDeclarations(count)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content, null, 2));
  }
  return folder;
}

/** Runs a command in a folder and says how long it took. */
function runTimed(title: string, folder: string, args: readonly string[]): void {
  const startedAt = performance.now();
  execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

const check = ['--import', 'tsx', 'tools/checkConfig/main.ts', '--check'];
const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];

const args = process.argv.slice(2);
const countIndex = args.indexOf('--count');
const count = countIndex < 0 ? 1000 : Number(args.splice(countIndex, 2)[1]);
const folder = copyProjectWith(count);
try {
  runTimed('check-config, bundled alone', projectRoot, check);
  runTimed(`check-config, ${count} more`, folder, check);
  runTimed('build, bundled alone', projectRoot, [
    ...build,
    '--outDir',
    join(consoleFolder, 'dist'),
    '--emptyOutDir',
  ]);
  runTimed(`build, ${count} more`, folder, build);
  for (const dist of [join(consoleFolder, 'dist'), join(folder, 'dist')])
    // It fails above a size limit, which is irrelevant for the comparison.
    spawnSync(process.execPath, ['bench/size.mjs', dist], { cwd: projectRoot, stdio: 'inherit' });
  await buildReactAdmin();
  const runArgs = ['--no-build', '--also', `many=${folder}`, ...args];
  execFileSync(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...runArgs], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
} finally {
  rmSync(folder, { recursive: true });
}
