// @vitest-environment jsdom
import type { PointerEvent } from 'react';
import { expect, it } from 'vitest';
import { showClippedText } from './showClippedText';

/** A cell whose text needs `needed` px and has 40; jsdom lays nothing out. */
function pointAt(needed: number): HTMLElement {
  const cell = document.createElement('td');
  cell.innerHTML = '<span><b> Plaza Clara Campoamor 46 </b></span>';
  const text = cell.querySelector('span');
  if (!text) throw new Error('no text');
  Object.defineProperties(text, { scrollHeight: { value: needed }, clientHeight: { value: 40 } });
  showClippedText({ target: text.firstElementChild } as unknown as PointerEvent<HTMLElement>);
  return text;
}

it('a text of which a row shows two lines has all of it as its tooltip [LIST-02]', () => {
  expect(pointAt(120).title).toBe('Plaza Clara Campoamor 46');
});

it('a text that is shown whole has none', () => {
  expect(pointAt(40).title).toBe('');
});
