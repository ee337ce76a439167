import { Suspense, type ComponentProps } from 'react';
import { LazyPieChart } from './lazyCharts';

/** The circle of parts, and its place while the drawing loads: what stands beside or below it is there from the start. */
export const Circle = (props: ComponentProps<typeof LazyPieChart>) => (
  <Suspense fallback={<span className="skeleton chart pie" />}>
    <LazyPieChart {...props} />
  </Suspense>
);
