import type { AddressInfo } from 'node:net';
import { createHost } from '../fixtures/host';
import type { Host } from '../fixtures/host';

/** A demo host on a free port of this machine, serving the built console; its data can be read and changed directly. */
export interface RunningHost extends Host {
  /** Origin, without a slash at the end. */
  url: string;
  /** Failures of the host itself, contract drift included; a test that meets one fails. */
  logged: string[];
  close(): Promise<void>;
}

/** Starts a host whose calls are checked against the contract. */
export async function startHost(): Promise<RunningHost> {
  const logged: string[] = [];
  const root = process.env.CONSOLE_ROOT ?? process.cwd();
  const host = createHost({ check: true, faults: true, root, log: (line) => logged.push(line) });
  const server = host.app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    ...host,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    logged,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
