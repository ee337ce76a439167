import { spawn } from 'node:child_process';
import { askedOverlay } from './overlay/asked.ts';
import type { ErrorPayload, ViteDevServer } from 'vite';

/**
 * What the check says of the declarations and the runtime config as they stand; '' when all is well. A process of its own,
 * so that every file is read anew and the server goes on answering.
 */
export const problemsNow = (root: string): Promise<string> =>
  new Promise((resolve) => {
    const check = spawn(process.execPath, ['--import', 'tsx', 'scripts/checkConfig.ts', '--only'], {
      cwd: root,
    });
    let said = '';
    check.stderr.on('data', (part: Buffer) => (said += part.toString()));
    check.on('close', (code) => resolve(code === 0 ? '' : said.trim()));
  });

/**
 * In development the check runs at every change of a declaration or of the runtime config: what is wrong stands over the
 * page, with file and path, until it is right. `onSound` is told of the changed files when all is well.
 */
export function liveCheck(server: ViteDevServer, onSound: (files: readonly string[]) => Promise<void>): void {
  const { root } = server.config;
  let shown = '';
  let changed: string[] = [];
  let turn = Promise.resolve();
  const check = async (): Promise<void> => {
    if (changed.length === 0) return;
    const files = changed;
    changed = [];
    const wasShown = shown !== '';
    shown = await problemsNow(root);
    if (shown) return server.ws.send(overlay(shown));
    // An update of nothing takes the overlay away.
    if (wasShown) server.ws.send({ type: 'update', updates: [] });
    return onSound(files);
  };
  const own = askedOverlay();
  const watched = [
    `${root}/resources`,
    `${root}/public/config.json`,
    ...(own === undefined ? [] : [`${own}/resources`, `${own}/config.json`]),
  ];
  server.watcher.add(watched);
  server.watcher.on('all', (event, path) => {
    const isOne = watched.some((one) => path === one || path.startsWith(`${one}/`));
    if (!isOne || path.endsWith('.test.ts') || !['add', 'change', 'unlink'].includes(event)) return;
    changed.push(path);
    // One at a time; what changes meanwhile is looked at by the next.
    turn = turn.then(check).catch((error: unknown) => server.config.logger.error(String(error)));
  });
  server.ws.on('connection', () => {
    if (shown) server.ws.send(overlay(shown));
  });
}

const overlay = (message: string): ErrorPayload => ({
  type: 'error',
  err: { message, stack: '', plugin: 'check-config' },
});
