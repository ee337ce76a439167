// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setShortcutsEnabled, useShortcut, useShortcuts, type Shortcut } from './shortcuts';

afterEach(() => setShortcutsEnabled(true));

interface KeyedProps extends Partial<Omit<Shortcut, 'key'>> {
  run: (() => void) | undefined;
}
function Keyed({ context = 'page', label = 'Buscar', run }: KeyedProps) {
  useShortcut({ key: '/', label, context }, run);
  return null;
}
const List = () => <p>{useShortcuts().map(({ key, label }) => `${key} ${label}`)}</p>;
const press = (target: Element = document.body, init: object = {}) =>
  fireEvent.keyDown(target, { key: '/', ...init });

it('runs while what it is for is there, and is listed as long', () => {
  const run = vi.fn();
  const { rerender } = render(
    <>
      <Keyed run={run} />
      <List />
    </>,
  );
  expect(screen.getByText('/ Buscar')).toBeVisible();
  // The key is the console's then, not the browser's.
  expect(press()).toBe(false);
  expect(run).toHaveBeenCalledOnce();
  rerender(<List />);
  expect(screen.queryByText('/ Buscar')).toBeNull();
  expect(press()).toBe(true);
  expect(run).toHaveBeenCalledOnce();
});

it('of the page wins over the same key of the console, whichever came first', () => {
  const [page, whole] = [vi.fn(), vi.fn()];
  render(
    <>
      <Keyed run={page} />
      <Keyed run={whole} context="console" />
    </>,
  );
  press();
  expect(page).toHaveBeenCalledOnce();
  expect(whole).not.toHaveBeenCalled();
});

it.each([
  ['in a field', <input key="a" data-testid="at" />, {}],
  ['in a list to choose from', <div key="b" role="listbox" data-testid="at" tabIndex={0} />, {}],
  ['with another key held', <p key="c" data-testid="at" />, { ctrlKey: true }],
])('is left alone %s', (_, element, init) => {
  const run = vi.fn();
  render(
    <>
      {element}
      <Keyed run={run} />
    </>,
  );
  press(screen.getByTestId('at'), init);
  expect(run).not.toHaveBeenCalled();
});

it('does nothing once people have turned single keys off', () => {
  const run = vi.fn();
  render(<Keyed run={run} />);
  setShortcutsEnabled(false);
  press();
  expect(run).not.toHaveBeenCalled();
  setShortcutsEnabled(true);
  press();
  expect(run).toHaveBeenCalledOnce();
});
