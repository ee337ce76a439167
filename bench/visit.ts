import type { Browser, Page } from '@playwright/test';
import type { App } from './apps';
import type { Expected, Login } from './hosts';
import { keepLongTasks, loadedUntil, watchPage, type Goal, type Reached } from './marks';

/** The conditions under which pages are visited. */
export interface Conditions {
  /** How many times slower the processor is. */
  cpu: number;
  /** undefined: as fast as the machine. Bytes a second and ms. */
  network: { down: number; up: number; latency: number } | undefined;
}

/** Chromium's own preset "Fast 4G". */
export const FAST_4G = { down: 8_100_000 / 8, up: 1_350_000 / 8, latency: 165 };

/** ms that a person's pointer rests on something before the click. */
const DWELL = 150;
/** ms after which a goal counts as missed. */
const PATIENCE = 60_000;
const ROWS = 50;

/** What one run measures. ms, bytes or counts; the names are those of `measures.ts`. */
export type Sample = Record<string, number>;

/** An application that is being served and signed in to. */
export interface Served {
  app: App;
  url: string;
  login: Login;
  /** The first asset of page 2. */
  record: Expected;
}

/** Visits the list (then its second page, a record of it, back, and the list again), the record's own address, the login, the list at full speed, and what only one application has. */
export async function runOnce(browser: Browser, served: Served, conditions: Conditions): Promise<Sample> {
  return {
    ...(await visitList(browser, served, conditions)),
    ...(await visitRecord(browser, served, conditions)),
    ...(await visitLogin(browser, served, conditions)),
    ...(await visitWork(browser, served)),
    ...(await visitOwn(browser, served, conditions)),
  };
}

async function visitList(browser: Browser, served: Served, conditions: Conditions): Promise<Sample> {
  const { app, record } = served;
  const goals: Record<string, Goal> = {
    list: { kind: 'rows', selector: app.row, count: ROWS },
    kept: { kind: 'rows', selector: app.kept ?? app.row, count: ROWS },
  };
  await using visit = await open(browser, served, conditions, { path: app.listPath, goals, signedIn: true });
  const { page } = visit;
  const { at } = await reached(page, 'list');
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(loadedUntil, at);
  const later = await page.evaluate(loadedUntil, Number.POSITIVE_INFINITY);
  const listCalls = visit.takeCalls();
  const heap = await visit.heap();
  await expectGoal(page, 'next', { kind: 'newRows', selector: app.row, count: ROWS });
  await click(page, app.next);
  const next = await reached(page, 'next');
  await expectGoal(page, 'some', { kind: 'text', selector: app.detail, text: record.id });
  await expectGoal(page, 'whole', { kind: 'text', selector: app.detail, text: record.clientName });
  await click(page, `${app.row} td`);
  const some = await reached(page, 'some');
  const whole = await reached(page, 'whole');
  await expectGoal(page, 'back', { kind: 'rows', selector: app.row, count: ROWS });
  const leftAt = await page.evaluate(() => {
    const now = performance.now();
    history.back();
    return now;
  });
  const { at: backAt } = await reached(page, 'back');
  // The same list again in the same browser: scripts come from its cache.
  await page.goto(new URL(app.listPath, page.url()).href, { waitUntil: 'commit' });
  const { at: repeatAt } = await reached(page, 'list');
  await page.waitForLoadState('networkidle');
  await page.reload({ waitUntil: 'commit' });
  const { at: keptAt } = await reached(page, 'kept');
  return {
    scriptKb: before.scriptBytes / 1000,
    laterKb: (later.scriptBytes - before.scriptBytes) / 1000,
    requests: before.requests,
    firstPaint: before.firstPaint,
    listReady: at,
    blocked: before.blocked,
    heapMb: heap / 1e6,
    nextPage: sinceClick(next),
    detailFirst: sinceClick(some),
    detail: sinceClick(whole),
    back: backAt - leftAt,
    repeatReady: repeatAt,
    repeatKept: keptAt,
    listCalls: listCalls.length,
    listTwice: repeated(listCalls),
  };
}

async function visitRecord(browser: Browser, served: Served, conditions: Conditions): Promise<Sample> {
  const { app, record } = served;
  await using visit = await open(browser, served, conditions, {
    path: app.recordPath(record.id),
    goals: { whole: { kind: 'text', selector: app.detail, text: record.clientName } },
    signedIn: true,
  });
  const { at } = await reached(visit.page, 'whole');
  await visit.page.waitForLoadState('networkidle');
  const calls = visit.takeCalls();
  return { recordReady: at, recordCalls: calls.length, recordTwice: repeated(calls) };
}

async function visitLogin(browser: Browser, served: Served, conditions: Conditions): Promise<Sample> {
  const { app } = served;
  await using visit = await open(browser, served, conditions, {
    path: app.loginPath,
    goals: { login: { kind: 'control', selector: app.login } },
    signedIn: false,
  });
  const { at } = await reached(visit.page, 'login');
  const { scriptBytes } = await visit.page.evaluate(loadedUntil, at);
  return { loginKb: scriptBytes / 1000, loginReady: at };
}

/** How long the page's own thread worked, at full speed: other work of the machine hardly shows in it. */
async function visitWork(browser: Browser, served: Served): Promise<Sample> {
  const { app } = served;
  const goals: Record<string, Goal> = { list: { kind: 'rows', selector: app.row, count: ROWS } };
  const fast: Conditions = { cpu: 1, network: undefined };
  await using visit = await open(browser, served, fast, { path: app.listPath, goals, signedIn: true });
  const { page } = visit;
  await reached(page, 'list');
  const listWork = await visit.worked();
  await page.waitForLoadState('networkidle');
  await expectGoal(page, 'next', { kind: 'newRows', selector: app.row, count: ROWS });
  const before = await visit.worked();
  await click(page, app.next);
  await reached(page, 'next');
  return { listWork, nextWork: (await visit.worked()) - before };
}

/** The screens that this application alone has, each by its address. */
async function visitOwn(browser: Browser, served: Served, conditions: Conditions): Promise<Sample> {
  const sample: Sample = {};
  for (const { key, path, goal } of served.app.own ?? []) {
    const entry = { path: path(served.record), goals: { ready: goal }, signedIn: true };
    await using visit = await open(browser, served, conditions, entry);
    sample[key] = (await reached(visit.page, 'ready')).at;
  }
  return sample;
}

interface Entry {
  path: string;
  goals: Record<string, Goal>;
  signedIn: boolean;
}

/** Opens an address in a browser profile of its own: nothing is cached. */
async function open(browser: Browser, { app, url, login }: Served, conditions: Conditions, entry: Entry) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const cdp = await context.newCDPSession(page);
  // The thread's own clock stands still while other work has the processor.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  if (conditions.network) {
    const { down, up, latency } = conditions.network;
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      downloadThroughput: down,
      uploadThroughput: up,
      latency,
    });
  }
  // The loader that runs this script names functions through a helper that pages do not have.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await page.addInitScript(keepLongTasks);
  await page.addInitScript(watchPage, {
    storage: entry.signedIn ? app.session(login) : {},
    goals: entry.goals,
  });
  let calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${url}/api/`)) calls.push(`${request.method()} ${request.url()}`);
  });
  page.on('pageerror', (error) => console.error(`${app.name}: ${error.message}`));
  const metric = async (wanted: string): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
  await page.goto(url + entry.path, { waitUntil: 'commit' });
  return {
    page,
    /** Calls of the host since the last time. */
    takeCalls: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
    /** Bytes of live objects. */
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return metric('JSHeapUsedSize');
    },
    /** ms that the page's thread has worked so far. */
    worked: async () => (await metric('TaskDuration')) * 1000,
    [Symbol.asyncDispose]: () => context.close(),
  };
}

const expectGoal = (page: Page, name: string, goal: Goal): Promise<void> =>
  page.evaluate(([name, goal]) => window.bench.expect(name, goal), [name, goal] as const);

async function reached(page: Page, name: string): Promise<Reached> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${page.url()}: «${name}» no llega.`)), PATIENCE);
  });
  try {
    return await Promise.race([page.evaluate((name) => window.bench.reached(name), name), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Moves the pointer there, rests as a person does, clicks. */
async function click(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(DWELL);
  await page.mouse.down();
  await page.mouse.up();
}

const sinceClick = ({ at, clickedAt }: Reached): number => at - (clickedAt ?? Number.NaN);

/** How many calls had been made before. */
export const repeated = (calls: readonly string[]): number => calls.length - new Set(calls).size;
