// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { useRef, useState, type RefObject } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HAND_PACE, pressKey, SCANNER_PACE, typeKeys, pauseTyping } from './testing/keyboard';
import { useKeyboardScanner } from './useKeyboardScanner';
import { useKeyCapture } from './useKeyCapture';

function KeyCapture({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  useKeyCapture(inputRef);
  return null;
}

function Box({ takesAll = false, start = '' }: { takesAll?: boolean; start?: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(start);
  const { onKeyDown } = useKeyboardScanner({ keepsFocus: true });
  return (
    <>
      <input
        ref={box}
        maxLength={20}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <button>Otro</button>
      {takesAll && <KeyCapture inputRef={box} />}
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox');
function show(start?: string): void {
  render(<Box {...(start !== undefined && { start })} />);
  box().focus();
  box().setSelectionRange(box().value.length, box().value.length);
  pauseTyping();
}

it.each(['{Enter}', '{Tab}'])('a second code takes the place of one that a reader ended with %s', (key) => {
  show();
  typeKeys(`04A46828174F33${key}`, SCANNER_PACE);
  expect(box()).toHaveFocus();
  typeKeys('0473ACFD', SCANNER_PACE);
  expect(box()).toHaveValue('0473ACFD');
});

it('and of one that it ended with nothing, known by its speed', () => {
  show();
  typeKeys('04A46828174F33', SCANNER_PACE);
  pauseTyping();
  typeKeys('0473ACFD', SCANNER_PACE);
  expect(box()).toHaveValue('0473ACFD');
});

it('and of one that fills the input, which takes no more signs', () => {
  show('04A46828174F33AABBCC');
  typeKeys('0473ACFD', SCANNER_PACE);
  expect(box()).toHaveValue('0473ACFD');
});

it('one that is too long for the input stands there whole, never cut to be another', () => {
  show('0473ACFD');
  const long = '04A46828174F33AABBCCDD';
  typeKeys(`${long}{Enter}`, SCANNER_PACE);
  expect(box()).toHaveValue(long);
});

it('a reader may follow at once upon who went to the end of it', () => {
  show();
  typeKeys('7F', HAND_PACE);
  pressKey('End', HAND_PACE);
  typeKeys('0473ACFD', SCANNER_PACE);
  expect(box()).toHaveValue('0473ACFD');
});

it('a reader that is late for once has not begun anew', () => {
  show('0473ACFD');
  typeKeys('04A4', SCANNER_PACE);
  typeKeys('6', 60);
  typeKeys('828174F33', SCANNER_PACE);
  expect(box()).toHaveValue('04A46828174F33');
});

it('a hand goes on with what it has typed, after a pause too; Tab leaves the box then', () => {
  show();
  typeKeys('04A4', HAND_PACE);
  pauseTyping();
  typeKeys('68', 90);
  // Two fingers at once.
  typeKeys('28', 12);
  expect(box()).toHaveValue('04A46828');
  typeKeys('{Enter}1', HAND_PACE);
  expect(box()).toHaveValue('04A468281');
  pressKey('Tab', HAND_PACE);
  expect(box()).not.toHaveFocus();
});

it('three fast keys are a hand, and so is a key that is held down', () => {
  show('Portal ');
  typeKeys('sol', 20);
  expect(box()).toHaveValue('Portal sol');
  pauseTyping();
  for (const [at, value] of ['Portal sola', 'Portal solaa', 'Portal solaaa', 'Portal solaaaa'].entries()) {
    const key = new KeyboardEvent('keydown', { key: 'a', bubbles: true, repeat: at > 0 });
    Object.defineProperty(key, 'timeStamp', { value: 1e9 + at * 30 });
    fireEvent(box(), key);
    fireEvent.input(box(), { target: { value } });
  }
  expect(box()).toHaveValue('Portal solaaaa');
});

it('keys that go nowhere are meant for it where it takes all, the first one too', () => {
  render(<Box takesAll start="0473ACFD" />);
  screen.getByRole('button').focus();
  pauseTyping();
  typeKeys('04A46828174F33', SCANNER_PACE);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('04A46828174F33');
});

it('else they stay where they are', () => {
  render(<Box />);
  fireEvent.keyDown(document.body, { key: '0' });
  expect(box()).not.toHaveFocus();
});
