import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { readPath } from './readPath';

describe('readPath', () => {
  const record = { id: 7, location: { city: 'Ávila' }, $included: { projects: [{ name: 'Sol' }] }, 'a.b': 1 };

  it.each([
    ['id', 7],
    ['location.city', 'Ávila'],
    ['$included.projects.0.name', 'Sol'],
    ['$included.projects.length', 1],
    ['a.b', 1],
    ['location.street', undefined],
    ['id.x', undefined],
    ['', undefined],
  ])('reads %s', (path, expected) => {
    expect(readPath(record, path)).toEqual(expected);
  });

  it.each(['constructor', '__proto__', 'location.toString', '__proto__.polluted', 'constructor.prototype'])(
    'finds no inherited member by %s',
    (path) => {
      expect(readPath(record, path)).toBeUndefined();
    },
  );

  it('never throws, whatever it reads from', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (from, path) => {
        readPath(from, path);
      }),
    );
  });
});
