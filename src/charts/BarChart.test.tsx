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

/** Draws compact bars; returns the texts of the axes, the dashed lines and the bars. */
function draw(values: readonly number[]) {
  const points = values.map((value, at) => ({ label: `day ${at + 1}`, short: String(at + 1), value }));
  render(<BarChart name="Usuarios activos" points={points} isCompact />);
  const svg = screen.getByRole('application');
  return {
    texts: Array.from(svg.querySelectorAll('text'), ({ textContent }) => textContent),
    lines: Array.from(svg.querySelectorAll('line'), (line) => line.getAttribute('stroke-dasharray')),
    bars: svg.querySelectorAll('.recharts-bar-rectangle path').length,
  };
}

it('draws bars from 0 without a line [DASH-04, DASH-09]', () => {
  expect(draw([826, 840, 855])).toEqual({ texts: [], lines: [], bars: 3 });
});
