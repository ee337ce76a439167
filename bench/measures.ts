/** A thing that is measured: how it is called, and what the console aims at. */
export interface BenchMeasure {
  key: string;
  /** Digits after the point. */
  digits: number;
  /** Head of its row, with the unit. */
  title: string;
  /** Maximum ratio of the console to the baseline. */
  ratio?: number;
  /** Key of the baseline value to compare with, if the baseline has no such screen. */
  against?: string;
  /** Maximum value of the console. */
  max?: number;
}

/** In the order of the table. */
export const benchMeasures: readonly BenchMeasure[] = [
  { key: 'scriptKb', digits: 0, title: 'JS until the list, kB', max: 170 },
  { key: 'laterKb', digits: 0, title: 'JS later, when idle, kB' },
  { key: 'requests', digits: 0, title: 'requests until the list' },
  { key: 'firstPaint', digits: 0, title: 'first content, ms', ratio: 0.3 },
  { key: 'listReady', digits: 0, title: 'list ready, ms', ratio: 0.55 },
  {
    key: 'blocked',
    digits: 0,

    title: 'blocked until the list, ms',
    ratio: 0.2,
  },
  {
    key: 'heapMb',
    digits: 1,

    title: 'heap after collection, MB',
    ratio: 0.7,
  },
  { key: 'nextPage', digits: 0, title: 'next page, ms', ratio: 0.3 },
  {
    key: 'detailFirst',
    digits: 0,

    title: 'list → detail, first values, ms',
  },
  {
    key: 'detail',
    digits: 0,

    title: 'list → detail, complete, ms',
    ratio: 0.65,
  },
  { key: 'back', digits: 0, title: 'back to the list, ms', ratio: 0.35 },
  { key: 'repeatReady', digits: 0, title: 'list ready again, ms', ratio: 0.6 },
  { key: 'listWork', digits: 0, title: 'work until the list, ms' },
  { key: 'nextWork', digits: 0, title: 'work of the next page, ms' },
  { key: 'recordReady', digits: 0, title: 'detail by its address, ms' },
  // Console only. The target was set before measuring: a whole screen is ready before the baseline shows its bare record.
  {
    key: 'formReady',
    digits: 0,

    title: 'detail with a form, ms (against the detail)',
    ratio: 1,
    against: 'recordReady',
  },
  {
    key: 'dashboardReady',
    digits: 0,

    title: 'start page with its charts, ms (against the detail)',
    ratio: 1.25,
    against: 'recordReady',
  },
  {
    key: 'chartReady',
    digits: 0,

    title: 'chart of consumptions, ms (against the detail)',
    ratio: 1.25,
    against: 'recordReady',
  },
  { key: 'listCalls', digits: 0, title: 'calls of the list' },
  { key: 'listTwice', digits: 0, title: '… made twice', max: 0 },
  { key: 'recordCalls', digits: 0, title: 'calls of the detail' },
  { key: 'recordTwice', digits: 0, title: '… made twice', max: 0 },
  { key: 'loginKb', digits: 0, title: 'JS until the login, kB' },
  { key: 'loginReady', digits: 0, title: 'login ready, ms', ratio: 0.6 },
];
