import { describe, expect, it } from 'vitest';
import { contrast } from '../lib/colour';
import { colours } from '../ui/tokens';
import { chartColours } from './colours';

describe('the colours of charts [DASH-12]', () => {
  it('are fixed', () => {
    expect(chartColours).toEqual([
      '#3556c8',
      '#b4530a',
      '#0f766e',
      '#7c3aed',
      '#be185d',
      '#4d7c0f',
      '#57534e',
    ]);
  });

  it.each(chartColours)('%s is seen on a card and under white text', (colour) => {
    expect(contrast(colour, colours.surface)).toBeGreaterThanOrEqual(4.5);
  });
});
