import { describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../../testing/declareResources';
import { placeRecords } from './placeRecords';

const sites: ResourceInput = {
  name: 'sites',
  label: { one: 'Sitio', many: 'Sitios' },
  recordRepresentation: 'id',
  api: { getList: { path: '/sites' } },
  fields: { lat: { type: 'number', label: 'Latitud' }, lng: { type: 'number', label: 'Longitud' } },
  list: { columns: ['lat'] },
};
const { fields } = getDeclaredResource(declareResources(sites), 'sites');
const place = (lat: unknown, lng: unknown) =>
  placeRecords([{ id: 1, lat, lng }], fields['lat']!, fields['lng']!);

describe('the place of a record', () => {
  it.each([
    [39.47, -0.37],
    ['39.47', ' -0.37 '],
    [90, -180],
    [0, 10],
  ])('is at %j, %j', (lat, lng) => {
    expect(place(lat, lng).placed).toMatchObject([{ latitude: Number(lat), longitude: Number(lng) }]);
  });

  it.each([
    [null, undefined, ''],
    ['', null, ''],
    [39.47, null, '39.47, –'],
    [200, 999, '200, 999'],
    [0, 0, '0, 0'],
    [39.47, 180.1, '39.47, 180.1'],
    ['norte', 3, 'norte, 3'],
    [true, false, 'true, false'],
    [Infinity, 1, 'Infinity, 1'],
    [NaN, 1, 'NaN, 1'],
  ])('is none for %j, %j, and the values are kept', (lat, lng, values) => {
    const { placed, unplaced } = place(lat, lng);
    expect(placed).toEqual([]);
    expect(unplaced).toMatchObject([{ values }]);
  });
});
