import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { getInitialValues } from './getInitialValues';

const did = makeField({ type: 'text', name: 'did', default: '{id}' });
const gateway = makeField({
  type: 'enum',
  name: 'gateway',
  options: { recordPath: 'gateways_qrs', value: 'gateway_id', display: '{gateway_id}' },
});
const asset = (...ids: string[]) => ({ id: 'D1', gateways_qrs: ids.map((gateway_id) => ({ gateway_id })) });

describe('initialValues', () => {
  it('fills defaults from the record [AGW-12]', () => {
    expect(getInitialValues([did], asset())).toEqual({ did: 'D1' });
    expect(getInitialValues([did], undefined)).toEqual({ did: null });
  });

  it('a yes or no of the record stays one [CONS-23]', () => {
    const fetched = makeField({ type: 'boolean', name: 'fetched', default: '{can_data_be_fetched}' });
    expect(getInitialValues([fetched], { id: 's', can_data_be_fetched: false })).toEqual({ fetched: false });
    expect(getInitialValues([fetched], { id: 's', can_data_be_fetched: true })).toEqual({ fetched: true });
  });

  it('leaves other defaults to the form', () => {
    expect(getInitialValues([makeField({ type: 'text', name: 'a', default: 'x' })], asset())).toEqual({});
  });

  it('chooses the only one there is, and leaves a choice among several to the user [ADET-45]', () => {
    expect(getInitialValues([gateway], asset('G1'))).toEqual({ gateway: 'G1' });
    expect(getInitialValues([gateway], asset('G1', 'G2'))).toEqual({});
    expect(getInitialValues([gateway], asset())).toEqual({});
    expect(getInitialValues([gateway], { id: 'D1', gateways_qrs: 'nothing' })).toEqual({});
  });
});
