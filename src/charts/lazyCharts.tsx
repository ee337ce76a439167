import { lazyWithPreload } from '../lib/lazy/lazyWithPreload';

const skeleton = <span className="skeleton chart" />;

// The charts and their library: the largest part of a page with charts.
const bars = lazyWithPreload(() => import('./BarChart'), skeleton);
const pie = lazyWithPreload(() => import('./PieChart'), <span className="skeleton chart pie" />);
const time = lazyWithPreload(
  () => import('./time/TimeChart'),
  <span className="skeleton chart time-chart" />,
);

export const LazyBarChart = bars.Component;
export const LazyPieChart = pie.Component;
export const LazyTimeChart = time.Component;

/** Preloads the charts while the data loads. Errors are ignored here: rendering the chart retries and reports them. */
export const preloadCharts = (): void => void Promise.all([bars.preload(), pie.preload()]);

/** Preloads the time chart in the same way. */
export const preloadTimeChart = (): void => void time.preload();
