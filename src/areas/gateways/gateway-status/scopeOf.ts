import { isPlainObject } from '../../../lib/json';
import { textOf } from '../gateway/gatewayRecord';
import type { StatusScope } from '../gateway/useGatewayReads';

/**
 * Whose statuses are asked for to find that of one gateway: the host cannot be asked for it alone (GWD-08). Those of its
 * asset are the fewest, then those of its building; a gateway with neither is looked for among all.
 */
export function scopeOf(gateway: Readonly<Record<string, unknown>>): StatusScope {
  const [first] = Array.isArray(gateway['assets']) ? (gateway['assets'] as readonly unknown[]) : [];
  const asset = textOf(gateway['assetId']) ?? (isPlainObject(first) ? textOf(first.id) : null);
  if (asset !== null) return { asset_id: asset };
  const project = textOf(gateway['projectId']);
  return project === null ? {} : { project_id: project };
}
