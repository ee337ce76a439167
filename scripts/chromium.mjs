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
  console.log('No hay Chromium: se instala el paquete de Debian…');
  const apt = (args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core']);
  const installed = findChromium();
  if (installed) return installed;
  console.error('No se ha podido instalar Chromium. Instálalo y di dónde está con CHROMIUM_PATH.');
  process.exit(1);
}
