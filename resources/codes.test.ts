import { describe, expect, it } from 'vitest';
import bundle from '../dataProvider/contract/openapi.bundle.json';
import { seedState } from '../fixtures/seeds/index';
import { createBundledResources } from '../src/app/declarations/bundledDeclarations';
import { fieldTypes } from '../src/fields/core/registry';
import { readValue } from '../src/fields/core/readValue';
import { i18nProvider } from '../src/i18n/i18nProvider';
import { translateText } from '../src/i18n/translateText';
import { getDeclaredResource } from '../src/testing/declareResources';
import { recordTitle } from '../src/fields/titles/recordTitle';

const resources = createBundledResources();
const t = (text: string): string => translateText(i18nProvider.translate, text);
const state = seedState('normal', Date.UTC(2026, 10, 20, 10));

/** Returns the text that a field of a resource shows for a record. */
function shown(resource: string, field: string, record: Record<string, unknown>): string {
  const declared = getDeclaredResource(resources, resource).fields[field];
  const type = declared && fieldTypes.get(declared.type);
  if (!declared || !type) throw new Error(`no field ${resource}.${field}`);
  return String(type.toText(readValue(declared, record), declared, t));
}

const different = (values: readonly (string | null | undefined)[]): string[] =>
  [...new Set(values)].filter((value): value is string => typeof value === 'string');

const { AccessEvent, AccessLogEntry, AccessStatus } = bundle.components.schemas;
const sensors = state.devices.flatMap((device) => device.sensors);

/** Resource, field, where its code is read, and every code that the demo's data hold or make. */
const codes: [string, string, string, string[]][] = [
  ['devices', 'device_type', 'deviceType', different(state.devices.map((row) => row.device_type))],
  ['devices', 'connectivity', 'connectivity', different(state.devices.map((row) => row.connectivity))],
  ['sensors', 'sensor_type', 'sensor_type', different(sensors.map((row) => row.sensor_type))],
  ['gateways', 'type', 'type', different(state.gateways.map((row) => row.type))],
  ['gateways', 'kind', 'type', different(state.gateways.map((row) => row.type))],
  ['gateways', 'status', 'status', different(state.gateways.map((row) => row.state))],
  ['intercoms', 'vendor', 'vendor', different(state.intercoms.map((row) => row.vendor))],
  ['layout-areas', 'type', 'type', different(state.layout_areas.map((row) => row.type))],
  ['support-tickets', 'status', 'status', different(state.tickets.map((row) => row.status))],
  ['support-tickets', 'category', 'category', different(state.tickets.map((row) => row.category))],
  ['support-tickets', 'priority', 'priority', different(state.tickets.map((row) => row.priority))],
  ['assets', 'type', 'type', different(state.assets.map((row) => row.type))],
  ['projects', 'type', 'type', different(state.projects.map((row) => row.type))],
  ['access-events', 'action', 'action', AccessEvent.properties.action.enum],
  ['access-events', 'usage_source', 'usage_source', AccessEvent.properties.usage_source.enum],
  ['access-log', 'action', 'action', AccessLogEntry.properties.action.enum],
  ['access-log', 'lock_type', 'lock_type', AccessLogEntry.properties.lock_type.enum],
  ['check-ins', 'state', 'state', AccessStatus.enum],
  ['invitations', 'status', 'status', AccessStatus.enum],
  ['external-invitations', 'status', 'status', AccessStatus.enum],
  ['users', 'roles', 'roles', different(state.users.flatMap((row) => row.roles))],
];

describe('every code of the demo has a Spanish label [SHELL-05]', () => {
  it.each(codes)('%s.%s', (resource, field, member, values) => {
    expect(values.length).toBeGreaterThan(0);
    for (const value of values)
      expect(shown(resource, field, { [member]: value }), value).not.toMatch(/^$|_|^[a-z]|^[A-Z]{2}/);
  });
});

describe('records as the host answers them', () => {
  it('calls the kind of a gateway public in lists and shared on its page [GWL-14]', () => {
    for (const type of ['shared', 'public']) {
      expect(shown('gateways', 'type', { type })).toBe('Público');
      expect(shown('gateways', 'kind', { type })).toBe('Compartido');
    }
  });

  it('names the assets of a gateway by alias, and says where there is none [GWL-11]', () => {
    const assets = [
      { id: 'D1', alias: 'Ático' },
      { id: 'D2', alias: null },
    ];
    expect(shown('gateways', 'assets', { assets })).toBe('Ático, No informado');
  });

  it('calls an asset without an alias by its street, in Spanish [ADET-11]', () => {
    const record = { id: 'D1', alias: null, street_type: 'square', street_name: 'Mayor', block_number: '3' };
    expect(recordTitle(getDeclaredResource(resources, 'assets'), record, t)).toBe('Plaza Mayor 3');
  });

  it('reads the rooms and times of a check-in [HOTEL-30]', () => {
    const record = {
      assets: [{ alias: 'Habitación 101', asset_id: 'D1' }],
      valid_from: Date.UTC(2026, 10, 20, 12) / 1000,
    };
    expect(shown('check-ins', 'rooms', record)).toBe('Habitación 101');
    expect(shown('check-ins', 'period', record)).toMatch(/^20\/11\/2026 /);
  });

  it('reads the names of areas and of those inside them [LAYOUT-03]', () => {
    const record = {
      id: 'a',
      nameEs: 'Recepción',
      nameEn: 'Front desk',
      horizontal: [{ id: 'b', nameEs: 'Mostrador' }],
    };
    expect(shown('layout-areas', 'nameEs', record)).toBe('Recepción');
    expect(shown('layout-areas', 'inside', record)).toBe('1');
    expect(shown('layout-inner-areas', 'name', { nameEs: 'Mostrador' })).toBe('Mostrador');
  });
});
