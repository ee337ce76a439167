import { expect, it } from 'vitest';
import { mergeRows } from './mergeRows';

const [a, b, c] = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B', tags: ['x'] },
  { id: 'c', name: 'C' },
];

it('keeps the rows and their order, with their new contents', () => {
  const merged = mergeRows([a, b, c], [{ id: 'c', name: 'C' }, { id: 'd' }, { id: 'b', name: 'B2' }]);
  expect(merged.rows).toEqual([a, { id: 'b', name: 'B2' }, c]);
  // The same object, so that the row does not render again.
  expect(merged.rows[2]).toBe(c);
  expect(merged).toMatchObject({ changedIds: ['b'], newCount: 1, missingIds: ['a'], isReordered: true });
});

it('finds nothing in the same rows', () => {
  const merged = mergeRows([a, b], [{ ...a }, { ...b, tags: ['x'] }]);
  expect(merged).toMatchObject({ changedIds: [], newCount: 0, missingIds: [], isReordered: false });
  expect(merged.rows.every((row, index) => row === [a, b][index])).toBe(true);
});

it('takes ids that are numbers and texts for the same', () => {
  expect(mergeRows([{ id: 1 }], [{ id: '1' }])).toMatchObject({ newCount: 0, missingIds: [] });
});

it('keeps the contents of a row that they would move', () => {
  const moved = { id: 'b', name: 'B', column: 'done' };
  const getColumn = (row: object) => ('column' in row ? row.column : undefined);
  const merged = mergeRows([a, b], [{ id: 'a', name: 'A2' }, moved], getColumn);
  expect(merged).toMatchObject({ changedIds: ['a'], movedIds: ['b'] });
  expect(merged.rows[1]).toBe(b);
});
