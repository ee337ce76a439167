/** Theme colours for charts: CSS variables, so that a theme change needs no re-render. */
export const themeColours = {
  text: 'var(--c-text)',
  muted: 'var(--c-muted)',
  line: 'var(--c-line)',
  edge: 'var(--c-edge)',
  surface: 'var(--c-surface)',
  hover: 'var(--c-hover)',
} as const;

/** Fixed colours of slices, in their order; palette.css defines them. */
export const chartColours = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
  'var(--chart-7)',
] as const;

/** Fixed colour of earlier bars and of the rest of a whole, less strong than the first colour. No text is on it. */
export const quietColour = 'var(--chart-quiet)';

/** Fixed colours of measured quantities. */
export const measureColours = {
  litres: 'var(--chart-litres)',
  cubicMetres: 'var(--chart-cubic-metres)',
  other: 'var(--chart-5)',
} as const;

/** Style of chart axes. */
export const axisProps = {
  stroke: themeColours.edge,
  tickLine: false,
  tick: { fill: themeColours.muted, fontSize: 12 },
} as const;
