// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { createFastLabels } from './fastLabels';

const page = `
  <label for="a">a</label><input id="a"><label for="a">once more</label><label for="none">b</label><label for="">c<input></label>
  <label>d<b><select></select></b><input></label><label for="h">e</label><input type="hidden" id="h"><label><input type="hidden"><button></button></label>
  <label for="p">f</label><p id="p"></p><label>g</label><textarea></textarea><label for="x">h</label><input id="x"><input id="x">
  <output></output><meter></meter><progress></progress>`;

it('quick labels are those of the document', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inner = frame.contentDocument;
  if (!inner) throw new Error('no frame');
  inner.body.innerHTML = page;
  const quick = createFastLabels(inner);
  const controls = [
    ...inner.querySelectorAll<HTMLInputElement>('button, input, meter, output, progress, select, textarea'),
  ];
  const names = (of: (control: HTMLInputElement) => Iterable<Element> | null) =>
    controls.map((control) => {
      const labels = of(control);
      return [control.outerHTML, labels && [...labels].map((label) => label.outerHTML)];
    });
  expect(names(quick)).toEqual(names((control) => control.labels));
  inner.querySelector('label')?.remove();
  inner.querySelector('p')?.before(inner.createElement('meter'));
  expect(names(quick)).toEqual(names((control) => control.labels));
  frame.remove();
});

it('a field is found by a label that comes, and no more when it has gone', () => {
  document.body.innerHTML = '<input id="a">';
  const label = document.createElement('label');
  label.htmlFor = 'a';
  label.append('Nombre');
  document.body.append(label);
  expect(screen.getByLabelText('Nombre')).toBe(screen.getByRole('textbox', { name: 'Nombre' }));
  label.remove();
  expect(screen.queryByLabelText('Nombre')).toBeNull();
  document.body.replaceChildren();
});
