import type { Api, Wire } from './api';
import type { FoundAsset } from './records';

/** Makes a tenant of an asset, who has not registered yet; answers with the id. */
export async function tenant(api: Api, name: string, assetId: string): Promise<string> {
  const email = `${name.normalize('NFD').replace(/[^a-z]/gi, '')}@correo.example`.toLowerCase();
  await api.call('uploadTenants', {
    body: { preview_data: [{ name, email, address: '', asset_id: assetId }] },
  });
  const [made] = await api.all('listUsers', { search: email });
  if (!made) throw new Error(`${name} was not made`);
  return made.id;
}

/** Changes some members of an asset. */
export async function changeAsset(
  api: Api,
  id: string,
  attributes: Wire['AssetUpdate']['data']['attributes'],
): Promise<void> {
  await api.call('updateAsset', { path: { id }, body: { data: { id, attributes } } });
}

/** Takes people and gateways from an asset, so that nothing stands in the way of deleting it. */
export async function emptyAsset(api: Api, asset: FoundAsset): Promise<void> {
  for (const { id: userId } of asset.users) {
    await api.call('unlinkAssetsFromUser', { path: { userId }, body: { data: [{ id: asset.id }] } });
  }
  for (const { gateway_id: gatewayId } of asset.gateways_qrs) {
    await api.call('unassignGatewayFromAsset', { path: { assetId: asset.id, gatewayId } });
  }
}
