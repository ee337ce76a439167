import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { readRows } from './readRows';

const gateways = [
  { uuid: 'g1', devices: [{ id: 1 }, { id: 2 }] },
  { uuid: 'g2' },
  { uuid: null, devices: [{ id: 3 }] },
  { uuid: 'g4', devices: null },
];

describe('a list made of lists [AACC-04]', () => {
  it('has the members of each, in their order, with what is around them; an outer one without a list has none', () => {
    expect(readRows({ data: { gateways } }, 'data.gateways[].devices[]')).toEqual([
      { id: 1, $outer: { uuid: 'g1' } },
      { id: 2, $outer: { uuid: 'g1' } },
      { id: 3, $outer: { uuid: null } },
    ]);
    expect(readRows(gateways, '[].devices[]')).toHaveLength(3);
    expect(readRows({ gateways: [] }, 'gateways[].devices[]')).toEqual([]);
  });

  it('goes as deep as its path, each member with all that is around it', () => {
    const floors = [{ name: 'P1', rooms: [{ no: 1, doors: [{ id: 'd' }] }] }];
    expect(readRows({ floors }, 'floors[].rooms[].doors[]')).toEqual([
      { id: 'd', $outer: { no: 1, $outer: { name: 'P1' } } },
    ]);
  });

  it('is none where one of them is no list: a part would pass for all', () => {
    const path = 'gateways[].devices[]';
    expect(readRows({}, path)).toBeUndefined();
    for (const wrong of [{ uuid: 'g' }, 'x', null, [...gateways, 7], [{ devices: {} }], [{ devices: 'd' }]])
      expect(readRows({ gateways: wrong }, path)).toBeNull();
  });

  it('is what is at the path where that names one list', () => {
    expect(readRows({ a: { b: [1] } }, 'a.b')).toEqual([1]);
    expect(readRows({ a: { b: 7 } }, 'a.b[]')).toBe(7);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('a[].b[]', '[].a[]', 'a', '[]', '', 'a[].b[].c[]'),
        (from, path) => {
          readRows(from, path);
        },
      ),
    );
  });
});
