import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHost } from '../fixtures/host';
import { changesData } from './api';

/** A demo host of this process on a free port of this machine, serving the built console. */
export interface StartedHost {
  /** Origin, without a slash at the end. */
  url: string;
  /** Failures of the host itself, contract drift included. */
  logged: string[];
  /** Resolves when no request is being answered: one that a test left behind changes no data of the next. */
  quiet(): Promise<void>;
  /** Whether nothing that may change data was asked of it since this was last said to be so. */
  isUntouched(): boolean;
  /** Says that the seeded data are back. */
  markUntouched(): void;
  close(): Promise<void>;
}

/** Starts a host, with another built console than that of the sources if one is given; its calls are checked against the contract. Nothing else of the demo host is known to journeys. */
export async function startHost(dist?: string): Promise<StartedHost> {
  const logged: string[] = [];
  const root = process.env.CONSOLE_ROOT ?? process.cwd();
  const { app } = createHost({
    check: true,
    faults: true,
    root,
    ...(dist === undefined ? {} : { dist }),
    log: (line) => logged.push(line),
  });
  let isUntouched = true;
  const open = new Set<ServerResponse>();
  const server = app.listen(0, '127.0.0.1');
  // What is idle is closed by the client alone: a journey's own call (`route.fetch`) on a connection that is just being closed fails.
  server.keepAliveTimeout = 0;
  // Before the host, whose routers shorten the address.
  server.prependListener(
    'request',
    ({ method = 'GET', url = '' }: IncomingMessage, answer: ServerResponse) => {
      open.add(answer);
      answer.once('close', () => open.delete(answer));
      if (changesData(method, new URL(url, 'http://host').pathname)) isUntouched = false;
    },
  );
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    logged,
    quiet: async () => {
      for (const answer of open) await new Promise((resolve) => answer.once('close', resolve));
    },
    isUntouched: () => isUntouched,
    markUntouched: () => {
      isUntouched = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
