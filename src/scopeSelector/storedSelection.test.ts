// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearStoredSelection,
  readStoredSelection,
  storeSelection,
  type SelectionKey,
} from './storedSelection';

const buildings: SelectionKey = { user: 'U1', page: 'access', kinds: 'clients/projects' };
const spaces: SelectionKey = { ...buildings, page: 'spaces' };

beforeEach(() => localStorage.clear());

describe('the last selection', () => {
  it('is shared by the pages of the same kinds, each with its own tab [ACC-05, ACC-06, ACC-07, AREA-06]', () => {
    storeSelection(spaces, { ids: ['C1', 'P1'], rest: ['bookings'] });
    expect(readStoredSelection(buildings)).toEqual({ ids: ['C1', 'P1'], rest: [], ownIds: [] });
    storeSelection(buildings, { ids: ['C2', 'P2'], rest: ['hotel', 'check-in-list'] });
    const ids = ['C2', 'P2'];
    expect(readStoredSelection(spaces)).toEqual({ ids, rest: ['bookings'], ownIds: ['C1', 'P1'] });
    expect(readStoredSelection(buildings)).toEqual({ ids, rest: ['hotel', 'check-in-list'] });
  });

  it('is not that of another user or of other kinds', () => {
    storeSelection(buildings, { ids: ['C1', 'P1'], rest: [] });
    expect(readStoredSelection({ ...spaces, user: 'U2' })).toBeUndefined();
    expect(readStoredSelection({ ...spaces, user: '' })).toBeUndefined();
    expect(readStoredSelection({ ...spaces, kinds: 'owners/houses' })).toBeUndefined();
  });

  it('falls back to that of the page where it is invalid', () => {
    storeSelection(buildings, { ids: ['C1', 'P1'], rest: ['hotel'] });
    localStorage.setItem(
      'console.lastScope',
      JSON.stringify({ user: 'U1', kinds: 'clients/projects', ids: ['..'] }),
    );
    expect(readStoredSelection(buildings)).toEqual({ ids: ['C1', 'P1'], rest: ['hotel'] });
  });

  it('is gone when a page clears it', () => {
    storeSelection(buildings, { ids: ['C1', 'P1'], rest: [] });
    clearStoredSelection(spaces);
    expect(readStoredSelection(spaces)).toBeUndefined();
    expect(readStoredSelection(buildings)).toEqual({ ids: ['C1', 'P1'], rest: [] });
  });
});
