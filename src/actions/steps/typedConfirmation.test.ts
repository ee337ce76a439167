import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { getFieldsToType, findMismatch } from './typedConfirmation';

const id = { name: 'id' };
const qr = { name: 'qrCode' };

describe('typed confirmation', () => {
  it('holds for exactly the value, and for nothing else', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (value, typed) => {
        expect(findMismatch([id], { id: value }, { id: value })).toBeUndefined();
        expect(findMismatch([id], { id: value }, { id: typed }) === undefined).toBe(typed === value);
        for (const near of [` ${value}`, `${value} `, `${value}\n`, `${value}${value}`]) {
          expect(findMismatch([id], { id: value }, { id: near })).toBe(id);
        }
      }),
    );
  });

  it('asks for every field that has a value, in their order', () => {
    const scope = { id: 'G1', qrCode: 'Q1', blank: '', none: null };
    const asked = getFieldsToType([id, qr, { name: 'blank' }, { name: 'none' }, { name: 'missing' }], scope);
    expect(asked).toEqual([id, qr]);
    expect(findMismatch(asked, scope, {})).toBe(id);
    expect(findMismatch(asked, scope, { id: 'G1' })).toBe(qr);
    expect(findMismatch(asked, scope, { id: 'G1', qrCode: 'q1' })).toBe(qr);
    expect(findMismatch(asked, scope, { id: 'G1', qrCode: 'Q1' })).toBeUndefined();
  });

  it('takes numbers by their digits', () => {
    expect(findMismatch([id], { id: 7 }, { id: '7' })).toBeUndefined();
    expect(findMismatch([id], { id: 7 }, { id: '07' })).toBe(id);
  });
});
