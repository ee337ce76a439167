// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEnterKey } from './useEnterKey';

/** Dispatches a key event at a given time in ms; the DOM's own timestamps come from the test machine. */
function keyAt(input: HTMLElement, key: string, at: number): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return fireEvent(input, event);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(isOfSeveral: boolean) {
  const byButton = vi.fn();
  const Body = () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        byButton();
      }}
    >
      <div role="presentation" onKeyDown={useEnterKey(isOfSeveral)}>
        <input aria-label="Nombre" />
        <div data-code="">
          <input aria-label="Código" />
          <button type="button">Escanear</button>
        </div>
        <input aria-label="Notas" />
      </div>
      <button type="submit">Guardar</button>
    </form>
  );
  render(<Body />);
  /** True if Enter after this text is left to the form, so the form submits. */
  let start = 0;
  const sends = (name: string, text: string, pace: number): boolean => {
    start += 10_000;
    const input = screen.getByRole('textbox', { name });
    input.focus();
    [...text].forEach((key, at) => keyAt(input, key, start + at * pace));
    const isLeft = keyAt(input, 'Enter', start + text.length * pace);
    vi.runAllTimers();
    return isLeft || byButton.mock.calls.length > 0;
  };
  return { sends, byButton };
}

it.each([
  ['Nombre', 'Portal 3', 120, true],
  ['Nombre', 'Sol', 10, true],
  ['Nombre', '', 0, true],
  ['Nombre', '04A46828', 15, false],
  ['Código', 'D9MXG5E00001', 15, false],
  ['Código', 'D9MXG5E00001', 200, false],
  ['Código', '', 0, true],
])(
  'in «%s» of several fields, Enter after «%s» at %i ms a key sends: %s [ASSET-12]',
  (name, text, pace, yes) => {
    const { sends } = show(true);
    expect(sends(name, text, pace)).toBe(yes);
    const next = name === 'Nombre' ? 'Código' : 'Notas';
    expect(screen.getByRole('textbox', { name: yes ? name : next })).toHaveFocus();
  },
);

it('sends at the next Enter what a reader typed into the last field', () => {
  const { sends } = show(true);
  expect(sends('Notas', '04A46828', 15)).toBe(false);
  expect(sends('Notas', '', 0)).toBe(true);
});

it('sends a form of one field by the Enter of a reader: nothing else is missing', () => {
  const { sends } = show(false);
  expect(sends('Nombre', '04A46828', 15)).toBe(true);
});

it('Enter before a code waits for the code, and is no more than its beginning then', () => {
  const { byButton } = show(true);
  const code = screen.getByRole('textbox', { name: 'Código' });
  code.focus();
  expect(keyAt(code, 'Enter', 1000)).toBe(false);
  vi.advanceTimersByTime(15);
  keyAt(code, '0', 1015);
  vi.runAllTimers();
  expect(byButton).not.toHaveBeenCalled();
});

it('a second Enter at once, in the field that has the focus by then, sends nothing; a later one does', () => {
  const { sends } = show(true);
  expect(sends('Nombre', '04A46828', 15)).toBe(false);
  const code = screen.getByRole('textbox', { name: 'Código' });
  expect(code).toHaveFocus();
  expect(keyAt(code, 'Enter', 10_000 + 9 * 15)).toBe(false);
  vi.runAllTimers();
  expect(sends('Notas', '', 0)).toBe(true);
});

it('Tab after the code of a reader goes past the buttons of its field; that of a hand does not', () => {
  show(true);
  const code = screen.getByRole('textbox', { name: 'Código' });
  code.focus();
  for (const [at, key] of [...'04A46828'].entries()) keyAt(code, key, 1000 + at * 15);
  expect(keyAt(code, 'Tab', 1000 + 8 * 15)).toBe(false);
  expect(screen.getByRole('textbox', { name: 'Notas' })).toHaveFocus();
  for (const [at, key] of [...'04A46828'].entries()) keyAt(code, key, 3000 + at * 200);
  expect(keyAt(code, 'Tab', 3000 + 8 * 200)).toBe(true);
});

it('what a key gives that is held down is no code', () => {
  const { byButton } = show(true);
  const name = screen.getByRole('textbox', { name: 'Nombre' });
  for (let at = 0; at < 8; at += 1) {
    const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true, repeat: at > 0 });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + at * 30 });
    fireEvent(name, event);
  }
  expect(keyAt(name, 'Enter', 1250)).toBe(true);
  expect(byButton).not.toHaveBeenCalled();
});
