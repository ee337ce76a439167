import { expect, it } from 'vitest';
import { readRoles } from './roles';

it('reads the roles of the config: codes, or all of them; what is unusable is left out', () => {
  expect(readRoles({ ROLE_A: 'all', Lectura: ['x'], Roto: 'some', Mal: [1] }, ['x', 'y'])).toEqual([
    { role: 'ROLE_A', permissions: ['x', 'y'] },
    { role: 'Lectura', permissions: ['x'] },
  ]);
  expect(readRoles(undefined, [])).toEqual([]);
});
