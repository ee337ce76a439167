import { describe, expect, it } from 'vitest';
import { parseHomes, isRevocable, parsePersonKey, type KeyKind, type KeyPlace } from './personKey';

const NOW = 1_700_000_000;
const eva = { id: 'u9', email: 'Eva@example.com' };
const place: KeyPlace = { kind: 'hotel', id: 'H', name: 'Hotel Mar' };
const read = (kind: Exclude<KeyKind, 'home'>, row: Record<string, unknown>) =>
  parsePersonKey(kind, { id: 'k1', ...row }, eva, place, NOW);

describe('the keys of a person', () => {
  it.each<[string, Exclude<KeyKind, 'home'>, Record<string, unknown>, boolean]>([
    ['a stay with their address', 'stay', { emails: ['otro@example.com', ' eva@EXAMPLE.com'] }, true],
    ['a stay of others', 'stay', { emails: ['otro@example.com'] }, false],
    ['a stay whose addresses are none', 'stay', { emails: null }, false],
    ['a visit with their address', 'visit', { email: 'eva@example.com' }, true],
    ['a visit without one', 'visit', { email: null }, false],
    ['what they made, by address', 'invitation', { created_by: 'eva@example.com' }, true],
    ['what they made, in the other spelling', 'qr', { createdBy: 'eva@example.com' }, true],
    ['what they made, by id', 'qr', { created_by: 'u9' }, true],
    ['what they made, as a person', 'qr', { created_by: { uuid: 'u9', name: 'Eva' } }, true],
    ['what nobody made', 'invitation', { created_by: null }, false],
  ])('%s', (_, kind, row, isTheirs) => {
    expect(read(kind, row) !== undefined).toBe(isTheirs);
    // A person without an address does not match all keys without one.
    expect(
      parsePersonKey(
        kind,
        { id: 'k1', email: '', emails: [''], created_by: '' },
        { id: '', email: '' },
        place,
        NOW,
      ),
    ).toBeUndefined();
  });

  it.each<[Record<string, unknown>, string, boolean]>([
    [{ status: 'ACTIVE', valid_until: NOW + 1 }, 'ACTIVE', true],
    [{ status: 'ACTIVE', validUntil: NOW - 1 }, 'EXPIRED', false],
    [{ status: 'EXPIRED' }, 'EXPIRED', false],
    [{ state: 'REVOKED', valid_until: NOW + 1 }, 'REVOKED', false],
    [{ revoked_at: NOW - 5, status: 'ACTIVE' }, 'REVOKED', false],
    [{ status: 'PENDING' }, 'PENDING', true],
    [{ status: 'SHOWN' }, 'ACTIVE', true],
    [{ status: 'ODD' }, 'UNKNOWN', true],
    [{}, 'UNKNOWN', true],
  ])('%j is %s', (row, state, opens) => {
    const key = read('invitation', { ...row, created_by: 'u9' });
    expect(key?.state).toBe(state);
    expect(key && isRevocable(key)).toBe(opens);
  });

  it('counts a stay that is pending as revoked, and names its rooms', () => {
    const stay = {
      emails: ['eva@example.com'],
      state: 'PENDING',
      assets: [{ alias: '101' }, { alias: null }, {}],
    };
    expect(read('stay', stay)).toMatchObject({ state: 'REVOKED', place: '101' });
    expect(read('stay', { ...stay, assets: null, state: 'ACTIVE' })).toMatchObject({ place: 'Hotel Mar' });
  });

  it('knows the invitations of the old kind, and rows by either id', () => {
    expect(read('invitation', { uid: 'u-1', created_by: 'u9', is_new_invitation: false })).toMatchObject({
      id: 'u-1',
      isLegacy: true,
    });
    expect(read('invitation', { created_by: 'u9', is_new_invitation: null })).toMatchObject({
      id: 'k1',
      isLegacy: false,
    });
    expect(parsePersonKey('invitation', { created_by: 'u9' }, eva, place, NOW)).toBeUndefined();
  });

  it('finds the linked homes of a record, whatever else came along', () => {
    const titleOf = ({ alias }: Readonly<Record<string, unknown>>) =>
      typeof alias === 'string' ? alias : '';
    expect(parseHomes({}, titleOf)).toEqual([]);
    expect(
      parseHomes({ $included: { assets: [{ id: 'A', alias: 'Ático' }, { id: 7 }, {}, null] } }, titleOf),
    ).toEqual([
      { kind: 'home', id: 'A', name: 'Ático' },
      { kind: 'home', id: '7', name: '7' },
    ]);
  });
});
