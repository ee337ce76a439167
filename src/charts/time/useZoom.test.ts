// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useZoom } from './useZoom';

const DAY = { from: 1_795_000_000, until: 1_795_086_399 };
const points = Array.from({ length: 24 }, (_, hour) => ({ ts: DAY.from + hour * 3600, v: hour }));

it('shows a stretch of whole steps inside the series; Escape and another series lead back to all of it', () => {
  const { result, rerender } = renderHook(({ whole }) => useZoom(points, whole, 3600), {
    initialProps: { whole: DAY },
  });
  expect(result.current).toMatchObject({ isZoomed: false, span: DAY, points });
  act(() => result.current.select({ from: DAY.from + 4000, until: DAY.from + 9000 }));
  const { span } = result.current;
  expect(result.current.isZoomed).toBe(true);
  expect([span.from % 3600, span.until % 3600]).toEqual([0, 0]);
  expect(span.from).toBeLessThanOrEqual(DAY.from + 4000);
  expect(span.until).toBeGreaterThanOrEqual(DAY.from + 9000);
  expect(result.current.points).toEqual(points.filter(({ ts }) => ts >= span.from && ts <= span.until));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(result.current).toMatchObject({ isZoomed: false, span: DAY, points });
  act(() => result.current.select({ from: DAY.from - 100_000, until: DAY.until + 100_000 }));
  expect(result.current.span).toEqual(DAY);
  rerender({ whole: { ...DAY } });
  expect(result.current.isZoomed).toBe(false);
});
