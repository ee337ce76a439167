import { expect, it } from 'vitest';
import { ApiError } from '../../dataProvider';
import { bundledResources } from '../../src/app/bundled';
import { endOf } from '../../src/writes/endOf';

it.each([
  ['without a gateway: the QID is taken', [], { kind: 'field', field: 'gatewayQid' }],
  [
    'with one: it is linked to it',
    [{ gateway_id: 'G1', qr_code: 'Q1' }],
    { text: 'assign_gateway_conflict' },
  ],
])('what a 409 means of an asset %s [AGW-20, AGW-21]', (_, gateways_qrs, end) => {
  const does = bundledResources().get('assets')?.actions['linkGateway']?.does;
  if (does?.kind !== 'send') throw new Error('no link');
  expect(endOf(new ApiError(409), does.end.outcomes, { gateways_qrs })).toMatchObject(end);
});
