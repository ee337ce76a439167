// npm run test:postgres: tests of the store and of the host on a PostgreSQL server of Debian's packages, which this script
// installs if it is missing (as root), starts on a free port of the loopback interface in a temporary folder, and removes.
// Then two hosts on one database: conflicting writes and journeys (npm run test:hosts). Arguments go to vitest, and the two hosts
// are left out: npm run test:postgres -- demoHost/features/hotel
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binPath, root, runOrExit } from './tasks.mjs';

const INSTALLED = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const USER = 'postgres';
/** A test shares two cores with the server, and some send hundreds of calls. */
const TEST_TIMEOUT_MS = 180_000;
const isRoot = process.getuid?.() === 0;

/** Folder of the programs of the newest version. */
function findPrograms() {
  const versions = existsSync(INSTALLED)
    ? readdirSync(INSTALLED)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  return versions.length > 0 ? join(INSTALLED, String(versions[0]), 'bin') : undefined;
}

function installPrograms() {
  if (!isRoot) {
    console.error('PostgreSQL is missing: apt-get install postgresql');
    process.exit(1);
  }
  runOrExit('apt-get', ['update', '-q']);
  runOrExit('apt-get', ['install', '-qy', '--no-install-recommends', 'postgresql']);
  return findPrograms();
}

const findFreePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Runs a program of PostgreSQL as its user. */
function runProgram(name, args, options = {}) {
  const command = join(programs, name);
  const [file, all] = isRoot ? ['runuser', ['-u', USER, '--', command, ...args]] : [command, args];
  const result = spawnSync(file, all, {
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...options,
  });
  if (result.status !== 0) throw new Error(`${name}: ${result.stderr}`);
}

const programs = findPrograms() ?? installPrograms();
const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
if (isRoot) {
  const id = (flag) => Number(spawnSync('id', [flag, USER], { encoding: 'utf8' }).stdout);
  chownSync(folder, id('-u'), id('-g'));
}
const data = join(folder, 'data');
const port = await findFreePort();
let status = 1;
try {
  runProgram('initdb', [
    '-D',
    data,
    '-U',
    'console',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale',
    'C.UTF-8',
    '--no-sync',
  ]);
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='${folder}' -c max_connections=200`;
  runProgram('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const args = process.argv.slice(2);
  const files = args.length > 0 ? args : ['demoHost', 'tools/conformance'];
  const vitest = [binPath('vitest'), 'run', `--testTimeout=${TEST_TIMEOUT_MS}`, ...files];
  const result = spawnSync(process.execPath, vitest, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_STORE: 'postgres',
      TEST_POSTGRES_URL: `postgres://console@127.0.0.1:${port}/postgres`,
    },
  });
  status = result.status ?? 1;
  if (status === 0 && args.length === 0) {
    const server = ['-h', '127.0.0.1', '-p', String(port), '-U', 'console'];
    runProgram('createdb', [...server, '-E', 'UTF8', '-T', 'template0', 'hosts']);
    const hosts = ['scripts/testHosts.mjs', '--database', `postgres://console@127.0.0.1:${port}/hosts`];
    status = spawnSync(process.execPath, hosts, { cwd: root, stdio: 'inherit' }).status ?? 1;
  }
} finally {
  if (existsSync(join(data, 'postmaster.pid'))) runProgram('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
