// npm run bench:charts: charts over time beside plain recharts on the same values, in turns in one browser.
// Options: --rounds N (5), --no-build, --write (the table goes into docs/performance.md), --port N.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import express from 'express';
import { buildPage, projectRoot } from './build';
import { writeToPerformancePage } from './performancePage';
import { formatAligned, formatMarkdown, computeSpread } from './summary';

/** A day, a week and a month of minutes. */
const POINT_COUNTS = [1440, 10_080, 43_200] as const;

/** Moves of the pointer over a chart. */
const POINTER_MOVES = 40;

const folder = join(import.meta.dirname, 'charts');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    port: { type: 'string', default: '4341' },
  },
});
const rounds = Number(values.rounds);

interface ChartTimes {
  draw: number[];
  hover: number[];
}

/** Draws once and moves the pointer across. */
async function measureChart(
  page: Page,
  variant: 'own' | 'plain',
  count: number,
  times?: ChartTimes,
): Promise<void> {
  const draw = await page.evaluate(([variant, count]) => window.charts.draw(variant, count), [
    variant,
    count,
  ] as const);
  await page.evaluate(() => window.charts.longest());
  for (let move = 0; move < POINTER_MOVES; move += 1)
    await page.mouse.move(90 + move * 21, 120 + (move % 3) * 20);
  // The browser reports a long task only after it has ended.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  times?.draw.push(draw);
  times?.hover.push(await page.evaluate(() => window.charts.longest()));
}

async function measure(url: string): Promise<{ count: number; own: ChartTimes; plain: ChartTimes }[]> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1100, height: 400 } });
    await page.goto(url);
    await measureChart(page, 'own', 1440);
    await measureChart(page, 'plain', 1440);
    const measurements = POINT_COUNTS.map((count) => ({
      count,
      own: { draw: [], hover: [] } as ChartTimes,
      plain: { draw: [], hover: [] } as ChartTimes,
    }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { count, own, plain } of measurements) {
        const sides = [['own', own] as const, ['plain', plain] as const];
        for (const [variant, times] of round % 2 === 0 ? sides : sides.toReversed())
          await measureChart(page, variant, count, times);
      }
    }
    return measurements;
  } finally {
    await browser.close();
  }
}

if (!values['no-build']) await buildPage(folder);
const port = Number(values.port);
const server = express()
  .use(express.static(join(folder, 'dist')))
  .listen(port, '127.0.0.1');
try {
  const lines = await measure(`http://127.0.0.1:${port}/`);
  const ms = (samples: readonly number[]): string => {
    const { median, min, max } = computeSpread(samples);
    return median === 0 ? '< 50' : `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`;
  };
  const rows = (points: string, ...head: string[]): string[][] => [
    [points, ...head],
    ...lines.map(({ count, own, plain }) => [
      count.toLocaleString('en'),
      ms(own.draw),
      ms(plain.draw),
      ms(own.hover),
      ms(plain.hover),
    ]),
  ];
  const table = rows('Points', 'Draw', 'Plain recharts', 'Longest task while hovering', 'Plain recharts');
  console.log(`\n${formatAligned(table)}\n`);
  const results = { at: new Date().toISOString(), rounds, lines };
  mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
  writeFileSync(join(projectRoot, 'bench/results/charts.json'), `${JSON.stringify(results, null, 2)}\n`);
  if (values.write) {
    const when = `${rounds} rounds, ${results.at.slice(0, 10)}; ms, median and range; tasks below 50 ms are not reported`;
    writeToPerformancePage('bench:charts', `${when}\n\n${formatMarkdown(table)}`);
  }
} finally {
  server.close();
}
