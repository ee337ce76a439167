import { Agent, request } from 'node:http';
import type { FuzzRequest } from './fuzzRequests';

/** Response of the host. */
export interface FuzzResponse {
  status: number;
  type: string;
  text: string;
}

/** Timeout of a response in ms; a later one counts as missing. */
const TIMEOUT_MS = 10_000;

/** Creates a sender of raw requests; it throws if the host disconnects or does not answer. */
export function createFuzzSender(url: string): {
  send(attack: FuzzRequest, token: string): Promise<FuzzResponse>;
  close(): void;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const { hostname, port } = new URL(url);
  const send = ({ method, path, headers, body, isAuthenticated }: FuzzRequest, token: string) =>
    new Promise<FuzzResponse>((resolve, reject) => {
      const clientRequest = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...(isAuthenticated && { authorization: `Bearer ${token}` }),
            ...headers,
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          },
          timeout: TIMEOUT_MS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
          response.on('error', reject);
        },
      );
      clientRequest.on('timeout', () => clientRequest.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
      clientRequest.on('error', reject);
      clientRequest.end(body);
    });
  return { send, close: () => agent.destroy() };
}
