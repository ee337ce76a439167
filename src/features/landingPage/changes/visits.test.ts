import { describe, expect, it } from 'vitest';
import { addSnapshot, compareVisits, hasEarlierVisit, parseVisits } from './visits';

const NOW = 1_795_000_000;
const DAY = 86_400;
const snapshot = (at: number, ids: readonly string[], more: object = {}) => ({
  at,
  ids,
  isComplete: true,
  ...more,
});
const items = (...ids: string[]) => ids.map((id) => ({ id, since: undefined }));

describe('visits of the landing page', () => {
  it('the first visit has nothing to compare with', () => {
    const first = addSnapshot(undefined, snapshot(NOW, ['a']));
    expect(compareVisits(first, items('a'))).toBeUndefined();
    expect(hasEarlierVisit({ g: first }, NOW + 60)).toBe(false);
    expect(hasEarlierVisit({ g: first }, NOW + DAY)).toBe(true);
  });

  it('reads within half an hour belong to one visit and keep the moment of the last one', () => {
    const yesterday = addSnapshot(undefined, snapshot(NOW - DAY, ['a', 'b']));
    const morning = addSnapshot(yesterday, snapshot(NOW, ['b', 'c']));
    const later = addSnapshot(morning, snapshot(NOW + 600, ['c', 'd']));
    expect(compareVisits(later, items('c', 'd'))).toEqual({
      since: NOW - DAY,
      appeared: ['c', 'd'],
      isMinimum: false,
      gone: ['a', 'b'],
    });
    expect(hasEarlierVisit({ g: later }, NOW + 600)).toBe(true);
  });

  it('of a list only later items than the last visit read are new, and nothing is said to be gone', () => {
    const visits = {
      previous: snapshot(NOW - DAY, ['t2', 't1'], { isComplete: false, newest: 20 }),
      current: snapshot(NOW, ['t3', 't2', 't0'], { isComplete: false, newest: 30 }),
    };
    const read = [
      { id: 't3', since: 30 },
      { id: 't2', since: 20 },
      // It moved up from a page that was not read.
      { id: 't0', since: 5 },
    ];
    expect(compareVisits(visits, read)).toMatchObject({ appeared: ['t3'], isMinimum: false, gone: [] });
  });

  it('if all of a page is new, there may be more', () => {
    const visits = {
      previous: snapshot(NOW - DAY, ['t1'], { isComplete: false, newest: 20 }),
      current: snapshot(NOW, ['t3', 't2'], { isComplete: false, newest: 30 }),
    };
    const read = [
      { id: 't3', since: 30 },
      { id: 't2', since: 25 },
    ];
    expect(compareVisits(visits, read)).toMatchObject({ appeared: ['t3', 't2'], isMinimum: true });
  });

  it('a part of a response without order is not compared', () => {
    const visits = {
      previous: snapshot(NOW - DAY, ['a'], { isComplete: false }),
      current: snapshot(NOW, ['b']),
    };
    expect(compareVisits(visits, items('b'))).toBeUndefined();
  });

  it.each([[undefined], ['text'], [{ g: 1 }], [{ g: { current: { at: 'x', ids: [], isComplete: true } } }]])(
    'stored %j counts as no visit',
    (stored) => expect(parseVisits(stored)).toEqual({}),
  );

  it('an unreadable last visit is dropped, the current one stays', () => {
    const current = snapshot(NOW, ['a']);
    expect(parseVisits({ g: { current, previous: { at: NOW, ids: [1] } } })).toEqual({
      g: { current, previous: undefined },
    });
  });
});
