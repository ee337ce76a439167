/** Colours that drawings take where they are drawn: variables, so that a drawing follows the theme without being drawn anew. */
export const themeColours = {
  text: 'var(--c-text)',
  muted: 'var(--c-muted)',
  line: 'var(--c-line)',
  edge: 'var(--c-edge)',
  surface: 'var(--c-surface)',
  hover: 'var(--c-hover)',
} as const;

/** Fixed colours of charts, in the order of their parts (DASH-12); palette.css says which. */
export const chartColours = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
  'var(--chart-7)',
] as const;

/** Fixed colours of what was measured (CONS-18). */
export const measureColours = {
  litres: 'var(--chart-litres)',
  cubicMetres: 'var(--chart-cubic-metres)',
  other: 'var(--chart-4)',
} as const;

/** How the axes of charts look. */
export const axisProps = {
  stroke: themeColours.edge,
  tickLine: false,
  tick: { fill: themeColours.muted, fontSize: 12 },
} as const;
