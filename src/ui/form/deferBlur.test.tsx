// @vitest-environment jsdom
import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferBlurUntilRelease } from './deferBlur';

let stop: () => void = () => undefined;
beforeEach(() => (stop = deferBlurUntilRelease(window)));
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const onBlur = vi.fn();
const onClick = vi.fn();

/** A form whose field says something above the button once it was left. */
function Form() {
  const [isLeft, setLeft] = useState(false);
  return (
    <form>
      <input
        aria-label="Correo"
        onBlur={({ relatedTarget }) => {
          onBlur(relatedTarget);
          setLeft(true);
        }}
      />
      {isLeft && <p>Etiqueta</p>}
      <button type="button" onClick={onClick}>
        Tarjetas
      </button>
    </form>
  );
}

function press(button: HTMLElement): void {
  fireEvent.pointerDown(button, { button: 0, pointerType: 'mouse' });
  act(() => button.focus());
}
function begin() {
  onBlur.mockClear();
  onClick.mockClear();
  render(<Form />);
  act(() => screen.getByRole('textbox').focus());
  return screen.getByRole('button');
}

it('nothing moves between press and release; the field is left before the click is handled [HOTEL-16]', () => {
  const button = begin();
  press(button);
  expect(button).toHaveFocus();
  expect(screen.queryByText('Etiqueta')).toBeNull();
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(onBlur).toHaveBeenCalledExactlyOnceWith(button);
  expect(onBlur).toHaveBeenCalledBefore(onClick);
  expect(screen.getByText('Etiqueta')).toBeInTheDocument();
});

it('a switch is drawn anew before its click, not within it, which would take back what the click turned [HOTEL-16]', () => {
  const changed = vi.fn();
  function Beside() {
    const [isOn, setOn] = useState(false);
    const [isLeft, setLeft] = useState(false);
    return (
      <>
        <input aria-label="Correo" onBlur={() => setLeft(true)} />
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => {
            changed(isLeft);
            setOn(true);
          }}
        />
      </>
    );
  }
  render(<Beside />);
  act(() => screen.getByRole('textbox').focus());
  const box = screen.getByRole('checkbox');
  press(box);
  fireEvent.pointerUp(box);
  fireEvent.mouseUp(box);
  fireEvent.click(box);
  expect(changed).toHaveBeenCalledExactlyOnceWith(true);
  expect(box).toBeChecked();
});

it('a press that is released elsewhere leaves the field too', () => {
  vi.useFakeTimers();
  const button = begin();
  press(button);
  fireEvent.pointerUp(document.body);
  expect(onBlur).not.toHaveBeenCalled();
  act(() => {
    vi.runAllTimers();
  });
  expect(onBlur).toHaveBeenCalledOnce();
});

it('a field is left at once by keys, and by a finger', () => {
  const button = begin();
  act(() => button.focus());
  expect(onBlur).toHaveBeenCalledOnce();
  act(() => screen.getByRole('textbox').focus());
  fireEvent.pointerDown(button, { button: 0, pointerType: 'touch' });
  act(() => button.focus());
  expect(onBlur).toHaveBeenCalledTimes(2);
});
