import { expect, it } from 'vitest';
import { normaliseAccess } from '../../../config/normalise/access';
import type { Part, Screen } from './part';
import { listPermissions, listRestrictedParts } from './permissionRows';

const part = (path: string, access: Parameters<typeof normaliseAccess>[0], needed?: string): Part => ({
  path,
  kind: 'action',
  label: path,
  rules: [normaliseAccess(access)],
  calls: needed === undefined ? [] : [{ method: 'POST', path: '/x', permission: needed }],
});
const doors: Screen = {
  id: 'doors',
  label: 'Puertas',
  to: '/admin/doors',
  isInMenu: true,
  order: 1,
  parts: [
    part('page', 'list_doors'),
    part('open', { roles: ['ROLE_ADMIN'] }, 'open_doors'),
    part('free', true),
  ],
};

const rows = listPermissions({
  screens: [doors],
  contractCodes: ['open_doors', 'delete_doors'],
  contractCalls: [{ method: 'POST', path: '/doors/{id}/open', permission: 'open_doors' }],
  heldCodes: ['delete_doors', 'old_code', 'open_doors'],
  isHeld: (code) => code !== 'list_doors',
});
const rowOf = (code: string) => rows.find((row) => row.code === code);

it('has the codes that the contract, a declaration or the session names, by alphabet', () => {
  expect(rows.map(({ code }) => code)).toEqual(['delete_doors', 'list_doors', 'old_code', 'open_doors']);
});

it('names the parts that a permission opens, the parts whose calls need it, and its calls', () => {
  expect(rowOf('list_doors')).toMatchObject({ isHeld: false, isInContract: false, isUnused: false });
  expect(rowOf('list_doors')?.opens[0]?.parts.map(({ path }) => path)).toEqual(['page']);
  expect(rowOf('open_doors')?.sends[0]?.parts.map(({ path }) => path)).toEqual(['open']);
  expect(rowOf('open_doors')?.calls).toHaveLength(1);
});

it('marks held permissions that nothing uses, and those that the contract does not know', () => {
  expect(rowOf('delete_doors')).toMatchObject({ isHeld: true, isUnused: true, isInContract: true });
  expect(rowOf('old_code')).toMatchObject({ isHeld: true, isUnused: true, isInContract: false });
});

it('shows only parts that not everybody has, or whose calls need a permission', () => {
  expect(listRestrictedParts(doors).map(({ path }) => path)).toEqual(['page', 'open']);
});
