import type { GatewayRow, GatewayUpdateRow, GatewayUpdateModule } from '../../../fixtures/rows/gateways';
import type { Store } from '../../store/store';

/** Duration of an update in seconds: three polls of the console. */
export const UPDATE_SECONDS = 80;

/** False for the product that no longer gets published versions. */
export const hasVersions = (row: GatewayRow): boolean => row.sku !== 'GW-MINI';

/** Returns the progress of an update at a time in Unix seconds. */
export function updateState(row: GatewayUpdateRow, now: number): 'COMPLETED' | 'IN_PROGRESS' | 'FAILED' {
  if (now < row.started_at + UPDATE_SECONDS) return 'IN_PROGRESS';
  return row.fails ? 'FAILED' : 'COMPLETED';
}

/** Member of a gateway that holds the version of a module. */
export const versionMemberOf = (module: GatewayUpdateModule) =>
  module === 'aass' ? 'daemon_version' : 'system_version';

/** Returns gateways with the versions that their completed updates have brought. Call it before returning gateways. */
export async function withCurrentVersions(
  store: Store,
  rows: readonly GatewayRow[],
  now: number,
): Promise<GatewayRow[]> {
  const updates = await store.list('gateway_updates', {
    gateway_id: { in: rows.map((row) => row.id) },
    started_at: { lte: now - UPDATE_SECONDS },
    fails: false,
  });
  return rows.map((row) =>
    updates
      .filter((update) => update.gateway_id === row.id)
      .reduce((gateway, { module, version }) => ({ ...gateway, [versionMemberOf(module)]: version }), row),
  );
}

/** Returns one gateway as {@link withCurrentVersions} does. */
export async function withCurrentVersion(store: Store, row: GatewayRow, now: number): Promise<GatewayRow> {
  const [current = row] = await withCurrentVersions(store, [row], now);
  return current;
}
