import { describe, expect, it } from 'vitest';
import { checkDeclarations } from '../../config/check';
import { knownNames } from '../../app/registry/knownNames';
import { draftDeclaration } from './draftDeclaration';

const rows = [
  {
    // Rows without the declared id.
    id: '',
    pumpId: 7,
    'Nº de serie': 'A-1',
    serialNumber: 'x',
    on: true,
    power: 3,
    mail: 'a@example.com',
    web: 'https://a.example',
    built: '2024-02-03',
    seen: '2024-02-03T10:00:00Z',
    updatedAt: 1_700_000_000,
    createdAt: 1_700_000_000_000,
    site: { city: 'Vigo' },
    tags: ['a'],
    nothing: null,
  },
  { id: '', pumpId: 8, power: null, seen: null, site: null },
];
const draft = (options: Partial<Parameters<typeof draftDeclaration>[0]> = {}) =>
  draftDeclaration({
    path: '/v1/pumps',
    hostName: 'pumps',
    dialect: 'limit-offset',
    takenNames: [],
    rows,
    ...options,
  }) as { name: string; api: unknown; fields: Record<string, { type: string }>; list: object };

describe('a declaration drafted from rows', () => {
  it('has a field for each plain member, with the type of its values, and passes the check', () => {
    const declaration = draft();
    const types = Object.entries(declaration.fields).map(([name, { type }]) => `${name} ${type}`);
    expect(types).toEqual([
      'N_de_serie text',
      'serialNumber text',
      'on boolean',
      'power number',
      'mail email',
      'web url',
      'built date',
      'seen dateTime',
      'updatedAt dateTime',
      'createdAt dateTime',
      'nothing text',
    ]);
    expect(declaration.fields).toMatchObject({
      N_de_serie: { source: 'Nº de serie', label: 'Nº de serie' },
      serialNumber: { label: 'Serial number' },
      updatedAt: { wireFormat: 'seconds' },
      createdAt: { wireFormat: 'ms' },
    });
    expect(declaration.api).toEqual({ host: 'pumps', path: '/v1/pumps', id: 'pumpId' });
    const known = { ...knownNames, hosts: ['main', 'pumps'], dialects: { pumps: 'limit-offset' as const } };
    const { problems } = checkDeclarations([{ file: 'pumps.json', input: declaration }], known, []);
    expect(problems).toEqual([]);
  });

  it('takes a free name, and leaves out what the dialect cannot ask', () => {
    const dialect = {
      extends: 'limit-offset' as const,
      sort: false as const,
      search: false as const,
      filter: { '=': false as const },
    };
    const declaration = draft({ takenNames: ['pumps', 'pumps-2'], dialect });
    expect(declaration.name).toBe('pumps-3');
    expect(declaration.list).not.toHaveProperty('search');
    expect(declaration.list).not.toHaveProperty('filters');
    expect(JSON.stringify(declaration)).not.toContain('sortable');
  });
});
