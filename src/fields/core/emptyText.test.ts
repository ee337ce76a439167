import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { emptyText } from './readValue';

const field = makeField({
  type: 'enum',
  emptyText: 'not_reported',
  emptyTextWhen: [{ when: { field: 'gateways_qrs', empty: true }, text: 'no_linked_gateway' }],
});

describe('emptyText', () => {
  it('says that there is no gateway where none is linked, else that nothing is reported [ADET-22]', () => {
    expect(emptyText(field, { gateways_qrs: [] })).toBe('no_linked_gateway');
    expect(emptyText(field, {})).toBe('no_linked_gateway');
    expect(emptyText(field, { gateways_qrs: [{ gateway_id: 'G1' }] })).toBe('not_reported');
  });
});
