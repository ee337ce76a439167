import { describe, expect, it } from 'vitest';
import { toHomeKey, parsePersonKey, type KeyPlace } from './personKey';
import { getKeyTitles } from './keyTitles';

const place: KeyPlace = { kind: 'home', id: 'A', name: 'Calle 1' };
const made = (uid: string, more: object = {}) =>
  parsePersonKey(
    'invitation',
    { uid, created_by: 'u9', ...more },
    { id: 'u9', email: '' },
    place,
    1_700_000_000,
  );

describe('titles of keys', () => {
  it('tell each from its neighbours: by what it is called, else by when, else by its id', () => {
    const keys = [
      toHomeKey(place, true),
      made('1', { alias: 'Fontanero' }),
      made('2', { alias: 'Fontanero', valid_until: 1_800_000_000 }),
      made('3'),
      made('4'),
    ].filter((key) => key !== undefined);
    const titles = [...getKeyTitles(keys).values()];
    expect(new Set(titles).size).toBe(keys.length);
    expect(titles[0]).toBe('Vivienda vinculada · Calle 1');
    expect(titles[1]).toBe('Invitación que ha creado «Fontanero» · Calle 1');
    expect(titles[2]).toMatch(/«Fontanero» · Calle 1 · .*2027/);
    expect(titles[3]).toBe('Invitación que ha creado · Calle 1 · 3');
  });
});
