import { lazyWithPreload } from '../lib/lazy/lazyWithPreload';

const skeleton = <span className="skeleton chart" />;

// The drawings and the library under them: the heaviest part of a page with charts.
const bars = lazyWithPreload(() => import('./BarChart'), skeleton);
const pie = lazyWithPreload(() => import('./PieChart'), <span className="skeleton chart pie" />);
const time = lazyWithPreload(() => import('./time/TimeChart'), skeleton);

export const LazyBarChart = bars.Component;
export const LazyPieChart = pie.Component;
export const LazyTimeChart = time.Component;

/** Asks for the drawings while the data are on their way; a failure is met again, and said, where one is drawn. */
export const preloadCharts = (): void => void Promise.all([bars.preload(), pie.preload()]);

/** The same for a chart over time. */
export const preloadTimeChart = (): void => void time.preload();
