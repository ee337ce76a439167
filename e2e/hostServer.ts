import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDemoHost } from '../demoHost/host';
import { changesData } from './contractClient';
import { EVENTS_PATH } from './eventsPath';

/** A demo host of this process on a free port of this machine, serving the built console. */
export interface StartedHost {
  /** Origin, without a slash at the end. */
  url: string;
  /** Failures of the host itself, contract drift included. */
  logged: string[];
  /** Resolves when no request is being answered: one that a test left behind changes no data of the next. */
  waitUntilIdle(): Promise<void>;
  /** True if the host got no write since this was last reset. */
  isUntouched(): boolean;
  /** Says that the seeded data are back. */
  markUntouched(): void;
  close(): Promise<void>;
}

/** Starts a host, with another built console than that of the sources if one is given; its calls are checked against the contract. Nothing else of the demo host is known to journeys. */
export async function startWorkerHost(dist?: string): Promise<StartedHost> {
  const logged: string[] = [];
  const root = process.env.CONSOLE_ROOT ?? process.cwd();
  const { app } = createDemoHost({
    check: true,
    faults: true,
    root,
    ...(dist === undefined ? {} : { dist }),
    log: (line) => logged.push(line),
  });
  let isUntouched = true;
  const openResponses = new Set<ServerResponse>();
  const server = app.listen(0, '127.0.0.1');
  // Only the client closes idle connections: a journey's own call (`route.fetch`) fails on a connection that is just being
  // closed.
  server.keepAliveTimeout = 0;
  // Before the host, whose routers shorten the address.
  server.prependListener(
    'request',
    ({ method = 'GET', url = '' }: IncomingMessage, serverResponse: ServerResponse) => {
      const { pathname } = new URL(url, 'http://host');
      if (pathname !== EVENTS_PATH) openResponses.add(serverResponse);
      serverResponse.once('close', () => openResponses.delete(serverResponse));
      if (changesData(method, pathname)) isUntouched = false;
    },
  );
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    logged,
    waitUntilIdle: async () => {
      for (const serverResponse of openResponses)
        await new Promise((resolve) => serverResponse.once('close', resolve));
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
