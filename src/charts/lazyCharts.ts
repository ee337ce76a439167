import { lazyWithReload } from '../lib/retryImport';

/** The drawings and the library under them: the heaviest part of a page with charts, asked for when one is drawn. */
export const LazyBarChart = lazyWithReload(() => import('./BarChart'));
export const LazyPieChart = lazyWithReload(() => import('./PieChart'));
export const LazyTimeChart = lazyWithReload(() => import('./TimeChart'));

/** Asks for the drawings while the data are on their way; a failure is met again, and said, where one is drawn. */
export function preloadCharts(): void {
  void Promise.allSettled([import('./BarChart'), import('./PieChart')]);
}

/** The same for a chart over time. */
export function preloadTimeChart(): void {
  void Promise.allSettled([import('./TimeChart')]);
}
