import { expect, it } from 'vitest';
import { readPath } from '../../config/values/readPath';
import { watchMembers } from './watchMembers';

const row = { id: 1, name: null, asset: { alias: 'Ático' }, rooms: [{ name: 'Sala' }] };
const isMissed = (...paths: string[]): boolean => {
  const { members, hasMissed } = watchMembers(row);
  for (const path of paths) expect(readPath(members, path)).toBe(readPath(row, path));
  return hasMissed();
};

it('reads the same, and knows of members that are there, empty or not', () => {
  expect(isMissed('id', 'name', 'asset.alias', 'rooms.0.name')).toBe(false);
});

it.each(['alias', 'asset.name', 'rooms.1.name', 'rooms.0.code', '$included.projects'])(
  'notes a read of the absent %s',
  (path) => {
    expect(isMissed('id')).toBe(false);
    expect(isMissed('id', path)).toBe(true);
  },
);

it('reads what is frozen', () => {
  const { members, hasMissed } = watchMembers(Object.freeze({ asset: Object.freeze({ alias: 'Ático' }) }));
  expect(readPath(members, 'asset.alias')).toBe('Ático');
  expect(hasMissed()).toBe(false);
});
