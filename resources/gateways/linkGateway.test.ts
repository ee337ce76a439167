import { expect, it } from 'vitest';
import { ApiError } from '../../dataProvider';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { resolveOutcome } from '../../src/mutations/executeMutation';

it.each([
  ['without a gateway: the QID is taken', [], { kind: 'field', field: 'gatewayQid' }],
  [
    'with one: it is linked to it',
    [{ gateway_id: 'G1', qr_code: 'Q1' }],
    { text: 'assign_gateway_conflict' },
  ],
])('what a 409 means of an asset %s [AGW-20, AGW-21]', (_, gateways_qrs, end) => {
  const does = createBundledResources().get('assets')?.actions['linkGateway']?.behaviour;
  if (does?.kind !== 'send') throw new Error('no link');
  expect(resolveOutcome(new ApiError(409), does.outcomeRules.outcomes, { gateways_qrs })).toMatchObject(end);
});
