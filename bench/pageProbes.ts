/** A condition that a page waits for; the same for every application. */
export type Goal =
  | { kind: 'rows'; selector: string; count: number }
  | { kind: 'newRows'; selector: string; count: number }
  | { kind: 'text'; selector: string; text: string }
  | { kind: 'control'; selector: string };

/** ms since the page began (`performance.now`). */
export interface GoalReached {
  time: number;
  /** Time of the last click before; undefined if there was none. */
  clickedAt: number | undefined;
}

declare global {
  interface Window {
    bench: { expect(name: string, goal: Goal): void; waitFor(name: string): Promise<GoalReached> };
  }
}

/** Data passed to the page before its first script runs. */
export interface PageSetup {
  storage: Record<string, string>;
  goals: Record<string, Goal>;
}

/**
 * Runs in the page first: stores the session, observes every document change and records when a goal is painted. It uses
 * no outer scope, since it is sent as text.
 */
export function watchPage({ storage, goals }: PageSetup): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const pendingGoals = new Map<string, () => boolean>();
  const reachedGoals = new Map<string, GoalReached>();
  const waiting = new Map<string, (reached: GoalReached) => void>();
  let clickedAt: number | undefined;
  addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true });

  const textOf = (node: Element | undefined): string => node?.textContent?.trim() ?? '';
  /** Rows in the document count only once they are drawn. */
  const isDrawn = (row: Element | undefined): boolean =>
    row?.checkVisibility({ visibilityProperty: true }) ?? false;
  const filledRows = (selector: string, count: number): Element[] | undefined => {
    const rows = [...document.querySelectorAll(selector)];
    if (rows.length < count || !rows.every((row) => textOf(row) !== '')) return undefined;
    return isDrawn(rows[0]) && isDrawn(rows.at(-1)) ? rows : undefined;
  };
  const createGoalCheck = (goal: Goal): (() => boolean) => {
    switch (goal.kind) {
      case 'rows':
        return () => filledRows(goal.selector, goal.count) !== undefined;
      case 'newRows': {
        const before = filledRows(goal.selector, 1) ?? [];
        const first = textOf(before[0]);
        const last = textOf(before.at(-1));
        return () => {
          const rows = filledRows(goal.selector, goal.count);
          return rows !== undefined && textOf(rows[0]) !== first && textOf(rows.at(-1)) !== last;
        };
      }
      case 'text':
        return () =>
          [...document.querySelectorAll(goal.selector)].some((el) => textOf(el).includes(goal.text));
      case 'control':
        return () => document.querySelector(goal.selector) !== null;
    }
  };
  const afterFrame = (task: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', task);
      port1.start();
      port2.postMessage(undefined);
    });
  };
  const checkGoals = (): void => {
    for (const [name, isReached] of pendingGoals) {
      if (!isReached()) continue;
      pendingGoals.delete(name);
      afterFrame(() => {
        const reached = { time: performance.now(), clickedAt };
        reachedGoals.set(name, reached);
        waiting.get(name)?.(reached);
      });
    }
  };
  new MutationObserver(checkGoals).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['class', 'style'],
  });
  for (const [name, goal] of Object.entries(goals)) pendingGoals.set(name, createGoalCheck(goal));

  window.bench = {
    expect: (name, goal) => {
      pendingGoals.set(name, createGoalCheck(goal));
      checkGoals();
    },
    waitFor: (name) => {
      const existing = reachedGoals.get(name);
      return existing ? Promise.resolve(existing) : new Promise((resolve) => waiting.set(name, resolve));
    },
  };
}

/** Loaded bytes and blocked time of a page until a moment. */
export interface PageLoad {
  /** Bytes of scripts as they travelled. */
  scriptBytes: number;
  requests: number;
  /** ms; first contentful paint. */
  firstPaint: number;
  /** ms over 50 of each long task. */
  blocked: number;
}

/** Runs in the page: what was loaded until `at` (ms since the page began). */
export function measurePageLoad(until: number): PageLoad {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = files.filter(
    (file) => file.responseEnd <= until && new URL(file.name).pathname.endsWith('.js'),
  );
  return {
    scriptBytes: scripts.reduce((sum, file) => sum + file.encodedBodySize, 0),
    requests: 1 + files.filter((file) => file.startTime <= until).length,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    blocked: window.benchLongTasks
      .filter((task) => task.startTime < until)
      .reduce((sum, task) => sum + Math.max(0, Math.min(task.duration, until - task.startTime) - 50), 0),
  };
}

declare global {
  interface Window {
    benchLongTasks: PerformanceEntry[];
  }
}

/** Runs in the page before anything else: keeps its long tasks. */
export function recordLongTasks(): void {
  window.benchLongTasks = [];
  new PerformanceObserver((list) => window.benchLongTasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
}
