import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { EVENTS_PATH } from './eventsPath';
import type { FocusObserver } from './focus';
import type { TestHost } from './host';
import { RepeatedCalls } from './repeatedCalls';

/**
 * Watches every page of a test. At its end none of these may have happened unless the test allowed it: an uncaught error, a
 * line on the error console, a report of refused content, a request to another origin, an error response. With `E2E_PACE=1` it
 * also reports the same call sent twice within 300 ms, and the focus on the body after a dialog. These depend on the speed of
 * the machine, so they are checked by hand and fail no other run.
 */
export class Guard {
  readonly #problems: string[] = [];
  readonly #allowedStatus = new Set<number>();
  readonly #allowedTexts: RegExp[] = [];
  readonly #calls: { page: Page | null; call: string }[] = [];
  readonly #underWay = new Set<Request>();
  /** By request for a document: the calls under way when it was sent, of the document that it replaces among others. */
  readonly #underWayBefore = new Map<Request, readonly Request[]>();
  readonly #repeats: RepeatedCalls;

  constructor(
    private readonly context: BrowserContext,
    private readonly host: TestHost,
    /** The focus of the pages; undefined unless the test judges what hangs on the pace of the machine. */
    readonly focus?: FocusObserver,
  ) {
    this.#repeats = new RepeatedCalls(context);
    context.on('weberror', (event) =>
      this.#problems.push(`pageerror: ${event.error().stack ?? event.error().message}`),
    );
    context.on('console', (message) => {
      // Failed loads are judged by their response, below.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
      this.#problems.push(`console.error: ${message.text()}`);
    });
    context.on('request', (request) => this.#onRequest(request));
    context.on('requestfinished', (request) => {
      this.#onEnd(request);
      this.#forgetReplacedDocument(request);
    });
    context.on('requestfailed', (request) => this.#onEnd(request));
    context.on('response', (response) => {
      const status = response.status();
      if (status >= 400)
        this.#problems.push(`status ${status}: ${response.request().method()} ${response.url()}`);
    });
  }

  /** To be called before the first page is opened. */
  async listen(): Promise<void> {
    if (this.focus) await this.#repeats.recordPresses();
  }

  /** Statuses that this test brings about on purpose. */
  allowStatus(...statuses: number[]): void {
    for (const status of statuses) this.#allowedStatus.add(status);
  }

  /** Lines of the error console that this test brings about on purpose. */
  allowConsole(...texts: RegExp[]): void {
    this.#allowedTexts.push(...texts);
  }

  /** A call that this test brings about twice within 300 ms on purpose, and why that is right. */
  allowRepeat(pattern: RegExp, reason: string): void {
    this.#repeats.allow(pattern, reason);
  }

  /**
   * Calls to the services host so far, as `GET /api/assets?…`, percent-encoding undone; in the order they were sent.
   * For `expect.poll`, which waits for those that are still to come.
   */
  calls(page?: Page): string[] {
    return this.#calls.filter((entry) => !page || entry.page === page).map(({ call }) => call);
  }

  /** Clears the list of calls. */
  clearCalls(): void {
    this.#calls.length = 0;
  }

  /** Waits until every call has its answer and the pages have had their turn to make something of it. */
  async waitUntilSettled(): Promise<void> {
    await expect
      .poll(
        async () => {
          await this.#turn();
          this.#forgetClosedPages();
          return [...this.#underWay].map((request) => request.url());
        },
        { message: 'calls under way', intervals: [20, 50, 100, 250] },
      )
      .toEqual([]);
    await this.#turn();
  }

  /**
   * Waits until the calls that fit are these, in any order, and every call has its answer: none has followed.
   * `expected` may hold Playwright's matchers.
   */
  async expectCalls(expected: readonly unknown[], pattern = /./): Promise<void> {
    const matchingCalls = () => this.calls().filter((call) => pattern.test(call));
    const expectedCalls = () => expect.arrayContaining([...expected]) as unknown;
    await expect.poll(matchingCalls).toEqual(expectedCalls());
    await this.waitUntilSettled();
    expect(matchingCalls()).toEqual(expectedCalls());
    expect(matchingCalls(), 'as many calls').toHaveLength(expected.length);
  }

  /** Fails when a call that fits was made. Say it after what would have followed on that call's cause can be seen. */
  async expectNoCall(pattern: RegExp): Promise<void> {
    await this.#turn();
    expect(this.calls().filter((call) => pattern.test(call))).toEqual([]);
  }

  /** Fails when one call was made twice since the list was started. */
  async expectNoRepeatedCalls(): Promise<void> {
    await this.waitUntilSettled();
    const calls = this.calls();
    expect(
      calls.filter((call, index) => calls.indexOf(call) !== index),
      'calls made twice',
    ).toEqual([]);
  }

  /** Fails when anything happened that the test did not ask for. */
  verify(): void {
    const repeats = this.focus ? this.#repeats.problems() : [];
    const unexpected = [...this.#problems, ...repeats].filter(
      (problem) =>
        !this.#allowedTexts.some((text) => text.test(problem)) &&
        ![...this.#allowedStatus].some((status) => problem.startsWith(`status ${status}:`)),
    );
    expect(unexpected, 'what should not have happened in the browser').toEqual([]);
    expect(this.focus?.lostFocusMessages() ?? [], 'where the focus was left').toEqual([]);
    expect(this.host.logged, 'what the host logged as its own failure').toEqual([]);
  }

  /** Lets what the pages have begun run on: whatever it asks for is known then. A page that is leaving has no turn. */
  async #turn(): Promise<void> {
    const nextTask = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    await Promise.all(this.context.pages().map((page) => page.evaluate(nextTask).catch(() => undefined)));
  }

  #onEnd(request: Request): void {
    this.#underWay.delete(request);
    this.#repeats.onRequestEnd(request);
  }

  /** A call that a new document cuts off while its answer is made by a test does not always end. */
  #forgetReplacedDocument(navigation: Request): void {
    for (const request of this.#underWayBefore.get(navigation) ?? [])
      if (!request.isNavigationRequest() && request.frame() === navigation.frame())
        this.#underWay.delete(request);
    this.#underWayBefore.delete(navigation);
  }

  /** The calls of a page that was closed never end. */
  #forgetClosedPages(): void {
    for (const request of this.#underWay)
      if (!request.isNavigationRequest() && request.frame().page().isClosed()) this.#underWay.delete(request);
  }

  #onRequest(request: Request): void {
    const url = request.url();
    if (/^(?:data|blob|about):/.test(url)) return;
    const { origin, pathname, search } = new URL(url);
    if (origin !== this.host.url) {
      this.#problems.push(`foreign origin: ${url}`);
      return;
    }
    if (pathname === '/csp-report') this.#problems.push(`CSP report: ${request.postData() ?? ''}`);
    if (request.isNavigationRequest()) {
      this.#repeats.onNavigation(request);
      this.#underWayBefore.set(request, [...this.#underWay]);
    }
    if (!/^\/(?:api|plain)\//.test(pathname) || pathname === EVENTS_PATH) return;
    this.#underWay.add(request);
    const frame = request.isNavigationRequest() ? null : request.frame();
    const call = `${request.method()} ${pathname}${decodeQuery(search)}`;
    if (call !== MENU_COUNT) this.#calls.push({ page: frame?.page() ?? null, call });
    if (frame) this.#repeats.add(request, call);
  }
}

/** Read of the count that the menu shows on every page: of faulted chargers, a view that declares it. It is no call of the page. */
const MENU_COUNT = 'GET /plain/parking-chargers?_start=0&_end=50&_sort=code&_order=ASC&status=faulted';

/** Percent-encoding undone, where it is one. */
function decodeQuery(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
