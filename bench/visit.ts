import type { Browser, Page } from '@playwright/test';
import type { BenchApp } from './apps';
import type { ExpectedRecord, LoginResponse } from './hosts';
import { watchRequests } from './networkIdle';
import { recordLongTasks, measurePageLoad, watchPage, type Goal, type GoalReached } from './pageProbes';

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
const GOAL_TIMEOUT = 60_000;
const ROWS = 50;

/** Measurements of one run. ms, bytes or counts; the names are those of `measures.ts`. */
export type Sample = Record<string, number>;

/** An application that is being served and signed in to. */
export interface ServedApp {
  app: BenchApp;
  url: string;
  login: LoginResponse;
  /** The first asset of page 2. */
  record: ExpectedRecord;
}

/** Visits the list (then its second page, a record of it, back, and the list again), the record's own address, the login, the list at full speed, and what only one application has. */
export async function runOnce(browser: Browser, served: ServedApp, conditions: Conditions): Promise<Sample> {
  return {
    ...(await visitList(browser, served, conditions)),
    ...(await visitRecord(browser, served, conditions)),
    ...(await visitLogin(browser, served, conditions)),
    ...(await visitWork(browser, served)),
    ...(await visitExtraScreens(browser, served, conditions)),
  };
}

async function visitList(browser: Browser, served: ServedApp, conditions: Conditions): Promise<Sample> {
  const { app, record } = served;
  const goals: Record<string, Goal> = {
    list: { kind: 'rows', selector: app.rowSelector, count: ROWS },
  };
  await using visit = await openVisit(browser, served, conditions, {
    path: app.listPath,
    goals,
    signedIn: true,
  });
  const { page } = visit;
  const { time } = await waitForGoal(page, 'list');
  await visit.waitUntilIdle();
  const initialLoad = await page.evaluate(measurePageLoad, time);
  const idleLoad = await page.evaluate(measurePageLoad, Number.POSITIVE_INFINITY);
  const listCalls = visit.takeCalls();
  const heap = await visit.heap();
  await watchGoal(page, 'next', { kind: 'newRows', selector: app.rowSelector, count: ROWS });
  await click(page, app.nextSelector);
  const nextReached = await waitForGoal(page, 'next');
  await watchGoal(page, 'some', { kind: 'text', selector: app.detailSelector, text: record.id });
  await watchGoal(page, 'whole', { kind: 'text', selector: app.detailSelector, text: record.clientName });
  await click(page, `${app.rowSelector} td`);
  const partial = await waitForGoal(page, 'some');
  const complete = await waitForGoal(page, 'whole');
  await watchGoal(page, 'back', { kind: 'rows', selector: app.rowSelector, count: ROWS });
  const backStartedAt = await page.evaluate(() => {
    const now = performance.now();
    history.back();
    return now;
  });
  const { time: backAt } = await waitForGoal(page, 'back');
  // The same list again in the same browser: scripts come from its cache.
  await page.goto(new URL(app.listPath, page.url()).href, { waitUntil: 'commit' });
  const { time: repeatAt } = await waitForGoal(page, 'list');
  return {
    scriptKb: initialLoad.scriptBytes / 1000,
    laterKb: (idleLoad.scriptBytes - initialLoad.scriptBytes) / 1000,
    requests: initialLoad.requests,
    firstPaint: initialLoad.firstPaint,
    listReady: time,
    blocked: initialLoad.blocked,
    heapMb: heap / 1e6,
    nextPage: sinceClick(nextReached),
    detailFirst: sinceClick(partial),
    detail: sinceClick(complete),
    back: backAt - backStartedAt,
    repeatReady: repeatAt,
    listCalls: listCalls.length,
    listTwice: countRepeats(listCalls),
  };
}

async function visitRecord(browser: Browser, served: ServedApp, conditions: Conditions): Promise<Sample> {
  const { app, record } = served;
  await using visit = await openVisit(browser, served, conditions, {
    path: app.recordPath(record.id),
    goals: { whole: { kind: 'text', selector: app.detailSelector, text: record.clientName } },
    signedIn: true,
  });
  const { time } = await waitForGoal(visit.page, 'whole');
  await visit.waitUntilIdle();
  const calls = visit.takeCalls();
  return { recordReady: time, recordCalls: calls.length, recordTwice: countRepeats(calls) };
}

async function visitLogin(browser: Browser, served: ServedApp, conditions: Conditions): Promise<Sample> {
  const { app } = served;
  await using visit = await openVisit(browser, served, conditions, {
    path: app.loginPath,
    goals: { login: { kind: 'control', selector: app.loginSelector } },
    signedIn: false,
  });
  const { time } = await waitForGoal(visit.page, 'login');
  const { scriptBytes } = await visit.page.evaluate(measurePageLoad, time);
  return { loginKb: scriptBytes / 1000, loginReady: time };
}

/** Measures the CPU time of the page's main thread at full speed, which other load on the machine hardly affects. */
async function visitWork(browser: Browser, served: ServedApp): Promise<Sample> {
  const { app } = served;
  const goals: Record<string, Goal> = { list: { kind: 'rows', selector: app.rowSelector, count: ROWS } };
  const fast: Conditions = { cpu: 1, network: undefined };
  await using visit = await openVisit(browser, served, fast, { path: app.listPath, goals, signedIn: true });
  const { page } = visit;
  await waitForGoal(page, 'list');
  const listWork = await visit.workMillis();
  await visit.waitUntilIdle();
  await watchGoal(page, 'next', { kind: 'newRows', selector: app.rowSelector, count: ROWS });
  const workBefore = await visit.workMillis();
  await click(page, app.nextSelector);
  await waitForGoal(page, 'next');
  return { listWork, nextWork: (await visit.workMillis()) - workBefore };
}

/** The screens that this application alone has, each by its address. */
async function visitExtraScreens(
  browser: Browser,
  served: ServedApp,
  conditions: Conditions,
): Promise<Sample> {
  const sample: Sample = {};
  for (const { key, path, goal } of served.app.extraScreens ?? []) {
    const visitOptions = { path: path(served.record), goals: { ready: goal }, signedIn: true };
    await using visit = await openVisit(browser, served, conditions, visitOptions);
    sample[key] = (await waitForGoal(visit.page, 'ready')).time;
  }
  return sample;
}

interface VisitOptions {
  path: string;
  goals: Record<string, Goal>;
  signedIn: boolean;
}

/** Opens an address in a browser profile of its own: nothing is cached. */
async function openVisit(
  browser: Browser,
  { app, url, login }: ServedApp,
  conditions: Conditions,
  visitOptions: VisitOptions,
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(GOAL_TIMEOUT);
  const waitUntilIdle = watchRequests(page, GOAL_TIMEOUT);
  const cdp = await context.newCDPSession(page);
  // The thread clock stops while other processes use the CPU.
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
  // The loader of this script calls a helper for function names that pages do not have.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await page.addInitScript(recordLongTasks);
  await page.addInitScript(watchPage, {
    storage: visitOptions.signedIn ? app.session(login) : {},
    goals: visitOptions.goals,
  });
  let calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${url}/api/`)) calls.push(`${request.method()} ${request.url()}`);
  });
  page.on('pageerror', (error) => console.error(`${app.name}: ${error.message}`));
  const metric = async (metricName: string): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
  };
  await page.goto(url + visitOptions.path, { waitUntil: 'commit' });
  return {
    page,
    waitUntilIdle,
    /** Calls of the host since the last time. */
    takeCalls: () => {
      const takenCalls = calls;
      calls = [];
      return takenCalls;
    },
    /** Bytes of live objects. */
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return metric('JSHeapUsedSize');
    },
    /** ms that the page's thread has worked so far. */
    workMillis: async () => (await metric('TaskDuration')) * 1000,
    [Symbol.asyncDispose]: () => context.close(),
  };
}

const watchGoal = (page: Page, name: string, goal: Goal): Promise<void> =>
  page.evaluate(([name, goal]) => window.bench.expect(name, goal), [name, goal] as const);

async function waitForGoal(page: Page, name: string): Promise<GoalReached> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${page.url()}: "${name}" does not appear.`)), GOAL_TIMEOUT);
  });
  try {
    return await Promise.race([page.evaluate((name) => window.bench.waitFor(name), name), timeout]);
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

const sinceClick = ({ time, clickedAt }: GoalReached): number => time - (clickedAt ?? Number.NaN);

/** Counts the repeated calls. */
export const countRepeats = (calls: readonly string[]): number => calls.length - new Set(calls).size;
