import { spawn } from 'node:child_process';
import { requestedOverlayDir } from '../../tools/overlay/overlayOption.ts';
import type { ErrorPayload, ViteDevServer } from 'vite';

/**
 * Runs the check of the declarations and the runtime config; returns '' if they are valid. It uses a separate process, so
 * that every file is read again and the server stays responsive.
 */
export const runCheck = (root: string): Promise<string> =>
  new Promise((resolve) => {
    const check = spawn(process.execPath, ['--import', 'tsx', 'tools/checkConfig/main.ts', '--only'], {
      cwd: root,
    });
    let output = '';
    check.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    check.on('close', (code) => resolve(code === 0 ? '' : output.trim()));
  });

/**
 * Development: checks every change of a declaration or the runtime config and shows errors over the page, with file and
 * path, until they are fixed. Calls `onSound` with the changed files if all are valid.
 */
export function checkOnChange(
  server: ViteDevServer,
  onValid: (files: readonly string[]) => Promise<void>,
): void {
  const { root } = server.config;
  let message = '';
  let changedFiles: string[] = [];
  let queue = Promise.resolve();
  const check = async (): Promise<void> => {
    if (changedFiles.length === 0) return;
    const files = changedFiles;
    changedFiles = [];
    const hadMessage = message !== '';
    message = await runCheck(root);
    if (message) return server.ws.send(errorPayload(message));
    // An empty update closes the error overlay.
    if (hadMessage) server.ws.send({ type: 'update', updates: [] });
    return onValid(files);
  };
  const overlayDir = requestedOverlayDir();
  const watched = [
    `${root}/resources`,
    `${root}/public/config.json`,
    ...(overlayDir === undefined ? [] : [`${overlayDir}/resources`, `${overlayDir}/config.json`]),
  ];
  server.watcher.add(watched);
  server.watcher.on('all', (event, path) => {
    const isWatched = watched.some(
      (watchedPath) => path === watchedPath || path.startsWith(`${watchedPath}/`),
    );
    if (!isWatched || path.endsWith('.test.ts') || !['add', 'change', 'unlink'].includes(event)) return;
    changedFiles.push(path);
    // One check at a time; the next one covers later changes.
    queue = queue.then(check).catch((error: unknown) => server.config.logger.error(String(error)));
  });
  server.ws.on('connection', () => {
    if (message) server.ws.send(errorPayload(message));
  });
}

const errorPayload = (message: string): ErrorPayload => ({
  type: 'error',
  err: { message, stack: '', plugin: 'check-config' },
});
