import type { GatewayRow, GatewayUpdateRow, GatewayUpdateModule } from '../../../fixtures/rows/gateways';
import type { Store } from '../../store/store';

/** How long an update takes, in seconds: three polls of the console (AGW-48). */
export const UPDATE_SECONDS = 80;

/** Nobody publishes versions for this product any more (AGW-43). */
export const hasVersions = (row: GatewayRow): boolean => row.sku !== 'GW-MINI';

/** The version of a module that a gateway runs. */
export const versionOfModule = (row: GatewayRow, module: GatewayUpdateModule): string =>
  module === 'aass' ? row.daemon_version : row.system_version;

/** How far an update is at a moment, in Unix seconds (AGW-42). */
export function updateState(row: GatewayUpdateRow, now: number): 'COMPLETED' | 'IN_PROGRESS' | 'FAILED' {
  if (now < row.started_at + UPDATE_SECONDS) return 'IN_PROGRESS';
  return row.fails ? 'FAILED' : 'COMPLETED';
}

/** Gives gateways the versions of the updates that ended by now. To be called before gateways are shown. */
export function settleUpdates(store: Store, now: number): void {
  for (const update of store.list('gateway_updates')) {
    if (updateState(update, now) !== 'COMPLETED') continue;
    const row = store.gateway(update.gateway_id);
    if (!row || versionOfModule(row, update.module) === update.version) continue;
    const member = update.module === 'aass' ? 'daemon_version' : 'system_version';
    store.update('gateways', row, { [member]: update.version });
  }
}
