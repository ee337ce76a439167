// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEnterKey } from './useEnterKey';

/** ms of the keys' clock; the DOM's own is that of the test machine. */
function keyAt(input: HTMLElement, key: string, at: number): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return fireEvent(input, event);
}

function show(isOfSeveral: boolean) {
  const Body = () => (
    <div role="presentation" onKeyDown={useEnterKey(isOfSeveral)}>
      <input aria-label="Nombre" />
      <div data-code="">
        <input aria-label="Código" />
      </div>
      <input aria-label="Notas" />
    </div>
  );
  render(<Body />);
  /** Whether Enter after this text is left to the form, which sends itself by it. */
  const sends = (name: string, text: string, pace: number): boolean => {
    const input = screen.getByRole('textbox', { name });
    input.focus();
    [...text].forEach((key, at) => keyAt(input, key, 1000 + at * pace));
    return keyAt(input, 'Enter', 1000 + text.length * pace);
  };
  return { sends };
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
