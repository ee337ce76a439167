import type { BrowserContext, Frame, Request } from '@playwright/test';

/** ms within which one call is not sent twice. */
const APART = 300;

/** ms by which a press may be told after the call that it caused. */
const LATE = 50;

interface Sent {
  request: Request;
  /** When the test heard of it and of its end, Unix ms. */
  heard: number;
  ended: number;
  call: string;
  /** What was asked for, with the body that was sent. */
  whole: string;
}

/** The test let the page's clock go on by so many ms, which took from here to there. */
interface Run {
  from: number;
  until: number;
  ms: number;
}

interface Allowed {
  fits: RegExp;
  why: string;
}

/**
 * The calls of every document, to find those that were sent twice within 300 ms: the same method, address and body. No
 * repetition is
 * - what another document asks: a page that was loaded anew, a second tab;
 * - a read that begins after a write was answered of which the read before it did not know;
 * - a call for which somebody pressed once the one before it had ended: to try again is theirs. Two calls for one press, or
 *   for two of which the second came while the first call was on its way, are one;
 * - what lies further apart by the page's clock, where the test lets that run ahead.
 *
 * A call that was aborted counts like any other. The browser tells of it only once it is on its way to the host, which then
 * works for nobody: to give up a read and to send it anew is the doubled call in another form. What is given up before it
 * is sent is never told, so nothing is to be left out.
 */
export class Repeats {
  readonly #sent = new Map<Frame, Sent[]>();
  readonly #left: Sent[][] = [];
  readonly #allowed: Allowed[] = [];
  readonly #runs: Run[] = [];
  readonly #presses: number[] = [];

  constructor(private readonly context: BrowserContext) {
    const { clock } = context;
    // Nothing tells of it: the clock's own methods are those that the tests call.
    const runFor = clock.runFor.bind(clock);
    const pauseAt = clock.pauseAt.bind(clock);
    const fastForward = clock.fastForward.bind(clock);
    clock.runFor = (ms) => this.#run(ms, () => runFor(ms));
    clock.pauseAt = (time) => this.#run('', () => pauseAt(time));
    clock.fastForward = (ms) => this.#run(ms, () => fastForward(ms));
  }

  /** Has the pages tell of each press. To be called before the first one is opened. */
  async listen(): Promise<void> {
    await this.context.exposeBinding('testPressed', () => void this.#presses.push(Date.now()));
    await this.context.addInitScript(() => {
      const { testPressed } = globalThis as unknown as { testPressed: () => Promise<void> };
      for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => void testPressed(), true);
    });
  }

  /** Calls that a test brings about twice on purpose; with the reason. */
  allow(fits: RegExp, why: string): void {
    this.#allowed.push({ fits, why });
  }

  /** Another document takes the place of the one that is there; a window that opens with it has none before. */
  leave(navigation: Request): void {
    const frame = frameOf(navigation);
    const sent = frame && this.#sent.get(frame);
    if (!sent) return;
    this.#left.push(sent);
    this.#sent.delete(frame);
  }

  /** @param call The call as the guard says it. */
  add(request: Request, call: string): void {
    const whole = `${request.method()} ${request.url()} ${bodyOf(request)}`;
    const sent = this.#sent.get(request.frame()) ?? [];
    sent.push({ request, heard: Date.now(), ended: Infinity, call, whole });
    this.#sent.set(request.frame(), sent);
  }

  /** It was answered, or failed. */
  end(request: Request): void {
    const sent = [...this.#left, ...this.#sent.values()].flat().find((one) => one.request === request);
    if (sent) sent.ended = Date.now();
  }

  /** What was sent twice and is not allowed, one line each. */
  problems(): string[] {
    return [...this.#left, ...this.#sent.values()]
      .flatMap((sent) => this.#repeatsOf(sent))
      .filter(({ call }) => !this.#allowed.some(({ fits }) => fits.test(call)))
      .map(({ call, gap }) => `sent twice within ${gap} ms: ${call}`);
  }

  async #run(ms: number | string, go: () => Promise<void>): Promise<void> {
    const run = { from: Date.now(), until: Infinity, ms: typeof ms === 'number' ? ms : Infinity };
    this.#runs.push(run);
    await go().finally(() => (run.until = Date.now()));
  }

  #repeatsOf(sent: readonly Sent[]): { call: string; gap: number }[] {
    return sent.flatMap((second, at) => {
      const first = sent.slice(0, at).findLast(({ whole }) => whole === second.whole);
      if (!first) return [];
      const gap = gapOf(first, second);
      const isPressed = this.#presses.some((press) => press >= first.ended && press <= second.heard + LATE);
      if (gap + this.#ranBetween(first, second) >= APART || isPressed || isNews(first, second, sent))
        return [];
      return [{ call: second.call, gap }];
    });
  }

  /** ms that the page lived through at once. All of a run counts, wherever in it the calls began. */
  #ranBetween(first: Sent, second: Sent): number {
    return this.#runs
      .filter(({ from, until }) => from <= second.heard && until >= first.heard)
      .reduce((sum, { ms }) => sum + ms, 0);
  }
}

/** Playwright has no other way to say that there is none yet. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

/** By the browser's clock; of a call without an answer it tells none, then by when the test heard of both. */
function gapOf(first: Sent, second: Sent): number {
  const [one, other] = [begun(first), begun(second)];
  return Math.round(one !== undefined && other !== undefined ? other - one : second.heard - first.heard);
}

const begun = ({ request }: Sent): number | undefined => {
  const { startTime } = request.timing();
  return startTime > 0 ? startTime : undefined;
};

/** A read that may tell what the one before it could not: a write was answered between them, or failed. */
function isNews(first: Sent, second: Sent, sent: readonly Sent[]): boolean {
  if (second.request.method() !== 'GET') return false;
  const writes = sent.filter(({ request }) => request.method() !== 'GET');
  return writes.some((write) => {
    const at = answered(write);
    if (at === undefined) return write.ended >= first.heard && write.ended <= second.heard;
    return at >= (begun(first) ?? first.heard) && at <= (begun(second) ?? second.heard);
  });
}

/** When the answer began to come: what reads after it begins later, however late the test hears of the end. */
function answered({ request }: Sent): number | undefined {
  const { startTime, responseStart } = request.timing();
  return startTime > 0 && responseStart >= 0 ? startTime + responseStart : undefined;
}

/** A form in parts names its boundary anew each time. */
function bodyOf(request: Request): string {
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  const boundary = /^--\S+(?=\r\n)/.exec(body)?.[0];
  return boundary ? body.replaceAll(boundary, '--') : body;
}
