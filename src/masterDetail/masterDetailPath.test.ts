import { describe, expect, it } from 'vitest';
import {
  buildMasterDetailPath,
  parseMasterDetailPath,
  getSegmentsBelow,
  type MasterDetailRoute,
} from './masterDetailPath';

const plain = { urlSegments: { create: 'new', record: null, edit: 'edit' }, entries: [] };
const areas = {
  urlSegments: { create: 'common-area', record: 'common-area', edit: 'update' },
  entries: [{ key: 'bookings' }],
};

const own = '/admin/common-areas/clients/c/projects/p';
const inTab = '/admin/projects/p/services/common-areas';

const states: [string, MasterDetailRoute][] = [
  ['', { kind: 'start' }],
  ['/bookings', { kind: 'entry', key: 'bookings' }],
  ['/common-area', { kind: 'create' }],
  ['/common-area/a%2F1', { kind: 'record', id: 'a/1' }],
  ['/common-area/a1/update', { kind: 'edit', id: 'a1' }],
];

describe('the addresses of a panel', () => {
  it.each([
    ['', { kind: 'start' }],
    ['/new', { kind: 'create' }],
    ['/n%201', { kind: 'record', id: 'n 1' }],
    ['/n1/edit', { kind: 'edit', id: 'n1' }],
  ] satisfies [string, MasterDetailRoute][])('%s below a tab', (rest, place) => {
    expect(
      parseMasterDetailPath(
        plain,
        getSegmentsBelow('/admin/projects/p/services/news', `/admin/projects/p/services/news${rest}`),
      ),
    ).toEqual(place);
    expect(buildMasterDetailPath(plain, '/b', place)).toBe(`/b${rest}`);
  });

  it.each([own, inTab].flatMap((base) => states.map(([rest, place]) => [base, rest, place] as const)))(
    'one declaration at two addresses: %s%s [AREA-01, AREA-02, AREA-14]',
    (base, rest, place) => {
      expect(parseMasterDetailPath(areas, getSegmentsBelow(base, base + rest))).toEqual(place);
      expect(buildMasterDetailPath(areas, base, place)).toBe(base + rest);
    },
  );

  it.each(['/else', '/common-area/a1/edit', '/common-area/a1/update/more', '/bookings/b1'])(
    '%s is none',
    (rest) =>
      expect(parseMasterDetailPath(areas, getSegmentsBelow(own, own + rest))).toEqual({ kind: 'unknown' }),
  );

  it('counts a base by its parts, and takes what cannot be decoded as it is', () =>
    expect(getSegmentsBelow('/admin/a%20b', '/admin/a b/%E0%A4%A')).toEqual(['%E0%A4%A']));
});
