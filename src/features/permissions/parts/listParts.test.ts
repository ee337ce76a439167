import { describe, expect, it } from 'vitest';
import { findPermissionByPath } from '../../../../dataProvider/contract/findPermissionByPath';
import { createBundledResources } from '../../../app/declarations/bundledDeclarations';
import type { ResourceInput } from '../../../config/schema/resource';
import { declareResources } from '../../../testing/declareResources';
import { findOwners, listParts } from './listParts';
import { listCallCodes, listRuleCodes, type Part } from './part';

const doors: ResourceInput = {
  name: 'doors',
  label: 'Puertas',
  recordRepresentation: 'name',
  api: { getList: { path: '/doors' }, getOne: { path: '/doors/{id}' } },
  access: { list: 'list_doors', show: 'read_doors' },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    code: { type: 'text', label: 'Código', access: 'read_codes' },
  },
  actions: {
    open: {
      label: 'Abrir',
      access: { roles: ['ROLE_ADMIN'] },
      requires: { access: 'open_doors', reason: 'No' },
      call: { method: 'POST', path: '/doors/{id}/open' },
    },
  },
  list: {
    columns: ['name', { field: 'code', access: 'see_codes' }],
    rowActions: ['open'],
  },
  show: {
    header: { fields: ['name'] },
    tabs: {
      log: { label: 'Registro', access: 'read_log', list: { path: '/doors/{id}/log', columns: ['name'] } },
    },
  },
};
const buildings: ResourceInput = {
  name: 'buildings',
  label: 'Edificios',
  recordRepresentation: 'name',
  api: { getList: { path: '/buildings' }, getOne: { path: '/buildings/{id}' } },
  fields: { name: { type: 'text' } },
  list: { columns: ['name'] },
  show: {
    header: { fields: ['name'] },
    tabs: { doors: { label: 'Puertas', list: { resource: 'doors', columns: ['name', 'code'] } } },
  },
};

const listAll = (resources: ReturnType<typeof declareResources>, name: string): Part[] =>
  listParts(resources.get(name)!, {
    resources,
    owners: findOwners(resources.values()),
    getPermission: ({ method, path }) => `${method} ${path}`,
  });
const summarise = ({ kind, path, rules, calls }: Part) => [
  kind,
  path,
  rules.flatMap(({ permissions, roles }) => [...permissions, ...roles]).join(' '),
  calls.map(({ permission }) => permission).join(' '),
];

describe('the parts of a resource', () => {
  const resources = declareResources(doors, buildings);

  it('are its screens, and each value that declares a rule, with the calls inside', () => {
    expect(listAll(resources, 'doors').map(summarise)).toEqual(
      expect.arrayContaining([
        ['menu', 'navigation.access', 'list_doors', ''],
        ['page', 'access.list', 'list_doors', 'GET /doors'],
        ['record', 'access.show', 'read_doors', 'GET /doors/{id}'],
        ['field', 'fields.code', 'read_codes', ''],
        ['action', 'actions.open', 'ROLE_ADMIN open_doors', 'POST /doors/{id}/open'],
        ['column', 'list.columns.code', 'see_codes', ''],
        ['tab', 'show.tabs.log', 'read_log', 'GET /doors/{id}/log'],
      ]),
    );
  });

  it('do not include fields and actions that another resource declares, but the read of its rows', () => {
    const parts = listAll(resources, 'buildings');
    expect(parts.flatMap(listRuleCodes)).toEqual([]);
    expect(parts.map(summarise)).toContainEqual(['tab', 'show.tabs.doors', '', 'GET /doors']);
  });
});

describe('the bundled declarations', () => {
  const resources = createBundledResources();
  const owners = findOwners(resources.values());
  const parts = [...resources.values()].flatMap((resource) =>
    listParts(resource, {
      resources,
      owners,
      getPermission: ({ method, path, host }) =>
        host === 'main' ? findPermissionByPath(method, path) : undefined,
    }),
  );

  it('lose no rule: each permission of a rule, at any depth, belongs to a part', () => {
    const found = new Set(parts.flatMap(listRuleCodes));
    const named = new Set<string>();
    const seen = new WeakSet<object>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      seen.add(value);
      const { permissions, never } = value as { permissions?: unknown; never?: unknown };
      if (typeof never === 'boolean' && Array.isArray(permissions))
        for (const code of permissions) named.add(String(code));
      for (const member of Object.values(value)) collect(member);
    };
    for (const resource of resources.values()) collect(resource);
    expect(named.size).toBeGreaterThan(30);
    expect([...named].filter((code) => !found.has(code))).toEqual([]);
  });

  it('show the permission of the contract beside calls whose rule does not name it', () => {
    expect(parts.filter((part) => listCallCodes(part).length > 0).length).toBeGreaterThan(10);
  });
});
