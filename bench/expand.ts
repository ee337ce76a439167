// npm run bench:expand: all 50 rows of a list opened at once, to six rows below each, on a processor that is four times slower.
// Needs a build in dist/. Options: --rounds N (7), --write (the table goes into docs/performance.md), --port N.
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { consoleApp } from './apps';
import { projectRoot } from './build';
import { fetchExpectedRecord, signInAsAdmin, startBenchHost } from './hosts';
import { writeToPerformancePage } from './performancePage';
import { formatAligned, formatMarkdown, computeSpread } from './summary';

const ROWS = 50;
const NESTED_ROWS = 6;
const CPU_SLOWDOWN = 4;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    write: { type: 'boolean', default: false },
    port: { type: 'string', default: '4351' },
  },
});

/** A page of devices, each with sensors; the demo host has no asset with so many. */
const devices = Array.from({ length: ROWS }, (_, index) => ({
  uuid: `dev-${index}`,
  deviceId: `lock-${index}`,
  deviceName: `Cerradura ${index}`,
  deviceType: 'lock',
  gatewayUuid: 'G1',
  enabled: true,
  shared: false,
  batteryLevel: index,
  connectivity: 'ONLINE',
  updatedAt: 1_750_000_000,
  sensors: Array.from({ length: NESTED_ROWS }, (_sensor, sensor) => ({
    name: `Sensor ${sensor}`,
    room: 'Entrada',
    sensorId: `lock_${sensor}`,
    sensorType: 'LOCK',
    sensorUuid: `u-${index}-${sensor}`,
    usage: 'access',
    accessSensorId: null,
  })),
}));

/** Returns the ms from the click until the browser has painted the result. */
const toggleAllRows = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('th.list-expand button');
    const startedAt = performance.now();
    button?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - startedAt;
  });

async function measure(url: string): Promise<Record<'open' | 'close', number[]>> {
  const login = await signInAsAdmin(url);
  const { id } = await fetchExpectedRecord(url, login.token, 1);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
    await page.addInitScript(
      (stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value)),
      consoleApp('console', projectRoot).session(login),
    );
    await page.route('**/api/devices?*', (route) =>
      route.fulfill({ json: { data: devices, meta: { all_results: ROWS, total_pages: 1 } } }),
    );
    await page.goto(`${url}/admin/assets/${id}/devices`);
    await page
      .locator('td.list-expand')
      .nth(ROWS - 1)
      .waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const times: Record<'open' | 'close', number[]> = { open: [], close: [] };
    // The first round warms up.
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const kind of ['open', 'close'] as const) {
        const duration = await toggleAllRows(page);
        const expandedCount = await page.locator('tr.list-expanded').count();
        if (expandedCount !== (kind === 'open' ? ROWS : 0))
          throw new Error(`${expandedCount} rows are expanded.`);
        if (round > 0) times[kind].push(duration);
      }
    }
    return times;
  } finally {
    await browser.close();
  }
}

const host = await startBenchHost(projectRoot, Number(values.port), 0);
const { open, close } = await measure(host.url).finally(() => host.stop());
const line = (name: string, times: readonly number[]): string[] => {
  const { median, min, max } = computeSpread(times);
  return [name, `${Math.round(median)} (${Math.round(min)}–${Math.round(max)})`];
};
const table = (head: string, opened: string, closed: string) => [
  ['', head],
  line(opened, open),
  line(closed, close),
];
console.log(formatAligned(table('ms', `desplegar ${ROWS} filas`, `plegar ${ROWS} filas`)));
if (values.write)
  writeToPerformancePage(
    'bench:expand',
    formatMarkdown(table('ms', `open ${ROWS} rows`, `close ${ROWS} rows`)),
  );
