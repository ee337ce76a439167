// npm run bench:many: the console with a thousand more declarations beside the console as it is. Checks and builds both,
// then measures them in turns; options are those of `npm run bench`. --count N (1000).
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildFloor, consoleFolder, root } from './build';
import { manyDeclarations } from './manyDeclarations';

/** What a build of the console needs of the project. */
const needed = [
  'src',
  'resources',
  'dataProvider',
  'fixtures',
  'public',
  'scripts',
  'docs/schema',
  'index.html',
];
const settings = ['vite.config.ts', 'tsconfig.json', 'package.json'];

/** A copy of the project with so many declarations more. It is not below the project, whose tools would walk it. */
function copyWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'console-many-'));
  for (const path of [...needed, ...settings])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, content } of manyDeclarations(count)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content, null, 2));
  }
  return folder;
}

/** Runs a command in a folder and says how long it took. */
function timed(title: string, folder: string, args: readonly string[]): void {
  const start = performance.now();
  execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const check = ['--import', 'tsx', 'scripts/checkConfig.ts', '--check'];
const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];

const args = process.argv.slice(2);
const counted = args.indexOf('--count');
const count = counted < 0 ? 1000 : Number(args.splice(counted, 2)[1]);
const folder = copyWith(count);
try {
  timed('check-config, bundled alone', root, check);
  timed(`check-config, ${count} more`, folder, check);
  timed('build, bundled alone', root, [...build, '--outDir', join(consoleFolder, 'dist'), '--emptyOutDir']);
  timed(`build, ${count} more`, folder, build);
  for (const dist of [join(consoleFolder, 'dist'), join(folder, 'dist')])
    // It fails above a limit, which says nothing of the comparison.
    spawnSync(process.execPath, ['bench/size.mjs', dist], { cwd: root, stdio: 'inherit' });
  await buildFloor();
  const also = ['--no-build', '--also', `many=${folder}`, ...args];
  execFileSync(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...also], {
    cwd: root,
    stdio: 'inherit',
  });
} finally {
  rmSync(folder, { recursive: true });
}
