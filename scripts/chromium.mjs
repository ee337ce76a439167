import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The Chromium that has no windows: what journeys take of it is two thirds of the time that they take of the other. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CANDIDATE_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const runApt = (...args) =>
  spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A connection without response must not block the tests.
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const findExisting = (paths) => paths.find((path) => existsSync(path));

/** Installs what is missing when this is a Debian and we are root; nothing is taken away for it. An older one has no shell. */
function install() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log('Installing the Chromium without windows…');
  if (!runApt('update')) return;
  const installPackages = (...names) =>
    runApt('install', '-y', '--no-remove', '--no-install-recommends', ...names);
  // Beside another Chromium the letters stay as wide as they are.
  const isFirst = !findExisting(CANDIDATE_PATHS);
  const fonts = isFirst ? ['fonts-noto-core'] : [];
  if (!installPackages('chromium-headless-shell', ...fonts) && isFirst) installPackages('chromium', ...fonts);
}

/** Finds a Chromium, at best the one without windows, which it tries to install. Ends this process when there is none. */
export function ensureChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && existsSync(configuredPath)) return configuredPath;
  if (!existsSync(HEADLESS_SHELL)) install();
  const executable = findExisting(CANDIDATE_PATHS);
  if (executable) return executable;
  console.error('Chromium could not be installed. Install it and say where it is with CHROMIUM_PATH.');
  process.exit(1);
}

/** As `ensureChromium`, in a process of its own: installing waits for the network and the disk, while others use the processor. */
export function ensureChromiumInBackground() {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  process.on('exit', () => child.kill());
  return new Promise((resolve) => {
    child.on('close', (code) => (code === 0 ? resolve(ensureChromium()) : process.exit(1)));
  });
}

if (process.argv[1] === import.meta.filename) ensureChromium();
