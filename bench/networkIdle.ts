import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Time without a request after which a page is idle, ms. */
const QUIET_MS = 500;
/** Interval of the checks, ms. */
const CHECK_MS = 50;

/** The stream of changes stays open as long as the page. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/events');

/**
 * Returns a function that waits until the page has had no request for `QUIET_MS`. Playwright's `networkidle` waits for the
 * stream of changes as well, so a page that follows changes never reaches it.
 *
 * @throws if the page is not idle within `timeout` ms.
 */
export function watchRequests(page: Page, timeout: number): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastChangeAt = Date.now();
  const onEnd = (request: Request) => {
    if (underWay.delete(request)) lastChangeAt = Date.now();
  };
  page.on('request', (request) => {
    if (isStream(request)) return;
    underWay.add(request);
    lastChangeAt = Date.now();
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return async () => {
    const endAt = Date.now() + timeout;
    while (underWay.size > 0 || Date.now() - lastChangeAt < QUIET_MS) {
      if (Date.now() > endAt) {
        throw new Error(`Still under way: ${[...underWay].map((request) => request.url()).join(', ')}`);
      }
      await sleep(CHECK_MS);
    }
  };
}
