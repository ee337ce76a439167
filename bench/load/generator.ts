import { Agent, request } from 'node:http';

/** One request of a step. */
export interface Ask {
  method: 'GET' | 'PATCH';
  /** From the slash on. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** How hard and how long a step may press. */
export interface Pressure {
  connections: number;
  /** Requests at most. */
  requests: number;
  /** ms after which no further request starts. */
  millis: number;
}

/** What came back: ms of each answer, in the order they ended, and ms of the whole step. */
export interface Pressed {
  times: number[];
  lasted: number;
}

function answerTo(agent: Agent, url: string, { method, path, headers, body }: Ask): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${method} ${path}: ${answer.statusCode ?? 0}`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/**
 * Asks over a fixed number of connections that stay open, each sending its next request when the last is answered.
 * `ask` makes the n-th request. Fails on the first answer that is not 200.
 */
export async function press(url: string, ask: (n: number) => Ask, pressure: Pressure): Promise<Pressed> {
  const agent = new Agent({ keepAlive: true, maxSockets: pressure.connections });
  const times: number[] = [];
  const started = performance.now();
  let sent = 0;
  const one = async (): Promise<void> => {
    while (sent < pressure.requests && performance.now() - started < pressure.millis) {
      times.push(await answerTo(agent, url, ask(sent++)));
    }
  };
  try {
    await Promise.all(Array.from({ length: pressure.connections }, one));
    return { times, lasted: performance.now() - started };
  } finally {
    agent.destroy();
  }
}
