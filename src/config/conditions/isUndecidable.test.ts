import { describe, expect, it } from 'vitest';
import type { Condition } from '../types';
import { isUndecidable } from './isUndecidable';

const KINDS: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['an object', {}],
  ['a list', []],
  ['a text', 'x'],
];

/** Returns the results for a member of each kind, in their order. */
const told = (when: (field: string) => Condition, field: string): string[] =>
  KINDS.flatMap(([kind, value]) =>
    isUndecidable(when(field), { record: value, result: { it: value } }) ? [] : kind,
  );

describe('whether a condition can be told from what it looks at', () => {
  it.each<[string, (field: string) => Condition, string[], string[]]>([
    [
      'emptiness',
      (field) => ({ field, empty: false }),
      ['a list', 'a text'],
      ['missing', 'null', 'a list', 'a text'],
    ],
    [
      'a value',
      (field) => ({ field, equals: 'x' }),
      ['an object', 'a list', 'a text'],
      ['an object', 'a list', 'a text'],
    ],
    ['one of a list', (field) => ({ field, includes: 'x' }), ['a list'], ['a list']],
    ['what each of a list has', (field) => ({ field, eachHas: ['id'] }), ['a list'], ['a list']],
    [
      'nothing, which is expected',
      (field) => ({ field, equals: null }),
      KINDS.map(([kind]) => kind),
      KINDS.map(([kind]) => kind),
    ],
    [
      'one part of several',
      (field) => ({ any: [{ not: { all: [{ field, empty: true }] } }, { field: 'form.name', equals: 'x' }] }),
      ['a list', 'a text'],
      ['missing', 'null', 'a list', 'a text'],
    ],
  ])('%s', (_, when, ofAnswer, ofRecord) => {
    expect(told(when, 'result.it')).toEqual(ofAnswer);
    expect(told(when, 'record')).toEqual(ofRecord);
  });

  it('what is typed and who is signed in are promised by no answer', () => {
    const none = ['form.status', '$me.id', '$loaded.title', 'selectedCount'];
    expect(none.filter((field) => isUndecidable({ field, equals: 'x' }, {}))).toEqual([]);
  });
});
