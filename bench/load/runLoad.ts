import { Agent, request } from 'node:http';

/** One request of a step. */
export interface LoadRequest {
  method: 'GET' | 'PATCH';
  /** From the slash on. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Limits of a step. */
export interface LoadLimits {
  connections: number;
  /** Requests at most. */
  requests: number;
  /** ms after which no further request starts. */
  maxMillis: number;
}

/** Result of a step: ms of each response, in the order of their ends, and ms of the whole step. */
export interface LoadResult {
  times: number[];
  duration: number;
}

function timeRequest(
  agent: Agent,
  url: string,
  { method, path, headers, body }: LoadRequest,
): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const clientRequest = request(url + path, { method, headers, agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${method} ${path}: ${response.statusCode ?? 0}`));
      });
    });
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

/**
 * Sends requests over a fixed number of open connections, each sending its next one after a response. `ask` creates the
 * n-th request. Throws on the first response that is not 200.
 */
export async function runLoad(
  url: string,
  createRequest: (n: number) => LoadRequest,
  limits: LoadLimits,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: limits.connections });
  const times: number[] = [];
  const startedAt = performance.now();
  let sentCount = 0;
  const worker = async (): Promise<void> => {
    while (sentCount < limits.requests && performance.now() - startedAt < limits.maxMillis) {
      times.push(await timeRequest(agent, url, createRequest(sentCount++)));
    }
  };
  try {
    await Promise.all(Array.from({ length: limits.connections }, worker));
    return { times, duration: performance.now() - startedAt };
  } finally {
    agent.destroy();
  }
}
