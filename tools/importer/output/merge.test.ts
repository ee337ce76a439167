import { describe, expect, it } from 'vitest';
import { formatMergeChange, merge } from './merge';

const texts = (base: unknown, hand: unknown, now: unknown) =>
  merge(base, hand, now).differences.map(formatMergeChange);

describe('what was edited by hand and what the host has changed', () => {
  it.each([
    ['nothing changed', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }, []],
    ['the hand alone', { a: 1 }, { a: 2, b: 3 }, { a: 1 }, { a: 2, b: 3 }, []],
    [
      'the host alone',
      { a: 1, b: 1 },
      { a: 1, b: 1 },
      { a: 2, c: 3 },
      { a: 2, c: 3 },
      ['~ a: 2', '- b', '+ c: 3'],
    ],
    ['both, at other places', { a: 1, b: 1 }, { a: 9, b: 1 }, { a: 1, b: 2 }, { a: 9, b: 2 }, ['~ b: 2']],
    ['both, alike', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
    [
      'both, at one place',
      { a: 1 },
      { a: 2 },
      { a: 3 },
      { a: 2 },
      ["! a was changed by hand and by the host; yours stays, the host's is 3"],
    ],
    ['taken out by hand', { a: { b: 1 } }, {}, { a: { b: 1 } }, {}, []],
    [
      'taken out by hand, changed by the host',
      { a: { b: 1 } },
      {},
      { a: { b: 2 } },
      {},
      ['! a was changed by hand and by the host; yours stays, the host\'s is {"b":2}'],
    ],
    ['gone at the host', { a: 1, b: 1 }, { a: 1, b: 1, c: 1 }, { a: 1 }, { a: 1, c: 1 }, ['- b']],
    [
      'gone at the host, edited by hand',
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 1 },
      { a: 1, b: 2 },
      ["! b was changed by hand and by the host; yours stays, the host's is gone"],
    ],
    [
      'several gone at the host, one of them edited by hand',
      { actions: { start: { label: 'Start' }, stop: { label: 'Stop' } } },
      { actions: { start: { label: 'Arrancar' }, stop: { label: 'Stop' } } },
      {},
      { actions: { start: { label: 'Arrancar' } } },
      [
        "! actions.start was changed by hand and by the host; yours stays, the host's is gone",
        '- actions.stop',
      ],
    ],
    [
      'several gone at the host, one of them taken out by hand',
      { actions: { start: { label: 'Start' }, stop: { label: 'Stop' } } },
      { actions: { stop: { label: 'Stop' } } },
      {},
      {},
      ['- actions.stop'],
    ],
    [
      'lists of names',
      { c: ['a', 'b', 'c'] },
      { c: ['c', 'a', 'b', 'mine'] },
      { c: ['a', 'c', 'new'] },
      { c: ['c', 'a', 'mine', 'new'] },
      ['+ c: "new"', '- c "b"'],
    ],
    [
      'a file that nobody generated',
      undefined,
      { a: 1, mine: true },
      { a: 1, b: 2 },
      { a: 1, mine: true, b: 2 },
      ['+ b: 2'],
    ],
  ])('%s', (_, base, hand, now, expected, differences) => {
    expect(merge(base, hand, now).value).toEqual(expected);
    expect(texts(base, hand, now)).toEqual(differences);
  });
});
