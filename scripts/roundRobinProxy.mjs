import { Agent, createServer, request } from 'node:http';

/** ms; longer than clients keep a connection, and shorter than the hosts do: else a request meets one that closes. */
const KEEP_ALIVE_MS = 60_000;

/**
 * Starts an HTTP proxy on loopback that sends each request to the next of the hosts in turn, without session affinity. Returns its
 * server, when it listens. A host that does not answer gives 502.
 */
export function startRoundRobinProxy(hostUrls, port) {
  const agent = new Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS });
  let sent = 0;
  const server = createServer((incoming, outgoing) => {
    const { hostname, port: hostPort } = new URL(hostUrls[sent++ % hostUrls.length]);
    const forwarded = request(
      {
        hostname,
        port: hostPort,
        agent,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', () => {
      if (outgoing.headersSent) return outgoing.destroy();
      outgoing.writeHead(502).end();
    });
    incoming.pipe(forwarded);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
