import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { fullAddressText, readAddress } from './formatAddress';

const t = (text: string) => (text === 'enums.street_type.street' ? 'Calle' : text);
const asset = {
  street_type: 'street',
  street_name: 'Mayor',
  block_number: '3',
  apartment: '2º B',
  zip_code: '05001',
  city: 'Ávila',
  state: 'Castilla y León',
  country: 'España',
};
const list = makeField({ type: 'address' });
const header = makeField({
  type: 'address',
  options: {
    parts: ['street_type', 'street_name', 'block_number', 'apartment', 'zip_code', 'city', 'country'],
  },
});

describe('addressText', () => {
  it('reads as lists want it [PASSET-05]', () => {
    expect(fullAddressText(asset, list, t)).toBe('Calle Mayor 3, 2º B, Ávila, Castilla y León, España');
  });
  it('reads as the header of an asset wants it [ADET-11]', () => {
    expect(fullAddressText(asset, header, t)).toBe('Calle Mayor 3, 2º B, 05001 Ávila, España');
  });
  it('leaves no gap for missing parts and shows an unknown street type as it came', () => {
    expect(
      fullAddressText({ street_type: 'lane', street_name: 'Sol', city: null, country: 'España' }, list, t),
    ).toBe('lane Sol, España');
    expect(fullAddressText({ block_number: 3, city: 'Ávila' }, list, t)).toBe('3, Ávila');
  });
  it('has a text for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof fullAddressText(value, list, t)).toBe('string');
      }),
    );
  });
});

describe('readAddress', () => {
  it('takes the parts from the record, or from an object at the source', () => {
    expect(readAddress(asset, list)).toBe(asset);
    expect(readAddress({ location: asset }, makeField({ type: 'address', source: 'location' }))).toBe(asset);
    expect(readAddress({ id: 1, city: '' }, list)).toBeUndefined();
  });
});
