import { createServer, type RequestListener } from 'node:http';
import fortune from 'fortune';
import fortuneHttp from 'fortune-http';
import fortuneJsonApi from 'fortune-json-api';
import jsonServer from 'json-server';
import type { AddressInfo } from 'node:net';
import { createPumps } from './pumps';

/** json-server itself. */
export function createJsonServerApp(): RequestListener {
  const app = jsonServer.create();
  app.use(jsonServer.bodyParser);
  app.use(jsonServer.router({ pumps: createPumps().rows }));
  return app;
}

/** Fortune.js with its serializer of JSON:API, whose grammar of pages and filters is its own. */
export async function createFortuneApp(): Promise<RequestListener> {
  const store = fortune({ pump: { name: String, power: Number, status: String } });
  await store.create('pump', createPumps().rows);
  const listener = fortuneHttp(store, { serializers: [[fortuneJsonApi]] });
  // It answers before it rejects.
  return (request, response) => void listener(request, response).catch(() => undefined);
}

/** Starts a host on a free port; answers with its address and how it is stopped. */
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
