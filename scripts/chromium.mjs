import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium on this machine; undefined when there is none. */
export const findChromium = () => PLACES.find((path) => path && existsSync(path));

/** Finds Chromium, or installs Debian's package when this is a Debian and we are root. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium here: installing the package of Debian…');
  const apt = (args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core']);
  const installed = findChromium();
  if (installed) return installed;
  console.error('Chromium could not be installed. Install it and say where it is with CHROMIUM_PATH.');
  process.exit(1);
}
