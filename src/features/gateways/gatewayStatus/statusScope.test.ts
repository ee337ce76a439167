import { expect, it } from 'vitest';
import { getStatusScope } from './statusScope';

it.each([
  [{ assetId: 'D1', projectId: 'P1' }, { asset_id: 'D1' }],
  [{ assetId: null, assets: [{ id: 'D2' }], projectId: 'P1' }, { asset_id: 'D2' }],
  [{ assetId: '', assets: [], projectId: 'P1' }, { project_id: 'P1' }],
  [{ projectId: null }, {}],
  [{ assets: 'D1' }, {}],
])('%j is looked for by %j [GWD-08]', (gateway, scope) => {
  expect(getStatusScope(gateway)).toEqual(scope);
});
