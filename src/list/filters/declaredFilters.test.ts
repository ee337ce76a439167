import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createBundledResources } from '../../app/declarations/bundledDeclarations';
import type { List, Resource } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { declareResources } from '../../testing/declareResources';
import { fakeHost } from '../../testing/fakeHost';
import { buildPageParams } from '../data/listRequest';
import { readListParams, writeListParams } from '../params/listParams';
import { getFilterOperators } from './filterConditions';
import { toSourceLanguage } from '../../testing/toSourceLanguage';

const sessions = toSourceLanguage(JSON.parse(readFileSync('fixtures/declarations/ev-sessions.json', 'utf8')));
const resources = new Map([...createBundledResources(), ...declareResources(sessions)]);

/** Each declared filter with each of its operators: the list, the filter of its URL, and the parameters of its request. */
const table: readonly (readonly [list: string, url: string, query: string])[] = [
  [
    'assets/devices',
    'connectivity=ONLINE,connectivity=UNKNOWN',
    'filter=connectivity=ONLINE,connectivity=UNKNOWN',
  ],
  ['assets/devices', 'batteryLevel>=10,batteryLevel<=50', 'filter=battery_level>=10,battery_level<=50'],
  ['assets/devices', 'deviceName=Sal%C3%B3n%202', 'filter=device_name=Salón 2'],
  ['assets/devices', 'gateway_id=G1', 'filter=gateway_id=G1'],
  ['assets/devices', 'gateway_id is null', 'filter=gateway_id is null'],
  ['assets/devices', 'gateway_id is not%20null', 'filter=gateway_id is not null'],
  [
    'assets/devices',
    'updatedAt>=2026-03-29,updatedAt<=2026-10-25',
    'filter=updated_at>=1774742400,updated_at<=1792972799',
  ],
  ['assets/devices', 'device_type=cloud_lock', 'filter=device_type=cloud_lock'],
  ['gateways/devices', 'connectivity=OFFLINE', 'filter=connectivity=OFFLINE'],
  ['gateways/devices', 'batteryLevel<=20,batteryLevel>=5', 'filter=battery_level<=20,battery_level>=5'],
  ['gateways/devices', 'deviceName=a', 'filter=device_name=a'],
  [
    'gateways/devices',
    'updatedAt<=2026-10-25,updatedAt>=2026-10-25',
    'filter=updated_at<=1792972799,updated_at>=1792886400',
  ],
  [
    'gateways/devices',
    'device_type=door_contact,device_type=cloud_lock',
    'filter=device_type=door_contact,device_type=cloud_lock',
  ],
  [
    'projects/devices',
    'connectivity=OFFLINE,batteryLevel>=10,batteryLevel<=100',
    'filter=asset_id is null,connectivity=OFFLINE,battery_level>=10,battery_level<=100',
  ],
  [
    'projects/devices',
    'deviceName=a,gateway_id is null,gateway_id=G1',
    'filter=asset_id is null,device_name=a,gateway_id is null,gateway_id=G1',
  ],
  [
    'projects/devices',
    'updatedAt>=2026-03-29,updatedAt<=2026-03-29,device_type=cloud_lock',
    'filter=asset_id is null,updated_at>=1774742400,updated_at<=1774828799,device_type=cloud_lock',
  ],
  ['access/external-invitations', 'status=PENDING,status=EXPIRED', 'status=PENDING,EXPIRED'],
  // The console filters these rows itself.
  ['projects/bookings', 'date_booking>=2026-03-29,date_booking<=2026-10-25', ''],
  ['common-areas/bookings', 'date_booking>=2026-03-29,date_booking<=2026-10-25', ''],
  ['support-tickets', 'status=opened', 'status=opened'],
  ['support-tickets', 'source=manual,priority=high', 'type=manual&priority=high'],
  [
    'parking-chargers',
    'status=faulted,connector=type2,active=true',
    'status=faulted&connector=type2&active=true',
  ],
  ['ev-sessions', 'chargerId=cp1,plate=1234%20BCD', 'chargerId=cp1&plate=1234 BCD'],
  [
    'ev-sessions',
    'started_at>=2026-03-29,started_at<=2026-10-25',
    'started_at_gte=1774742400&started_at_lte=1792972799',
  ],
  [
    'ev-sessions',
    'energy_kwh>=10,energy_kwh<=20.5,cost_eur>=0,cost_eur<=9',
    'energy_kwh_gte=10&energy_kwh_lte=20.5&cost_eur_gte=0&cost_eur_lte=9',
  ],
];

const lists = new Map([...resources.values()].flatMap((resource) => findLists(resource)));

/** Finds the lists of a resource that have filters. */
function findLists({ name, list, show }: Resource): [string, List][] {
  const find = (value: unknown): List[] => {
    if (Array.isArray(value)) return value.flatMap(find);
    if (!isPlainObject(value)) return [];
    const isFiltered = Array.isArray(value.filters) && value.filters.length > 0 && 'filterPanel' in value;
    return [...(isFiltered ? [value as unknown as List] : []), ...Object.values(value).flatMap(find)];
  };
  return [...find(list), ...find(show)].map((found) => [
    found === list ? name : `${name}/${found.resource}`,
    found,
  ]);
}

const read = (list: List, filter: string) => readListParams(list, new URLSearchParams({ filter }));

/** Returns the query of a list's request. */
async function requestQuery(list: List, filter: string): Promise<URLSearchParams> {
  const host = fakeHost({ '*': { body: { data: [] }, headers: { 'x-total-count': '0' } } });
  const provider = createDataProvider({ resources, request: host.request });
  const params = buildPageParams(list, read(list, filter), { id: 'P1' });
  await provider.getList(list.resource, params).catch(() => undefined);
  return new URLSearchParams(host.recordedCalls[0]?.url.split('?')[1]);
}

it('the table has all declared filters with all their operators', () => {
  const describe = (name: string, field: string, operator: string) => `${name} ${field} ${operator}`;
  const declared = [...lists].flatMap(([name, list]) =>
    list.filters.flatMap((filter) =>
      getFilterOperators(filter).map((operator) => describe(name, filter.field.name, operator)),
    ),
  );
  const covered = table.flatMap(([name, url]) => {
    const list = lists.get(name);
    return list ? read(list, url).filter.map(({ field, operator }) => describe(name, field, operator)) : [];
  });
  expect([...new Set(covered)].toSorted()).toEqual([...new Set(declared)].toSorted());
});

it.each(table)(
  '%s: %s is in the URL and asks for "%s" [LIST-01, DEV-09, DEV-18]',
  async (name, url, query) => {
    const list = lists.get(name);
    if (!list) throw new Error(`No list ${name}`);
    const written = writeListParams(list, read(list, url), new URLSearchParams());
    expect(new URLSearchParams(written).get('filter')).toBe(url);
    if (list.filters.every(({ grammar }) => grammar === 'local')) return;
    const unfiltered = await requestQuery(list, '');
    const added = [...(await requestQuery(list, url))].filter(
      ([key, value]) => unfiltered.get(key) !== value,
    );
    expect(added.map((pair) => pair.join('=')).join('&')).toBe(query);
  },
);
