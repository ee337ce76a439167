import { describe, expect, it } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import { getDeclaredResource } from '../../src/testing/declareResources';

const resources = createBundledResources();

/** Returns the declared calls of a resource's action: method, path and body of each. */
const sentBy = (name: string, action: string): unknown[] => {
  const does = getDeclaredResource(resources, name).actions[action]?.behaviour;
  if (does?.kind !== 'send') throw new Error(`${name} ${action} sends nothing`);
  return does.callVariants.map(({ call: { method, path, body } }) => [`${method} ${path}`, body]);
};

const door = { device_id: '{device_id}', gateway_id: '{$outer.uuid}' };
const help = {
  title: '{form.title}',
  description: '{form.description}',
  device_id: '{device_id}',
  gateway_uid: '{$outer.uuid}',
};
const HELP = '/devices/help/{device_id}/gateways/{$outer.uuid}';
const toggle = (enabled: boolean) => [
  'POST /assets/{parent.id}/device/toggle',
  { data: { enabled, ...door } },
];

describe('what is written about the accesses of an asset', () => {
  it.each([
    ['asset-doors', 'allow', 'CALL-117, AACC-13', [toggle(true)]],
    ['asset-doors', 'deny', 'CALL-117, AACC-13', [toggle(false)]],
    [
      'asset-doors',
      'instructions',
      'CALL-131, CALL-132, CALL-133, AACC-88, AACC-91',
      [
        [`DELETE ${HELP}`, undefined],
        ['PATCH /devices/help', { data: { attributes: help } }],
        ['POST /devices/help', { data: { attributes: help } }],
      ],
    ],
    [
      'invitations',
      'revoke',
      'CALL-112, CALL-113, AACC-42, AACC-43',
      [
        ['DELETE /assets/anonymous-access/{id}', undefined],
        ['PUT /access/{id}/revoke', undefined],
      ],
    ],
    ['asset-qr-accesses', 'revoke', 'CALL-136, AACC-65', [['PUT /qr/access/{id}/revoke', undefined]]],
  ])('%s, %s: method, path and body, and no other [%s]', (name, action, _, calls) => {
    expect(sentBy(name, action)).toEqual(calls);
  });

  it.each([
    [
      'invitations',
      'CALL-114, AACC-52',
      {
        path: '/access/create',
        body: {
          data: {
            attributes: {
              alias: '{alias}',
              validFrom: '{period.from}',
              validUntil: '{period.until}',
              type: 'home',
              assets: [{ assetId: '{parent.id}', devices: '{doors}' }],
            },
          },
        },
      },
    ],
    [
      'asset-qr-accesses',
      'CALL-134, AACC-72',
      {
        path: '/qr/relate/assets',
        body: {
          data: {
            attributes: {
              qr_code: '{qr_code}',
              valid_from: '{from}',
              valid_until: '{until}',
              allocations: [{ asset_id: '{parent.id}' }],
            },
          },
        },
      },
    ],
  ])('%s, created: path and body [%s]', (name, _, call) => {
    expect(getDeclaredResource(resources, name).api.create).toMatchObject(call);
  });
});
