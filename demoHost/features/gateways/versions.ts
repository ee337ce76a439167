import type { GatewayRow, GatewayUpdateRow, GatewayUpdateModule } from '../../../fixtures/rows/gateways';
import type { Store } from '../../store/store';

/** Duration of an update in seconds: three polls of the console. */
export const UPDATE_SECONDS = 80;

/** False for the product that no longer gets published versions. */
export const hasVersions = (row: GatewayRow): boolean => row.sku !== 'GW-MINI';

/** Returns the version of a module that a gateway runs. */
export const versionOfModule = (row: GatewayRow, module: GatewayUpdateModule): string =>
  module === 'aass' ? row.daemon_version : row.system_version;

/** Returns the progress of an update at a time in Unix seconds. */
export function updateState(row: GatewayUpdateRow, now: number): 'COMPLETED' | 'IN_PROGRESS' | 'FAILED' {
  if (now < row.started_at + UPDATE_SECONDS) return 'IN_PROGRESS';
  return row.fails ? 'FAILED' : 'COMPLETED';
}

/** Sets the new versions of gateways whose updates have ended. Call it before returning gateways. */
export function settleUpdates(store: Store, now: number): void {
  for (const update of store.list('gateway_updates')) {
    if (updateState(update, now) !== 'COMPLETED') continue;
    const row = store.gateway(update.gateway_id);
    if (!row || versionOfModule(row, update.module) === update.version) continue;
    const member = update.module === 'aass' ? 'daemon_version' : 'system_version';
    store.update('gateways', row, { [member]: update.version });
  }
}
