// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import BarChart from './BarChart';

// jsdom has no layout: the size of the chart is that of its place in a card.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 230, 80));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Draws small bars around a base; returns the texts of the axes, the dashed lines and where each bar begins and ends, in px. */
function draw(base: number, values: readonly number[]) {
  const points = values.map((value, at) => ({ label: `day ${at + 1}`, short: String(at + 1), value }));
  render(<BarChart name="Usuarios activos" points={points} base={base} />);
  const svg = screen.getByRole('application');
  return {
    texts: Array.from(svg.querySelectorAll('text'), ({ textContent }) => textContent),
    lines: Array.from(svg.querySelectorAll('line'), (line) => line.getAttribute('stroke-dasharray')),
    bars: Array.from(svg.querySelectorAll('.recharts-bar-rectangle path'), (path) => {
      const [y, height] = [Number(path.getAttribute('y')), Number(path.getAttribute('height'))];
      return [y, y + height];
    }),
  };
}

it('draws bars from the average, as high as their values differ from it [DASH-04, DASH-09]', () => {
  expect(draw(840, [830, 840, 850])).toEqual({
    texts: [],
    lines: ['3 3'],
    bars: [
      [40, 80],
      [38, 40],
      [0, 40],
    ],
  });
});

it('draws bars of two px where all values are the average', () => {
  expect(draw(7, [7, 7])).toMatchObject({
    lines: ['3 3'],
    bars: [
      [38, 40],
      [38, 40],
    ],
  });
});
