import { createServer, type RequestListener } from 'node:http';
import fortune from 'fortune';
import fortuneHttp from 'fortune-http';
import fortuneJsonApi from 'fortune-json-api';
import jsonServer from 'json-server';
import type { AddressInfo } from 'node:net';
import { createPumps } from './pumps';

/** Creates an app of json-server itself. */
export function createJsonServerApp({ rows }: { rows: readonly object[] } = createPumps()): RequestListener {
  const app = jsonServer.create();
  app.use(jsonServer.bodyParser);
  app.use(jsonServer.router({ pumps: [...rows] }));
  return app;
}

/** Creates an app of Fortune.js with its JSON:API serializer, whose paging and filter grammar is its own. */
export async function createFortuneApp(): Promise<RequestListener> {
  const store = fortune({ pump: { name: String, power: Number, status: String } });
  await store.create('pump', createPumps().rows);
  const listener = fortuneHttp(store, { serializers: [[fortuneJsonApi]] });
  // It responds before it rejects.
  return (request, response) => void listener(request, response).catch(() => undefined);
}

/** Starts a host on a free port; resolves with its URL and a function that stops it. */
export async function listenOnFreePort(
  app: RequestListener,
): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
