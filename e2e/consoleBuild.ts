import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the console with variables of the environment (`CONSOLE_OVERLAY`, `CONSOLE_BASE`) into a new folder; returns it. */
export async function buildConsole(environment: Readonly<Record<string, string>>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'console-'));
  const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', dist, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [...build, '--logLevel', 'error'], {
    env: { ...process.env, ...environment },
  });
  return dist;
}
