import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small host in a dialect that no preset describes: rows in `payload.pumps`, the total in `paging.matches`, `pumpId`. */
export interface PumpsHost {
  /** Base URL. */
  url: string;
  /** `METHOD /path?query` of every call besides preflights. */
  calls: readonly string[];
  close: () => Promise<void>;
}

const TOKEN = 'pumps-token-1';
const PAGE = 20;

const pumps = Array.from({ length: 12 }, (_, index) => ({
  pumpId: index + 1,
  name: `Bomba ${String.fromCodePoint(65 + index)}`,
  power: (index * 7) % 40,
  active: index % 3 === 0,
  seen: new Date(Date.UTC(2026, 2, index + 1)).toISOString(),
}));
type Pump = (typeof pumps)[number];

/** Starts the host on a free port. It lets every origin read, and requires the token of `POST /auth`. */
export async function startPumpsHost(): Promise<PumpsHost> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-version',
      });
      response.end(JSON.stringify(body));
    };
    if (method === 'OPTIONS') return send(200, {});
    calls.push(`${method} ${url}`);
    if (method === 'POST') {
      void readText(request).then((text) =>
        text.includes('"secret-1"') ? send(200, { access: { key: TOKEN } }) : send(401, { message: 'No' }),
      );
      return undefined;
    }
    if (headers.authorization !== `Bearer ${TOKEN}`) return send(401, { message: 'Falta la sesión' });
    return send(...answer(new URL(url, 'http://pumps.invalid')));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer({ pathname, searchParams }: URL): [status: number, body: unknown] {
  const [, id] = /^\/v1\/pumps\/(\w+)$/.exec(pathname) ?? [];
  if (id !== undefined) {
    const pump = pumps.find(({ pumpId }) => String(pumpId) === id);
    return pump ? [200, pump] : [404, { message: 'No existe' }];
  }
  if (pathname !== '/v1/pumps') return [404, { message: 'No existe' }];
  const sort = searchParams.get('sort') ?? '';
  const member = sort.replace('-', '') as keyof Pump;
  const matches = pumps.filter((pump) =>
    Object.entries(pump).every(([name, value]) =>
      (searchParams.get(name)?.split(',') ?? [String(value)]).includes(String(value)),
    ),
  );
  if (sort !== '') matches.sort((a, b) => (a[member] > b[member] ? 1 : -1) * (sort.startsWith('-') ? -1 : 1));
  const offset = Number(searchParams.get('offset') ?? 0);
  const rows = matches.slice(offset, offset + Number(searchParams.get('limit') ?? PAGE));
  return [200, { paging: { matches: matches.length }, payload: { pumps: rows } }];
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
