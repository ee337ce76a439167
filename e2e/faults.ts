import type { Page, Route } from '@playwright/test';
import { callAt } from './api';
import type { AnswerOf, CallId } from './api';

/** What can be done to a call on its way. */
export type Fault = (route: Route) => Promise<void> | void;

/** One place for every fault. */
export const faults = {
  /** Never answered: move the page's clock past the time limit. */
  timeout: () => undefined,
  refused: (route: Route) => route.abort('connectionrefused'),
  status:
    (code: number, body: unknown = { errors: [{ status: String(code) }] }): Fault =>
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
} satisfies Record<string, Fault | ((code: number, body?: unknown) => Fault)>;

/** A fault that is in force until it is taken away. */
export interface Injected {
  /** Requests that met it. */
  hits: number;
  stop: () => Promise<void>;
}

/** Lets every call of a method below a path (of the services host, or any path that begins with `/`) meet a fault. */
export async function inject(page: Page, method: string, path: RegExp, fault: Fault): Promise<Injected> {
  const matches = (url: URL) => path.test(url.pathname + url.search);
  // Taking a route away would wait for calls that are never answered: the handler stays and lets everything pass.
  let active = true;
  // A browser may not close over calls that nobody ends.
  const unanswered: Route[] = [];
  const injected: Injected = {
    hits: 0,
    stop: async () => {
      active = false;
      await Promise.all(unanswered.map((route) => route.abort().catch(() => undefined)));
    },
  };
  const handler = async (route: Route): Promise<void> => {
    if (!active || route.request().method() !== method) return route.fallback();
    injected.hits += 1;
    if (fault === faults.timeout) unanswered.push(route);
    return fault(route);
  };
  await page.route(matches, handler);
  return injected;
}

/**
 * Changes what the host answers to a call on its way to the page: for states that no call of the contract brings about,
 * such as a certain age or a gateway that went offline. Failures pass as they are.
 */
export async function adjust<Id extends CallId>(
  page: Page,
  id: Id,
  change: (body: AnswerOf<Id>, url: URL) => void,
): Promise<void> {
  const isCall = (url: URL) => url.pathname.startsWith('/api/');
  await page.route(isCall, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (callAt(request.method(), url.pathname) !== id) return route.fallback();
    try {
      const response = await route.fetch();
      if (!response.ok()) return await route.fulfill({ response });
      const body = (await response.json()) as AnswerOf<Id>;
      change(body, url);
      return await route.fulfill({ response, json: body });
    } catch {
      // The page has left meanwhile; one that is still there sees the call fail.
      return route.abort().catch(() => undefined);
    }
  });
}

/** Holds matching calls back until `release` is called; for what is seen while something is on its way. */
export async function hold(
  page: Page,
  method: string,
  path: RegExp,
): Promise<{ release: () => Promise<void>; held: () => number }> {
  const waiting: Route[] = [];
  const injected = await inject(page, method, path, (route) => void waiting.push(route));
  return {
    held: () => injected.hits,
    release: async () => {
      await injected.stop();
      // A page that was left since no longer waits.
      await Promise.all(waiting.map((route) => route.fallback().catch(() => undefined)));
    },
  };
}
