import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadKind } from './rows';

/** A server under load, in a process of its own. */
export interface LoadServer {
  /** Without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

/** Starts `demoHost` or `jsonServer` over this many rows of a kind, on this machine only. */
export async function startLoadServer(
  server: 'demoHost' | 'jsonServer',
  port: number,
  kind: LoadKind,
  rows: number,
  database?: string,
): Promise<LoadServer> {
  const child = fork(
    join(import.meta.dirname, `${server}.ts`),
    [String(port), kind, String(rows), ...(database === undefined ? [] : [database])],
    {
      execArgv: ['--import', import.meta.resolve('tsx')],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const exited = once(child, 'exit');
  const isUp = await Promise.race([once(child, 'message').then(() => true), exited.then(() => false)]);
  if (!isUp) throw new Error(`${server} does not start on port ${port}.`);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
