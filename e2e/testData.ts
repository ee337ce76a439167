import type { ContractClient, ContractSchemas } from './contractClient';
import type { AssetWithRelations } from './records';

/** Creates a tenant of an asset, who has not registered yet; returns the id. */
export async function createTenant(api: ContractClient, name: string, assetId: string): Promise<string> {
  const email = `${name.normalize('NFD').replace(/[^a-z]/gi, '')}@correo.example`.toLowerCase();
  await api.call('uploadTenants', {
    body: { preview_data: [{ name, email, address: '', asset_id: assetId }] },
  });
  const [created] = await api.all('listUsers', { search: email });
  if (!created) throw new Error(`${name} was not made`);
  return created.id;
}

/** Changes some members of an asset. */
export async function changeAssetAttributes(
  api: ContractClient,
  id: string,
  attributes: ContractSchemas['AssetUpdate']['data']['attributes'],
): Promise<void> {
  await api.call('updateAsset', { path: { id }, body: { data: { id, attributes } } });
}

/** Unlinks people and gateways from an asset, so that it can be deleted. */
export async function unlinkAsset(api: ContractClient, asset: AssetWithRelations): Promise<void> {
  for (const { id: userId } of asset.users) {
    await api.call('unlinkAssetsFromUser', { path: { userId }, body: { data: [{ id: asset.id }] } });
  }
  for (const { gateway_id: gatewayId } of asset.gateways_qrs) {
    await api.call('unassignGatewayFromAsset', { path: { assetId: asset.id, gatewayId } });
  }
}
