import type { BrowserContext, Frame, Request } from '@playwright/test';

/** ms within which one call is not sent twice. */
const MIN_GAP_MS = 300;

/** ms by which the report of a press may arrive after the call that it caused. */
const PRESS_DELAY_MS = 50;

interface SentCall {
  request: Request;
  /** When the test heard of it and of its end, Unix ms. */
  sentAt: number;
  endedAt: number;
  call: string;
  /** Request with its body. */
  signature: string;
}

/** A period in which the test advanced the page's clock by so many ms. */
interface ClockRun {
  from: number;
  until: number;
  duration: number;
}

interface AllowedRepeat {
  pattern: RegExp;
  reason: string;
}

/**
 * The calls of every document, to find those that were sent twice within 300 ms: the same method, URL and body. Not counted as
 * a repetition:
 * - a call of another document: a reloaded page, a second tab;
 * - a read that begins after the response to a write that the read before it did not include;
 * - a call after a new press once the one before had ended, because the user retried. Two calls for one press count as
 * repeated, and so do two calls for two presses if the second press came while the first call was pending;
 * - a call that is further apart by the page's clock, if the test advances it.
 *
 * An aborted call counts like any other. The browser reports it only once it is in flight, and then the host works in vain:
 * aborting a read and sending it again is also a repeated call. A call that is aborted before it is sent is never reported, so
 * it needs no exception.
 */
export class RepeatedCalls {
  readonly #sent = new Map<Frame, SentCall[]>();
  readonly #left: SentCall[][] = [];
  readonly #allowed: AllowedRepeat[] = [];
  readonly #runs: ClockRun[] = [];
  readonly #presses: number[] = [];

  constructor(private readonly context: BrowserContext) {
    const { clock } = context;
    // Playwright has no event for it, so the clock's own methods, which tests call, are wrapped.
    const runFor = clock.runFor.bind(clock);
    const pauseAt = clock.pauseAt.bind(clock);
    const fastForward = clock.fastForward.bind(clock);
    clock.runFor = (ms) => this.#run(ms, () => runFor(ms));
    clock.pauseAt = (time) => this.#run('', () => pauseAt(time));
    clock.fastForward = (ms) => this.#run(ms, () => fastForward(ms));
  }

  /** Makes the pages report each press. Call it before the first page opens. */
  async recordPresses(): Promise<void> {
    await this.context.exposeBinding('testPressed', () => void this.#presses.push(Date.now()));
    await this.context.addInitScript(() => {
      const { testPressed } = globalThis as unknown as { testPressed: () => Promise<void> };
      for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => void testPressed(), true);
    });
  }

  /** Calls that a test brings about twice on purpose; with the reason. */
  allow(pattern: RegExp, reason: string): void {
    this.#allowed.push({ pattern, reason });
  }

  /** Another document takes the place of the one that is there; a window that opens with it has none before. */
  onNavigation(navigation: Request): void {
    const frame = requestFrame(navigation);
    const calls = frame && this.#sent.get(frame);
    if (!calls) return;
    this.#left.push(calls);
    this.#sent.delete(frame);
  }

  /** @param call The call as the guard says it. */
  add(request: Request, call: string): void {
    const signature = `${request.method()} ${request.url()} ${comparableBody(request)}`;
    const calls = this.#sent.get(request.frame()) ?? [];
    calls.push({ request, sentAt: Date.now(), endedAt: Infinity, call, signature });
    this.#sent.set(request.frame(), calls);
  }

  /** It was answered, or failed. */
  onRequestEnd(request: Request): void {
    const calls = [...this.#left, ...this.#sent.values()]
      .flat()
      .find((sentCall) => sentCall.request === request);
    if (calls) calls.endedAt = Date.now();
  }

  /** Returns the repeated calls that are not allowed, one line each. */
  problems(): string[] {
    return [...this.#left, ...this.#sent.values()]
      .flatMap((calls) => this.#repeatsOf(calls))
      .filter(({ call }) => !this.#allowed.some(({ pattern }) => pattern.test(call)))
      .map(({ call, gap: gapMs }) => `sent twice within ${gapMs} ms: ${call}`);
  }

  async #run(ms: number | string, advanceClock: () => Promise<void>): Promise<void> {
    const clockRun = { from: Date.now(), until: Infinity, duration: typeof ms === 'number' ? ms : Infinity };
    this.#runs.push(clockRun);
    await advanceClock().finally(() => (clockRun.until = Date.now()));
  }

  #repeatsOf(calls: readonly SentCall[]): { call: string; gap: number }[] {
    return calls.flatMap((laterCall, respondedAt) => {
      const earlierCall = calls
        .slice(0, respondedAt)
        .findLast(({ signature }) => signature === laterCall.signature);
      if (!earlierCall) return [];
      const gapMs = gapBetween(earlierCall, laterCall);
      const wasPressedBetween = this.#presses.some(
        (pressedAt) => pressedAt >= earlierCall.endedAt && pressedAt <= laterCall.sentAt + PRESS_DELAY_MS,
      );
      if (
        gapMs + this.#ranBetween(earlierCall, laterCall) >= MIN_GAP_MS ||
        wasPressedBetween ||
        followsWrite(earlierCall, laterCall, calls)
      )
        return [];
      return [{ call: laterCall.call, gap: gapMs }];
    });
  }

  /** ms that the page lived through at once. All of a run counts, wherever in it the calls began. */
  #ranBetween(earlierCall: SentCall, laterCall: SentCall): number {
    return this.#runs
      .filter(({ from, until }) => from <= laterCall.sentAt && until >= earlierCall.sentAt)
      .reduce((sum, { duration }) => sum + duration, 0);
  }
}

/** Playwright has no other way to say that there is none yet. */
function requestFrame(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

/**
 * By the browser's clock; of a call without an answer it tells none, then by when the test heard of both. Calls sent at once
 * may be heard of in either order.
 */
function gapBetween(earlierCall: SentCall, laterCall: SentCall): number {
  const [earlierStart, laterStart] = [startTimeOf(earlierCall), startTimeOf(laterCall)];
  const gap =
    earlierStart !== undefined && laterStart !== undefined
      ? laterStart - earlierStart
      : laterCall.sentAt - earlierCall.sentAt;
  return Math.abs(Math.round(gap));
}

const startTimeOf = ({ request }: SentCall): number | undefined => {
  const { startTime } = request.timing();
  return startTime > 0 ? startTime : undefined;
};

/** A read that may tell what the one before it could not: a write was answered between them, or failed. */
function followsWrite(earlierCall: SentCall, laterCall: SentCall, calls: readonly SentCall[]): boolean {
  if (laterCall.request.method() !== 'GET') return false;
  const writes = calls.filter(({ request }) => request.method() !== 'GET');
  return writes.some((write) => {
    const respondedAt = responseTimeOf(write);
    if (respondedAt === undefined)
      return write.endedAt >= earlierCall.sentAt && write.endedAt <= laterCall.sentAt;
    return (
      respondedAt >= (startTimeOf(earlierCall) ?? earlierCall.sentAt) &&
      respondedAt <= (startTimeOf(laterCall) ?? laterCall.sentAt)
    );
  });
}

/** When the answer began to come: what reads after it begins later, however late the test hears of the end. */
function responseTimeOf({ request }: SentCall): number | undefined {
  const { startTime, responseStart } = request.timing();
  return startTime > 0 && responseStart >= 0 ? startTime + responseStart : undefined;
}

/** A multipart body has a new boundary each time. */
function comparableBody(request: Request): string {
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  const boundary = /^--\S+(?=\r\n)/.exec(body)?.[0];
  return boundary ? body.replaceAll(boundary, '--') : body;
}
