import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { findConditionFields, evaluate } from './evaluate';
import type { Condition } from '../types';

const scope = {
  type: 'private',
  assets: [{ id: 'a1' }],
  halves: [{ id: 'a1' }, { id: '', uid: 'a2' }],
  plain: ['a1'],
  nobody: [],
  owner: { id: 7 },
  none: null,
  blank: '',
  zero: 0,
  on: true,
  $me: { id: '7' },
};

describe('evaluate', () => {
  it.each<[Condition, boolean]>([
    [{ field: 'type', equals: 'private' }, true],
    [{ field: 'type', notEquals: 'private' }, false],
    [{ field: 'type', in: ['shared', 'private'] }, true],
    [{ field: 'type', in: [] }, false],
    [{ field: 'assets.0.id', equals: 'a1' }, true],
    [{ field: 'assets', equals: [{ id: 'a1' }] }, true],
    [{ field: 'assets', equals: [{ id: 'a2' }] }, false],
    [{ field: 'assets', includes: { id: 'a1' } }, true],
    [{ field: 'assets', includes: 'a1' }, false],
    [{ field: 'type', includes: 'private' }, false],
    [{ field: 'missing', includes: 'a1' }, false],
    [{ field: 'assets', eachHas: ['uid', 'id'] }, true],
    [{ field: 'assets', eachHas: ['uid'] }, false],
    [{ field: 'halves', eachHas: ['id'] }, false],
    [{ field: 'halves', eachHas: ['id', 'uid'] }, true],
    [{ field: 'plain', eachHas: ['id'] }, false],
    [{ field: 'nobody', eachHas: ['id'] }, false],
    [{ field: 'owner', eachHas: ['id'] }, false],
    [{ field: 'assets', empty: false }, true],
    [{ field: 'missing', empty: true }, true],
    [{ field: 'blank', empty: true }, true],
    [{ field: 'zero', empty: true }, false],
    [{ field: 'zero', maximum: 0 }, true],
    [{ field: 'zero', minimum: 1 }, false],
    [{ field: 'owner.id', minimum: 7, maximum: 7 }, true],
    [{ field: 'owner.id', maximum: 6 }, false],
    [{ field: 'none', maximum: 15 }, false],
    [{ field: 'type', minimum: 0 }, false],
    [{ field: 'missing', equals: null }, true],
    [{ field: 'none', notEquals: null }, false],
    [{ field: 'on' }, true],
    [{ field: 'zero' }, false],
    [{ field: 'owner.id', currentUser: true }, true],
    [{ field: 'type', currentUser: true }, false],
    [{ field: 'none', currentUser: false }, true],
    [{ field: 'type', equals: 'private', notEquals: 'private' }, false],
    [{ not: { field: 'on' } }, false],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [{ all: [{ field: 'on' }, { any: [{ field: 'zero' }, { field: 'type', equals: 'private' }] }] }, true],
  ])('%j is %s', (condition, expected) => {
    expect(evaluate(condition, scope)).toBe(expected);
  });

  it.each([
    ['a', true],
    [7, true],
    ['b', false],
    [null, false],
    [{ id: 'a' }, false],
  ])('takes %j for one of a list of ids: %s', (value, expected) => {
    const ids = { known: ['a', '7'] };
    expect(evaluate({ field: 'value', inIds: 'known' }, { value, $ids: ids })).toBe(expected);
    expect(evaluate({ field: 'value', inIds: 'other' }, { value, $ids: ids })).toBe(false);
    expect(evaluate({ field: 'value', inIds: 'known' }, { value })).toBe(false);
  });

  it('does not take an absent user for an absent value', () => {
    expect(evaluate({ field: 'missing', currentUser: true }, {})).toBe(false);
  });

  it('answers for any scope without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), fc.jsonValue(), (anyScope, field, equals) => {
        const condition = { field, equals } as Condition;
        expect(typeof evaluate(condition, anyScope)).toBe('boolean');
        expect(evaluate({ not: condition }, anyScope)).toBe(!evaluate(condition, anyScope));
      }),
    );
  });

  it('names the fields a condition looks at', () => {
    expect(findConditionFields({ any: [{ field: 'a' }, { not: { all: [{ field: 'b.c' }] } }] })).toEqual([
      'a',
      'b.c',
    ]);
  });
});
