import type { DeviceCommandRow } from '../../../fixtures/rows/deviceCommands';
import type { GatewayRow, GatewayUpdateRow, GatewayUpdateModule } from '../../../fixtures/rows/gateways';
import { stateOf } from '../../devices/commands';
import type { DeviceCall } from '../../devices/commands';
import { rowsById } from '../../server/rowsById';

/** State of an update. */
type UpdateState = 'COMPLETED' | 'IN_PROGRESS' | 'FAILED';

/** False for the product that no longer gets published versions. */
export const hasVersions = (row: GatewayRow): boolean => row.sku !== 'GW-MINI';

/** Returns the state of an update by its command, which has the same id; one without a command is over. */
function stateByCommand(
  { devices, now }: DeviceCall,
  gateway: GatewayRow,
  update: GatewayUpdateRow,
  command: DeviceCommandRow | undefined,
): UpdateState {
  if (!command) return update.fails ? 'FAILED' : 'COMPLETED';
  const state = stateOf(devices, command, { device: undefined, gateway }, now);
  if (state === 'pending' || state === 'sent') return 'IN_PROGRESS';
  return state === 'done' ? 'COMPLETED' : 'FAILED';
}

/** Returns the state of an update. */
export async function updateState(
  call: DeviceCall,
  gateway: GatewayRow,
  update: GatewayUpdateRow,
): Promise<UpdateState> {
  const command = await call.store.find('device_commands', { id: update.uuid });
  return stateByCommand(call, gateway, update, command);
}

/** Member of a gateway that holds the version of a module. */
export const versionMemberOf = (module: GatewayUpdateModule) =>
  module === 'aass' ? 'daemon_version' : 'system_version';

/** Returns gateways with the versions that their completed updates have brought. Call it before returning gateways. */
export async function withCurrentVersions(
  call: DeviceCall,
  rows: readonly GatewayRow[],
): Promise<GatewayRow[]> {
  const updates = await call.store.list('gateway_updates', { gateway_id: { in: rows.map((row) => row.id) } });
  if (updates.length === 0) return [...rows];
  const commands = await rowsById(
    call.store,
    'device_commands',
    updates.map((update) => update.uuid),
  );
  return rows.map((row) =>
    updates
      .filter(
        (update) =>
          update.gateway_id === row.id &&
          stateByCommand(call, row, update, commands.get(update.uuid)) === 'COMPLETED',
      )
      .reduce((gateway, { module, version }) => ({ ...gateway, [versionMemberOf(module)]: version }), row),
  );
}

/** Returns one gateway as {@link withCurrentVersions} does. */
export async function withCurrentVersion(call: DeviceCall, row: GatewayRow): Promise<GatewayRow> {
  const [current = row] = await withCurrentVersions(call, [row]);
  return current;
}
