import fc from '../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { fillFirstCompleteTitle, createMemberReader } from './titleTemplate';

describe('firstTitle', () => {
  const record = { id: 7, alias: 'Ático', city: '', location: { city: 'Ávila' } };

  it.each([
    [['alias'], 'Ático'],
    [['{alias} ({location.city})'], 'Ático (Ávila)'],
    [['{alias} ({city})', 'id'], '7'],
    [['city'], ''],
    [['{constructor}'], ''],
    [[], ''],
  ])('calls a record by %j: %s', (templates, expected) => {
    expect(fillFirstCompleteTitle(templates, createMemberReader(record))).toBe(expected);
  });

  it('never throws and always gives a text', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.string()), (any, templates) => {
        expect(typeof fillFirstCompleteTitle(templates, createMemberReader(any))).toBe('string');
      }),
    );
  });
});
