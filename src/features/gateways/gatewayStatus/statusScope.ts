import { isPlainObject } from '../../../lib/json';
import { toTextOrNull } from '../gatewayRecord';
import type { StatusScope } from '../gatewayQueries';

/**
 * Returns the filter for the status call, since the host has none for a single gateway. The asset's gateways are the fewest,
 * then those of the building; without either it fetches all.
 */
export function getStatusScope(gateway: Readonly<Record<string, unknown>>): StatusScope {
  const [firstAsset] = Array.isArray(gateway['assets']) ? (gateway['assets'] as readonly unknown[]) : [];
  const assetId =
    toTextOrNull(gateway['assetId']) ?? (isPlainObject(firstAsset) ? toTextOrNull(firstAsset.id) : null);
  if (assetId !== null) return { asset_id: assetId };
  const projectId = toTextOrNull(gateway['projectId']);
  return projectId === null ? {} : { project_id: projectId };
}
