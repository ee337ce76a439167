import { colours } from '../ui/tokens';

/** Fixed colours of charts, in the order of their parts (DASH-12). Each carries white text and is told from the others. */
export const chartColours = [
  colours.primary,
  '#b4530a',
  '#0f766e',
  '#7c3aed',
  '#be185d',
  '#4d7c0f',
  '#57534e',
] as const;
