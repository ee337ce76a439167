import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { checkOverlap } from './checkOverlap';

const hours = makeField({
  type: 'list',
  options: {
    entry: 'tramo',
    noOverlap: { from: 'opens', to: 'closes' },
    fields: { opens: { type: 'time' }, closes: { type: 'time' } },
  },
});
const of = (...ranges: [opens: unknown, closes: unknown][]) =>
  checkOverlap(
    ranges.map(([opens, closes]) => ({ opens, closes })),
    hours,
  );
const overlap = (one: number, other: number) => expect.objectContaining({ args: { one, other } });
const turned = (number: number) => expect.objectContaining({ args: { entry: 'tramo', number } });

describe('items that are ranges [AREA-34, AREA-35]', () => {
  it.each([
    ['touch', of(['08:00', '13:00'], ['13:00', '20:00']), undefined],
    ['stand in any order', of(['16:00', '20:00'], ['08:00', '13:00']), undefined],
    ['overlap by a minute', of(['08:00', '13:01'], ['13:00', '20:00']), overlap(1, 2)],
    ['overlap, the later first', of(['13:00', '20:00'], ['08:00', '13:01']), overlap(1, 2)],
    ['are the same', of(['08:00', '13:00'], ['08:00', '13:00']), overlap(1, 2)],
    ['lie in one another', of(['08:00', '20:00'], ['21:00', '22:00'], ['10:00', '11:00']), overlap(1, 3)],
    ['are empty', of(['08:00', '08:00']), turned(1)],
    ['cross midnight', of(['08:00', '13:00'], ['22:00', '02:00']), turned(2)],
    ['end at midnight, which is the end of the day', of(['08:00', '22:00'], ['22:00', '00:00']), undefined],
    ['end at midnight, and hold another', of(['20:00', '00:00'], ['22:00', '23:00']), overlap(1, 2)],
    ['are the whole day', of(['00:00', '00:00']), undefined],
    ['are written otherwise', of(['8:00', '9.30'], ['0930', '10:00']), undefined],
    ['are not finished', of(['08:00', ''], [null, '10:00'], ['09:00', '10:00']), undefined],
    ['are none', of(), undefined],
  ])('that %s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  const came = (...ranges: [opens: unknown, closes: unknown][]) =>
    ranges.map(([opens, closes]) => ({ opens, closes, $came: { opens, closes } }));
  it.each([
    ['cross midnight', came(['22:00', '02:00']), undefined],
    ['end at midnight', came(['20:00', '24:00'], ['20:00', '00:00']), undefined],
    ['overlap', came(['08:00', '13:00'], ['12:00', '20:00']), undefined],
    ['are no times', came(['9:00 AM', '1:00 PM'], ['10:00', '11:00']), undefined],
    [
      'end at midnight, over a typed one',
      [...came(['20:00', '24:00']), { opens: '23:00', closes: '23:30' }],
      overlap(1, 2),
    ],
    [
      'hold one another, and a typed one',
      [...came(['08:00', '20:00'], ['09:00', '10:00']), { opens: '11:00', closes: '12:00' }],
      overlap(1, 3),
    ],
    ['were changed', came(['08:00', '13:00']).map((item) => ({ ...item, closes: '08:00' })), turned(1)],
  ])('of the host that %s', (_, items, expected) => {
    expect(checkOverlap(items, hours)).toEqual(expected);
  });

  it('are compared as numbers where they are', () => {
    const steps = makeField({
      type: 'list',
      options: {
        noOverlap: { from: 'from', to: 'to', text: 'Se solapan' },
        fields: { from: { type: 'number' }, to: { type: 'number' } },
      },
    });
    const [one, other] = [
      { from: 9, to: 10 },
      { from: 10, to: 100 },
    ];
    expect(checkOverlap([one, other], steps)).toBeUndefined();
    expect(checkOverlap([{ from: 2, to: 11 }, other], steps)?.message).toBe('Se solapan');
  });
});
