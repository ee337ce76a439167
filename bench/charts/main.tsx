import { createRoot, type Root } from 'react-dom/client';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import TimeChart from '../../src/charts/TimeChart';
import type { TimePoint } from '../../src/charts/timeSeries';
import '../../src/ui/theme.css';
import '../../src/charts/charts.css';

/** What the benchmark calls. */
export interface ChartsPage {
  /** Draws so many minutes of values; answers with the ms until they are on the screen. */
  draw: (which: 'own' | 'plain', count: number) => Promise<number>;
  /** The longest task since this was asked before, in ms; 0 when none was longer than the 50 ms that browsers report. */
  longest: () => number;
}

declare global {
  interface Window {
    charts: ChartsPage;
  }
}

const START = 1_795_000_000;
const MINUTE = 60;

/** The same values for both, with noise and a peak now and then. */
function valuesOf(count: number): TimePoint[] {
  let seed = 7;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return Array.from({ length: count }, (_, at) => ({
    ts: START + at * MINUTE,
    v: 200 + 80 * Math.sin(at / 230) + 30 * random() + (random() > 0.999 ? 900 : 0),
  }));
}

function Own({ points }: { points: readonly TimePoint[] }) {
  const span = { from: START, until: START + points.length * MINUTE };
  return <TimeChart name="Potencia" kind="line" unit="W" colour="#7c3aed" points={points} span={span} />;
}

/** The library as its own examples use it, without dots and without animation. */
function Plain({ points }: { points: readonly TimePoint[] }) {
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

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let root: Root | undefined;
let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: 'longtask' });

window.charts = {
  draw: async (which, count) => {
    root?.unmount();
    const element = document.querySelector<HTMLElement>('#root') ?? document.body;
    element.style.width = '1000px';
    root = createRoot(element);
    const points = valuesOf(count);
    await painted();
    const began = performance.now();
    root.render(which === 'own' ? <Own points={points} /> : <Plain points={points} />);
    while (!element.querySelector('.recharts-line-curve')) await frame();
    await painted();
    return performance.now() - began;
  },
  longest: () => {
    const found = longest;
    longest = 0;
    return found;
  },
};
