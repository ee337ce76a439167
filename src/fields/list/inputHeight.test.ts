import { expect, it } from 'vitest';
import { getFormBehaviour } from '../core/formBehaviours';
import { makeField } from '../../testing/makeField';

const heightOf = (type: string, options: Record<string, unknown>, value: unknown) => {
  const field = makeField({ type, options });
  return getFormBehaviour(field).inputHeight?.(field, value);
};

const times = { from: { type: 'time', label: 'Desde' }, to: { type: 'time', label: 'Hasta' } };
const texts = { name: { type: 'text', label: 'Nombre' }, note: { type: 'longText', label: 'Nota', rows: 3 } };

it.each([
  ['no item', times, [], 64],
  ['one item with its times in one line', times, [{}], 157],
  ['two of them', times, [{}, {}], 250],
  ['inputs below each other, one of three lines', texts, [{}], 64 + 33 + 52 + 8 + 98 + 8],
  ['a value that is no list', times, 'x', 64],
])('the placeholder of a list is as high as its input: %s', (_, fields, value, height) => {
  expect(heightOf('list', { fields }, value)).toBe(height);
});

it('a full list has no space for the button that adds an item', () => {
  expect(heightOf('list', { fields: times, max: 1 }, [{}])).toBe(28 + 93);
});

it('the placeholder of a long text has its lines and its counter', () => {
  expect(heightOf('longText', { rows: 3, maxLength: 256 }, '')).toBe(114);
  expect(heightOf('text', {}, '')).toBeUndefined();
});
