import type { Page } from '@playwright/test';
import type { ContractClient, ContractSchemas } from './contractClient';
import { changeResponse } from './faults';
import { findFirst, createRecordFinder } from './records';

/** An asset with its one gateway, private and online, and what the page is shown of it. */
export interface LinkedGateway {
  asset: { id: string };
  gateway: ContractSchemas['Gateway'];
  /** Has the page see the gateway with these members from now on: no call of the contract gives it versions or another SKU. */
  show: (changes: Partial<ContractSchemas['Gateway']>) => void;
}

/** Versions that the page gets by default: the newest ones. */
export const LATEST_VERSIONS = { gatewayVersion: '2.14.2', daemonVersion: '3.8.1' };

/** The asset and gateway of a company that the host could still update, by the start of the company's name. */
export async function findLinkedGateway(
  page: Page,
  api: ContractClient,
  initialMembers: Partial<ContractSchemas['Gateway']> = {},
  company = 'Inmobiliaria Sol',
): Promise<LinkedGateway> {
  const { assetById } = createRecordFinder(api);
  const gateway = await findFirst(api.rows('listGateways'), async (row) => {
    const isCandidate = row.status === 'online' && row.type === 'private' && row.sku !== 'GW-MINI';
    const isBehind =
      row.gatewayVersion !== LATEST_VERSIONS.gatewayVersion &&
      row.daemonVersion !== LATEST_VERSIONS.daemonVersion;
    if (!isCandidate || !isBehind || row.assets.length !== 1 || row.hw_version === '1.2') return false;
    return (await assetById(row.assets[0]?.id ?? '')).client.name.startsWith(company);
  });
  let changes: Partial<ContractSchemas['Gateway']> = { ...LATEST_VERSIONS, ...initialMembers };
  await changeResponse(page, 'getGateway', (body) => {
    if (body.data.id === gateway.id) Object.assign(body.data, changes);
  });
  return {
    asset: { id: gateway.assets[0]?.id ?? '' },
    gateway,
    show: (newMembers) => {
      changes = { ...changes, ...newMembers };
    },
  };
}
