import type { Page, Route } from '@playwright/test';
import { findCallId } from './contractClient';
import type { ResponseBodyOf, ContractCallId } from './contractClient';

/** A change of a call between page and host. */
export type RouteFault = (route: Route) => Promise<void> | void;

/** One place for every fault. */
export const routeFaults = {
  /** Never answered: move the page's clock past the time limit. */
  timeout: () => undefined,
  refused: (route: Route) => route.abort('connectionrefused'),
  status:
    (code: number, body: unknown = { errors: [{ status: String(code) }] }): RouteFault =>
    (route) =>
      route.fulfill({ status: code, contentType: 'application/vnd.api+json', body: JSON.stringify(body) }),
  html: (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html><h1>Please log in</h1></html>' }),
  broken: (route: Route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":[{"id":' }),
  empty: (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '' }),
  /** The host did it, the browser never knew. */
  lostAnswer: async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
} satisfies Record<string, RouteFault | ((code: number, body?: unknown) => RouteFault)>;

/** A fault that is in force until it is taken away. */
export interface InjectedFault {
  /** Requests that met it. */
  hits: number;
  stop: () => Promise<void>;
}

/** Lets every call of a method below a path (of the services host, or any path that begins with `/`) meet a fault. */
export async function injectFault(
  page: Page,
  method: string,
  path: RegExp,
  fault: RouteFault,
): Promise<InjectedFault> {
  const isMatchingUrl = (url: URL) => path.test(url.pathname + url.search);
  // Taking a route away would wait for calls that are never answered: the handler stays and lets everything pass.
  let active = true;
  // A browser may not close while routed calls are pending.
  const pendingRoutes: Route[] = [];
  const injected: InjectedFault = {
    hits: 0,
    stop: async () => {
      active = false;
      await Promise.all(pendingRoutes.map((route) => route.abort().catch(() => undefined)));
    },
  };
  const handler = async (route: Route): Promise<void> => {
    if (!active || route.request().method() !== method) return route.fallback();
    injected.hits += 1;
    if (fault === routeFaults.timeout) pendingRoutes.push(route);
    return fault(route);
  };
  await page.route(isMatchingUrl, handler);
  return injected;
}

/**
 * Changes the host's response to a call before the page gets it: for states that no call of the contract creates, such as a
 * certain age or a gateway that went offline. Failures pass unchanged.
 */
export async function changeResponse<Id extends ContractCallId>(
  page: Page,
  id: Id,
  change: (body: ResponseBodyOf<Id>, url: URL) => void,
): Promise<void> {
  const isCall = (url: URL) => url.pathname.startsWith('/api/');
  await page.route(isCall, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (findCallId(request.method(), url.pathname) !== id) return route.fallback();
    try {
      const response = await route.fetch();
      if (!response.ok()) return await route.fulfill({ response });
      const body = (await response.json()) as ResponseBodyOf<Id>;
      change(body, url);
      return await route.fulfill({ response, json: body });
    } catch {
      // The page has left meanwhile; one that is still there sees the call fail.
      return route.abort().catch(() => undefined);
    }
  });
}

/** Holds matching calls back until `release` is called; for tests of pending states. */
export async function holdRequests(
  page: Page,
  method: string,
  path: RegExp,
): Promise<{ release: () => Promise<void>; heldCount: () => number }> {
  const heldRoutes: Route[] = [];
  const injected = await injectFault(page, method, path, (route) => void heldRoutes.push(route));
  return {
    heldCount: () => injected.hits,
    release: async () => {
      await injected.stop();
      // A page that was left since no longer waits.
      await Promise.all(heldRoutes.map((route) => route.fallback().catch(() => undefined)));
    },
  };
}
