import type { Page } from '@playwright/test';
import type { Api, Wire } from './api';
import { adjust } from './faults';
import { first, recordsOf } from './records';

/** An asset with its one gateway, private and online, and what the page is shown of it. */
export interface LinkedGateway {
  asset: { id: string };
  gateway: Wire['Gateway'];
  /** Has the page see the gateway with these members from now on: no call of the contract gives it versions or another SKU. */
  show: (changes: Partial<Wire['Gateway']>) => void;
}

/** What the page sees at first where a test says nothing: the newest versions there are. */
export const LATEST = { gatewayVersion: '2.14.2', daemonVersion: '3.8.1' };

/** The asset and gateway of a company that the host could still update, by the start of the company's name. */
export async function linkedGateway(
  page: Page,
  api: Api,
  shown: Partial<Wire['Gateway']> = {},
  company = 'Inmobiliaria Sol',
): Promise<LinkedGateway> {
  const { assetById } = recordsOf(api);
  const gateway = await first(api.rows('listGateways'), async (row) => {
    const fits = row.status === 'online' && row.type === 'private' && row.sku !== 'GW-MINI';
    const isBehind =
      row.gatewayVersion !== LATEST.gatewayVersion && row.daemonVersion !== LATEST.daemonVersion;
    if (!fits || !isBehind || row.assets.length !== 1 || row.hw_version === '1.2') return false;
    return (await assetById(row.assets[0]?.id ?? '')).client.name.startsWith(company);
  });
  let changes: Partial<Wire['Gateway']> = { ...LATEST, ...shown };
  await adjust(page, 'getGateway', (body) => {
    if (body.data.id === gateway.id) Object.assign(body.data, changes);
  });
  return {
    asset: { id: gateway.assets[0]?.id ?? '' },
    gateway,
    show: (more) => {
      changes = { ...changes, ...more };
    },
  };
}
