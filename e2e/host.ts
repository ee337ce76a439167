import { startWorkerHost } from './hostServer';

/** A fault that is in force on the host, as far as journeys look at it. */
export interface HostFault {
  id: string;
  kind: string;
  call: string;
  value: string;
  hits: number;
}

/** Parameters of a fault; only `kind` is required. */
export interface HostFaultOrder {
  kind: string;
  call?: string;
  value?: string;
  times?: number;
  probability?: number;
}

/** Faults on purpose: a control of the demo host, for the tests of that control alone. */
export interface HostFaults {
  list(): Promise<HostFault[]>;
  add(faultOrder: HostFaultOrder): Promise<HostFault>;
  clear(): Promise<void>;
}

/**
 * The host that the journeys run against, with all that they know of it beside the contract: where it is, and the controls
 * of a demo host. Whatever else they arrange or read goes through the calls of the contract (e2e/contractClient.ts).
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

/** URL of a running host for the journeys; undefined if each worker starts its own. */
export const externalHostUrl = (): string | undefined =>
  process.env['E2E_HOST_URL']?.replace(/\/$/, '') || undefined;

/** Demo people, by the first part of their e-mail. */
export type DemoLoginName = 'super' | 'admin' | 'gestor' | 'experto' | 'recepcion' | 'lectura' | 'legal';

/** Credentials of a demo person; the same on every host with the demo data. */
export const demoCredentials = (login: DemoLoginName): { email: string; password: string } => ({
  email: `${login}@demo.example`,
  password: `demo-${login}`,
});

/** The answer of the host to a demo person who signs in. */
export async function requestSession(
  url: string,
  login: DemoLoginName,
): Promise<Record<string, unknown> & { token: string }> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-version': '1' },
    body: JSON.stringify(demoCredentials(login)),
  });
  if (!response.ok) throw new Error(`${login} cannot sign in: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown> & { token: string };
}

/** Headers that the demo host requires to set faults: no page of another origin can send them. */
const panelHeaders = { 'x-demo-panel': '1' };

async function connectHostFaults(url: string): Promise<HostFaults | undefined> {
  const activeUrl = `${url}/demo/faults/active`;
  const probeResponse = await fetch(activeUrl, { headers: panelHeaders });
  await probeResponse.arrayBuffer();
  if (!probeResponse.ok) return undefined;
  return {
    list: async () =>
      ((await (await fetch(activeUrl, { headers: panelHeaders })).json()) as { data: HostFault[] }).data,
    add: async (faultOrder) => {
      const response = await fetch(activeUrl, {
        method: 'POST',
        headers: { ...panelHeaders, 'content-type': 'application/json' },
        body: JSON.stringify(faultOrder),
      });
      if (!response.ok) throw new Error(`no such fault: ${await response.text()}`);
      return ((await response.json()) as { data: HostFault }).data;
    },
    clear: async () => void (await fetch(activeUrl, { method: 'DELETE', headers: panelHeaders })),
  };
}

/**
 * The host of a worker: the one that `E2E_HOST_URL` names, or a demo host that is started for it, with the built console of
 * a folder if one is given.
 */
export async function openTestHost(dist?: string): Promise<TestHost> {
  const externalUrl = externalHostUrl();
  const startedHost = externalUrl === undefined ? await startWorkerHost(dist) : undefined;
  const url = startedHost?.url ?? externalUrl ?? '';
  const { token } = await requestSession(url, 'super');
  const faults = await connectHostFaults(url);
  return {
    url,
    logged: startedHost?.logged ?? [],
    faults,
    reset: async () => {
      await startedHost?.waitUntilIdle();
      await faults?.clear();
      // Half of the tests only read, and reseeding takes longer than many of them.
      if (startedHost?.isUntouched()) return;
      const response = await fetch(`${url}/demo/reset`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      await response.arrayBuffer();
      if (!response.ok && externalUrl === undefined) throw new Error(`no reset: ${response.status}`);
      startedHost?.markUntouched();
    },
    close: async () => startedHost?.close(),
  };
}
