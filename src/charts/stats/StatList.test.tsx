// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../../testing/TestApp';
import type { Quantity } from './quantity';
import { StatList } from './StatList';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = (quantity: Quantity | null) =>
  render(
    <TestApp>
      <StatList stats={[{ label: 'Cifra', quantity }]} />
    </TestApp>,
  );
/** Returns the visible text and the text for screen readers. */
const read = () => [...screen.getByRole('definition').children].map((part) => part.textContent);
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('a figure', () => {
  it.each([
    [0, true],
    [1, false],
  ])('of %j is muted: %j', (value, isMuted) => {
    draw({ value, unit: null });
    expect(screen.getByRole('definition').classList.contains('is-nothing')).toBe(isMuted);
  });

  it('counts up for 2.75 s; the last value alone is said, from the start [DASH-14, TICKET-28]', () => {
    draw({ value: 1_000_000, unit: null });
    expect(read()).toEqual(['0', '1.000.000']);
    const seen = () => Number(read()[0]?.replaceAll('.', ''));
    wait(1000);
    const early = seen();
    expect(early).toBeGreaterThan(0);
    wait(1700);
    expect(seen()).toBeGreaterThan(early);
    expect(seen()).toBeLessThan(1_000_000);
    wait(70);
    expect(read()).toEqual(['1.000.000', '1.000.000']);
    expect(vi.getTimerCount()).toBe(0);
    expect(screen.getByRole('definition').firstChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('stands still for who prefers reduced motion [DASH-14]', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)',
    }));
    draw({ value: 1000, unit: null });
    expect(read()).toEqual(['1000', '1000']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops counting when it is gone', () => {
    const { unmount } = draw({ value: 1000, unit: null });
    wait(100);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [0, 'seconds', '0 segundos'],
    [1, 'seconds', '1 segundo'],
    [12, 'second', '12 segundos'],
    [1, 'minute', '1 minuto'],
    [1, 'minutes', '1 minuto'],
    [2.5, 'minutes', '2,5 minutos'],
    [1, 'hour', '1 hora'],
    [21.54, 'hours', '21,5 horas'],
    [0.96, 'days', '1 día'],
    [12345, 'days', '12.345 días'],
    [3, 'semanas', '3 semanas'],
  ])('%d %s is read «%s» [DASH-08, TICKET-26]', (value, unit, text) => {
    draw({ value, unit });
    expect(read()[1]?.replace('\u00a0', ' ')).toBe(text);
  });

  it('that is none is a dash, and said [TICKET-27]', () => {
    draw(null);
    expect(read()).toEqual(['–', 'Sin datos']);
  });
});
