import { startHost } from './hostServer';

/** A fault that is in force on the host, as far as journeys look at it. */
export interface HostFault {
  id: string;
  kind: string;
  call: string;
  value: string;
  hits: number;
}

/** What a fault is ordered with; only `kind` is needed. */
export interface FaultOrder {
  kind: string;
  call?: string;
  value?: string;
  times?: number;
  probability?: number;
}

/** Faults on purpose: a control of the demo host, for the tests of that control alone. */
export interface HostFaults {
  list(): Promise<HostFault[]>;
  add(order: FaultOrder): Promise<HostFault>;
  clear(): Promise<void>;
}

/**
 * The host that the journeys run against, with all that they know of it beside the contract: where it is, and the controls
 * of a demo host. Whatever else they arrange or read goes through the calls of the contract (e2e/api.ts).
 */
export interface TestHost {
  /** Origin, without a slash at the end. It serves the console too. */
  url: string;
  /** Failures of the host itself, contract drift included; a test that meets one fails. Empty for a host that runs elsewhere. */
  logged: string[];
  /** Undefined for a host that has none. */
  faults: HostFaults | undefined;
  /** Puts the seeded data back; does nothing on a host that cannot. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Where the journeys run: a host that is there already, or undefined for one of each worker's own. */
export const hostElsewhere = (): string | undefined =>
  process.env['E2E_HOST_URL']?.replace(/\/$/, '') || undefined;

/** Demo people, by the first part of their e-mail. */
export type Login = 'super' | 'admin' | 'gestor' | 'experto' | 'recepcion' | 'lectura' | 'legal';

/** What a demo person signs in with; the same on every host that carries the demo data. */
export const credentials = (login: Login): { email: string; password: string } => ({
  email: `${login}@demo.example`,
  password: `demo-${login}`,
});

/** The answer of the host to a demo person who signs in. */
export async function signIn(
  url: string,
  login: Login,
): Promise<Record<string, unknown> & { token: string }> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-version': '1' },
    body: JSON.stringify(credentials(login)),
  });
  if (!response.ok) throw new Error(`${login} cannot sign in: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown> & { token: string };
}

/** What the demo host asks for of whoever orders faults: no page of another origin can send it. */
const panel = { 'x-demo-panel': '1' };

async function faultsAt(url: string): Promise<HostFaults | undefined> {
  const active = `${url}/demo/faults/active`;
  const probe = await fetch(active, { headers: panel });
  await probe.arrayBuffer();
  if (!probe.ok) return undefined;
  return {
    list: async () =>
      ((await (await fetch(active, { headers: panel })).json()) as { data: HostFault[] }).data,
    add: async (order) => {
      const response = await fetch(active, {
        method: 'POST',
        headers: { ...panel, 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      if (!response.ok) throw new Error(`no such fault: ${await response.text()}`);
      return ((await response.json()) as { data: HostFault }).data;
    },
    clear: async () => void (await fetch(active, { method: 'DELETE', headers: panel })),
  };
}

/**
 * The host of a worker: the one that `E2E_HOST_URL` names, or a demo host that is started for it, with the built console of
 * a folder if one is given.
 */
export async function openHost(dist?: string): Promise<TestHost> {
  const elsewhere = hostElsewhere();
  const started = elsewhere === undefined ? await startHost(dist) : undefined;
  const url = started?.url ?? elsewhere ?? '';
  const { token } = await signIn(url, 'super');
  const faults = await faultsAt(url);
  return {
    url,
    logged: started?.logged ?? [],
    faults,
    reset: async () => {
      await started?.quiet();
      await faults?.clear();
      // Half of the tests only read: seeding anew takes longer than many of them.
      if (started?.isUntouched()) return;
      const response = await fetch(`${url}/demo/reset`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      await response.arrayBuffer();
      if (!response.ok && elsewhere === undefined) throw new Error(`no reset: ${response.status}`);
      started?.markUntouched();
    },
    close: async () => started?.close(),
  };
}
