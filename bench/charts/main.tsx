import { createRoot, type Root } from 'react-dom/client';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import TimeChart from '../../src/charts/time/TimeChart';
import type { TimePoint } from '../../src/charts/time/timePoints';
import '../../src/ui/theme/base.css';
import '../../src/charts/charts.css';

/** Functions of the page that the benchmark calls. */
export interface ChartsPage {
  /** Draws this many minutes of values; returns the ms until they are on screen. */
  draw: (variant: 'own' | 'plain', count: number) => Promise<number>;
  /** Returns the longest task since the last call, in ms; 0 if none exceeded the 50 ms threshold. */
  longest: () => number;
}

declare global {
  interface Window {
    charts: ChartsPage;
  }
}

const START_SECONDS = 1_795_000_000;
const MINUTE = 60;

/** The same values for both, with noise and a peak now and then. */
function generatePoints(count: number): TimePoint[] {
  let seed = 7;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return Array.from({ length: count }, (_, index) => ({
    ts: START_SECONDS + index * MINUTE,
    v: 200 + 80 * Math.sin(index / 230) + 30 * random() + (random() > 0.999 ? 900 : 0),
  }));
}

function ConsoleChart({ points }: { points: readonly TimePoint[] }) {
  const span = { from: START_SECONDS, until: START_SECONDS + points.length * MINUTE };
  return (
    <TimeChart
      name="Potencia"
      kind="line"
      unit="W"
      axisLabel="W"
      colour="#7c3aed"
      points={points}
      span={span}
    />
  );
}

/** Recharts as in its own examples, without dots and animation. */
function PlainChart({ points }: { points: readonly TimePoint[] }) {
  return (
    <LineChart width={1000} height={280} data={points}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="ts" type="number" domain={['dataMin', 'dataMax']} />
      <YAxis />
      <Tooltip isAnimationActive={false} />
      <Line dataKey="v" stroke="#7c3aed" dot={false} isAnimationActive={false} />
    </LineChart>
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let root: Root | undefined;
let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: 'longtask' });

window.charts = {
  draw: async (variant, count) => {
    root?.unmount();
    const element = document.querySelector<HTMLElement>('#root') ?? document.body;
    element.style.width = '1000px';
    root = createRoot(element);
    const points = generatePoints(count);
    await nextPaint();
    const startedAt = performance.now();
    root.render(variant === 'own' ? <ConsoleChart points={points} /> : <PlainChart points={points} />);
    while (!element.querySelector('.recharts-line-curve')) await nextFrame();
    await nextPaint();
    return performance.now() - startedAt;
  },
  longest: () => {
    const longestTask = longest;
    longest = 0;
    return longestTask;
  },
};
