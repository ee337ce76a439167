// @vitest-environment jsdom
import '../frame/testing/browserGaps';
import { useRef, useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HAND, press, READER, type, wait } from './testing/keyboard';
import { useScanned } from './useScanned';

function Box({ takesAll = false, start = '' }: { takesAll?: boolean; start?: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(start);
  const { onKeyDown } = useScanned({ isAlone: true, ...(takesAll && { takesAll: box }) });
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
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox');
function show(start?: string): void {
  render(<Box {...(start !== undefined && { start })} />);
  box().focus();
  box().setSelectionRange(box().value.length, box().value.length);
  wait();
}

it.each(['{Enter}', '{Tab}'])('a second code takes the place of one that a reader ended with %s', (key) => {
  show();
  type(`04A46828174F33${key}`, READER);
  expect(box()).toHaveFocus();
  type('0473ACFD', READER);
  expect(box()).toHaveValue('0473ACFD');
});

it('and of one that it ended with nothing, known by its speed', () => {
  show();
  type('04A46828174F33', READER);
  wait();
  type('0473ACFD', READER);
  expect(box()).toHaveValue('0473ACFD');
});

it('and of one that fills the input, which takes no more signs', () => {
  show('04A46828174F33AABBCC');
  type('0473ACFD', READER);
  expect(box()).toHaveValue('0473ACFD');
});

it('one that is too long for the input stands there whole, never cut to be another', () => {
  show('0473ACFD');
  const long = '04A46828174F33AABBCCDD';
  type(`${long}{Enter}`, READER);
  expect(box()).toHaveValue(long);
});

it('a reader may follow at once upon who went to the end of it', () => {
  show();
  type('7F', HAND);
  press('End', HAND);
  type('0473ACFD', READER);
  expect(box()).toHaveValue('0473ACFD');
});

it('a reader that is late for once has not begun anew', () => {
  show('0473ACFD');
  type('04A4', READER);
  type('6', 60);
  type('828174F33', READER);
  expect(box()).toHaveValue('04A46828174F33');
});

it('a hand goes on with what it has typed, after a pause too; Tab leaves the box then', () => {
  show();
  type('04A4', HAND);
  wait();
  type('68', 90);
  // Two fingers at once.
  type('28', 12);
  expect(box()).toHaveValue('04A46828');
  type('{Enter}1', HAND);
  expect(box()).toHaveValue('04A468281');
  press('Tab', HAND);
  expect(box()).not.toHaveFocus();
});

it('three fast keys are a hand, and so is a key that is held down', () => {
  show('Portal ');
  type('sol', 20);
  expect(box()).toHaveValue('Portal sol');
  wait();
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
  wait();
  type('04A46828174F33', READER);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('04A46828174F33');
});

it('else they stay where they are', () => {
  render(<Box />);
  fireEvent.keyDown(document.body, { key: '0' });
  expect(box()).not.toHaveFocus();
});
