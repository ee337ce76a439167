// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeField } from '../../testing/makeField';
import { TestApp } from '../../testing/TestApp';
import { FieldValue } from '../core/FieldValue';
import './AgeDisplay';

const NOW = Date.UTC(2026, 4, 4, 10) / 1000;
const field = makeField({
  type: 'dateTime',
  source: 'at',
  options: { age: true, timeZone: 'Europe/Madrid' },
});
const shortField = makeField({
  type: 'dateTime',
  source: 'at',
  options: { age: 'short', timeZone: 'Europe/Madrid' },
});
const show = (at: unknown, place: 'cell' | 'detail' = 'cell', shown = field) =>
  render(
    <TestApp>
      <FieldValue field={shown} record={{ id: 1, at }} place={place} />
    </TestApp>,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a moment shown by its age', () => {
  it('says how long ago it was, with the moment under the pointer, and grows older on screen [DEV-20]', async () => {
    const { unmount } = show(NOW - 300);
    expect(await screen.findByText('hace 5 minutos')).toHaveAttribute('title', '04/05/2026 11:55');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('hace 6 minutos')).toBeVisible();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has room for both in a detail', async () => {
    show(NOW - 7200, 'detail');
    expect(await screen.findByText('04/05/2026 10:00 (hace 2 horas)')).toBeVisible();
  });

  it('is as short as the declaration wants it in a cell, with all of it in the tooltip, and whole in a detail', async () => {
    show(NOW - 7200, 'cell', shortField);
    const short = await screen.findByTitle('04/05/2026 10:00 (hace 2 horas)');
    expect(short).toHaveTextContent(/^2\sh$/);
    show(NOW - 7200, 'detail', shortField);
    expect(await screen.findByText('04/05/2026 10:00 (hace 2 horas)')).toBeVisible();
  });

  it('shows what lies ahead as it is, and what is no moment as the host wrote it', async () => {
    show(NOW + 3600);
    // Before the code of ages has loaded, another element has the same text.
    await waitFor(() => expect(screen.getByText('04/05/2026 13:00')).toBeVisible());
    show('ayer');
    await waitFor(() => expect(screen.getByText('ayer')).toBeVisible());
  });
});
