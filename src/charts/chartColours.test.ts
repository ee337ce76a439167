import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getContrastRatio } from '../lib/colour';
import { chartColours, measureColours, quietColour } from './chartColours';

const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8');
const palette = new Map(
  [...css.matchAll(/--(chart-[\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
    `var(--${name ?? ''})`,
    { light: light ?? '', dark: dark ?? '' },
  ]),
);
/** Backgrounds of the charts' cards. */
const cards = { light: '#ffffff', dark: '#1a1d21' };

describe('the colours of charts [DASH-12, CONS-18]', () => {
  it('are fixed, and each is in the palette', () => {
    expect(chartColours.map((colour) => palette.get(colour)?.light)).toEqual([
      '#2a63c6',
      '#a06500',
      '#b04f3a',
      '#177a74',
      '#7a4a9c',
      '#4d7c0f',
      '#57534e',
    ]);
    expect(palette.get(measureColours.litres)?.light).toBe('#1a91d1');
    expect(palette.get(measureColours.cubicMetres)?.light).toBe('#d9690b');
    // Purple.
    expect(palette.get(measureColours.other)?.light).toBe('#7a4a9c');
  });

  it.each(chartColours)('%s is seen on a card, and under a share in the colour of the card', (colour) => {
    for (const theme of ['light', 'dark'] as const)
      expect(getContrastRatio(palette.get(colour)?.[theme] ?? '', cards[theme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...Object.values(measureColours), quietColour])('%s is seen on a card', (colour) => {
    for (const theme of ['light', 'dark'] as const)
      expect(getContrastRatio(palette.get(colour)?.[theme] ?? '', cards[theme])).toBeGreaterThanOrEqual(3);
  });
});
