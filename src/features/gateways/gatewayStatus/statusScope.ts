import { isPlainObject } from '../../../lib/json';
import { toTextOrNull } from '../gatewayRecord';
import type { StatusScope } from '../gatewayQueries';

/**
 * Whose statuses are asked for to find that of one gateway: the host cannot be asked for it alone (GWD-08). Those of its
 * asset are the fewest, then those of its building; a gateway with neither is looked for among all.
 */
export function getStatusScope(gateway: Readonly<Record<string, unknown>>): StatusScope {
  const [firstAsset] = Array.isArray(gateway['assets']) ? (gateway['assets'] as readonly unknown[]) : [];
  const assetId =
    toTextOrNull(gateway['assetId']) ?? (isPlainObject(firstAsset) ? toTextOrNull(firstAsset.id) : null);
  if (assetId !== null) return { asset_id: assetId };
  const projectId = toTextOrNull(gateway['projectId']);
  return projectId === null ? {} : { project_id: projectId };
}
