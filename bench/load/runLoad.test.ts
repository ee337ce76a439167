import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { runLoad } from './runLoad';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A server that counts; `status` is what it answers the n-th request with. */
async function serve(status: (n: number) => number) {
  const seen = { paths: [] as string[], sockets: new Set<unknown>() };
  const server = createServer((req, res) => {
    seen.sockets.add(req.socket);
    seen.paths.push(req.url ?? '');
    res.statusCode = status(seen.paths.length);
    res.end('x');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => void server.close();
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const ask = (n: number) => ({ method: 'GET', path: `/${n}`, headers: {} }) as const;

describe('press', () => {
  it('sends each request once over a few connections that stay open', async () => {
    const { seen, url } = await serve(() => 200);
    const { times } = await runLoad(url, ask, { connections: 3, requests: 40, maxMillis: 60_000 });
    expect(times).toHaveLength(40);
    expect(seen.paths.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => `/${n}`).toSorted());
    expect(seen.sockets.size).toBe(3);
  });

  it('starts nothing when its time is over', async () => {
    const { seen, url } = await serve(() => 200);
    expect((await runLoad(url, ask, { connections: 3, requests: 40, maxMillis: 0 })).times).toEqual([]);
    expect(seen.paths).toEqual([]);
  });

  it('fails on an answer that is not 200: a quick refusal is no quick answer', async () => {
    const { url } = await serve((n) => (n === 5 ? 500 : 200));
    await expect(runLoad(url, ask, { connections: 1, requests: 40, maxMillis: 60_000 })).rejects.toThrow(
      '500',
    );
  });
});
