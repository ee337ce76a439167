import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Functions shared by `npm start`, `npm run dev` and `npm test`. Plain Node: it runs before anything is installed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

/**
 * Takes `--overlay DIR` out of the arguments of a command and sets `CONSOLE_OVERLAY` to its absolute path, for every process
 * that the command starts. Returns the other arguments.
 */
export function extractOverlayOption(args) {
  const index = args.findIndex((arg) => arg === '--overlay' || arg.startsWith('--overlay='));
  const extracted = index < 0 ? [] : args.slice(index, index + (args[index].includes('=') ? 1 : 2));
  const dir = index < 0 ? process.env.CONSOLE_OVERLAY : (extracted[1] ?? extracted[0].split('=')[1]);
  if (index >= 0 && !dir) {
    console.error('--overlay DIR');
    process.exit(1);
  }
  if (dir) process.env.CONSOLE_OVERLAY = resolve(process.env.INIT_CWD ?? root, dir);
  return index < 0 ? args : args.toSpliced(index, extracted.length);
}

/** Runs a command to its end, shown on this terminal; ends this process with its code when it fails. */
export function runOrExit(command, args, options = {}) {
  const startedAt = Date.now();
  const result = spawnSync(command, args, { stdio: 'inherit', cwd: root, ...options });
  if (result.status !== 0) {
    console.error(`\n✗ ${[command, ...args].join(' ')} (exit code ${result.status ?? result.signal})`);
    process.exit(result.status ?? 1);
  }
  return (Date.now() - startedAt) / 1000;
}

/** Runs a script of a package that is installed here. */
export const runTool = (name, args = [], options = {}) =>
  runOrExit(process.execPath, [binPath(name), ...args], options);

/**
 * Runs scripts of Node, `[name, file, …arguments]` each, two at a time: the output of one is shown when it ends. Ends this
 * process with the code of the first that fails. Returns `[name, seconds]` of each.
 */
export async function runInParallel(tasks) {
  const queue = [...tasks];
  const times = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) times.push(await runBuffered(next));
  };
  await Promise.all([worker(), worker()]);
  return times;
}

function runBuffered([name, ...args]) {
  const startedAt = Date.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: root });
  // If the other lane fails, this one ends with it.
  const killChild = () => child.kill();
  process.on('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      console.log(`\n── ${name}\n${Buffer.concat(output).toString().trim()}`);
      if (code === 0) return resolve([name, (Date.now() - startedAt) / 1000]);
      console.error(`\n✗ ${args.join(' ')} (exit code ${code ?? signal})`);
      process.exit(code ?? 1);
    });
  });
}

/** The file behind a package's command: no shell and no npm between, so that signals reach it. */
export function binPath(name) {
  const links = {
    tsc: '@typescript/native/bin/tsc',
    tsx: 'tsx/dist/cli.mjs',
    vite: 'vite/bin/vite.js',
    vitest: 'vitest/vitest.mjs',
    playwright: '@playwright/test/cli.js',
    oxlint: 'oxlint/bin/oxlint',
    oxfmt: 'oxfmt/bin/oxfmt',
    knip: 'knip/bin/knip.js',
    depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  };
  return join(root, 'node_modules', links[name]);
}

const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');
const INSTALL_STAMP = join(root, 'node_modules', '.installed');

/** Installs from the lockfile unless exactly that was installed before, and makes what is made of the contract. */
export function installIfStale() {
  const currentHash = hashOf('package-lock.json');
  if (!existsSync(INSTALL_STAMP) || readFileSync(INSTALL_STAMP, 'utf8') !== currentHash) {
    console.log('Installing dependencies…');
    runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(INSTALL_STAMP, currentHash);
  }
  generateContract();
}

const CONTRACT = join(root, 'dataProvider/contract');

/** Bundles the contract and writes its types, unless the bundle is newer than the last change of the contract. */
export function generateContract() {
  const timeOf = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
  const made = Math.min(...['openapi.bundle.json', 'types.ts'].map((name) => timeOf(join(CONTRACT, name))));
  const sources = readdirSync(CONTRACT).filter((name) => /\.(?:yaml|mjs)$/.test(name));
  if (sources.every((name) => timeOf(join(CONTRACT, name)) < made)) return;
  runOrExit(process.execPath, [join(CONTRACT, 'generate.mjs')]);
}

const SOURCES = [
  'src',
  'resources',
  'dataProvider',
  'public',
  'index.html',
  'vite.config.ts',
  'build',
  'tools',
  'scripts',
  'package-lock.json',
];

/** Builds the console unless the last build is of the same sources. */
export function buildIfStale() {
  const stamp = join(root, 'dist', '.built');
  const currentHash = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash) return;
  console.log('Building the console…');
  runTool('tsx', ['tools/checkConfig/main.ts', '--check']);
  runTool('vite', ['build', '--logLevel', 'warn']);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, currentHash);
}

/** Hash of everything that a build depends on: its sources, those of an overlay, and its environment variables. */
export function sourcesHash() {
  const gitFiles = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...SOURCES], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = gitFiles.status === 0 ? gitFiles.stdout.split('\n').filter(Boolean) : SOURCES;
  const hash = createHash('sha256');
  const isBuildVariable = (name) => /^(?:CONSOLE_BASE$|VITE_)/.test(name) && process.env[name];
  for (const name of Object.keys(process.env).filter(isBuildVariable).sort())
    hash.update(`${name}=${process.env[name]};`);
  for (const path of [...files.map((file) => join(root, file)), ...overlayFiles()]) {
    if (!existsSync(path) || !statSync(path).isFile()) continue;
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** A build with an overlay is none of the sources alone. */
function overlayFiles() {
  const dir = process.env.CONSOLE_OVERLAY;
  if (!dir || !existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true })
    .filter((path) => !/(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/.test(path))
    .map((path) => join(dir, path))
    .sort();
}

/** Starts a long-running tool and passes signals on. */
export function spawnTool(name, args, options = {}) {
  const child = spawn(process.execPath, [binPath(name), ...args], {
    stdio: 'inherit',
    cwd: root,
    ...options,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
