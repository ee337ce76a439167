// @vitest-environment jsdom
import '../frame/testing/browserGaps';
import { useRef, useState } from 'react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScanned } from './useScanned';

function Box({ takesAll = false }: { takesAll?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { onKeyDown, afterKey } = useScanned(box, { takesAll });
  return (
    <>
      <input
        ref={box}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target: { value }, timeStamp }) => setTyped(afterKey(value, typed, timeStamp))}
      />
      <button>Otro</button>
    </>
  );
}
const box = () => screen.getByRole('textbox') as HTMLInputElement;

let clock = 0;
/** At a time of the page's clock, ms. */
function at<Made extends Event>(event: Made): Made {
  Object.defineProperty(event, 'timeStamp', { value: clock });
  return event;
}
const selected = () => box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0);

/** Types as a browser does: a key takes the place of what is selected. `pace`: ms between keys. */
function type(text: string, pace: number): void {
  for (const key of text) {
    clock += pace;
    const field = box();
    fireEvent(field, at(createEvent.keyDown(field, { key })));
    const all = selected() !== '' && selected() === field.value;
    fireEvent(field, at(createEvent.input(field, { target: { value: all ? key : field.value + key } })));
  }
}
function end(key: string): boolean {
  clock += 5;
  return fireEvent(box(), at(createEvent.keyDown(box(), { key })));
}

it.each(['Enter', 'Tab'])('a second code takes the place of one that a reader ended with %s', (key) => {
  render(<Box />);
  type('04A46828174F33', 8);
  end(key);
  type('0473ACFD', 8);
  expect(box()).toHaveValue('0473ACFD');
});

it('and of one that it ended with nothing, known by its speed', () => {
  render(<Box />);
  type('04A46828174F33', 8);
  clock += 2_000;
  type('0473ACFD', 8);
  expect(box()).toHaveValue('0473ACFD');
});

it('a hand goes on with what it has typed, after a pause too; Tab leaves the box then', () => {
  render(<Box />);
  type('04A4', 120);
  clock += 2_000;
  type('6828', 90);
  expect(box()).toHaveValue('04A46828');
  expect(end('Tab')).toBe(true);
});

it('keys that go nowhere are meant for it where it takes all', () => {
  render(<Box takesAll />);
  screen.getByRole('button').focus();
  fireEvent.keyDown(screen.getByRole('button'), { key: '0' });
  expect(box()).toHaveFocus();
});

it('else they stay where they are', () => {
  render(<Box />);
  fireEvent.keyDown(document.body, { key: '0' });
  expect(box()).not.toHaveFocus();
});
