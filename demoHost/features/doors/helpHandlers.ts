import { readBody } from '../../server/requests/readBody';
import { noContent, ok } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { gatewayDeviceInScope } from '../devices/scope';
import { conflictError, notFoundError } from '../../server/responses/hostError';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import type { DeviceHelpRow } from '../../../fixtures/rows/deviceAccess';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

const helpView = (row: DeviceHelpRow, device: DeviceRow): { data: ContractSchemas['DeviceHelp'] } => ({
  data: {
    title: row.title,
    description: row.description,
    device_id: device.device_id,
    gateway_uid: device.gateway_id ?? '',
  },
});

const findHelp = ({ store }: Call, device: DeviceRow) =>
  store.find('device_helps', { device_id: device.uuid });

/** Returns the device of the path and its instructions, or 404. */
async function helpInScope(call: Call): Promise<{ device: DeviceRow; help: DeviceHelpRow }> {
  const device = await gatewayDeviceInScope(call, call.params.gatewayId, call.params.deviceId ?? '');
  const help = await findHelp(call, device);
  if (!help) throw notFoundError();
  return { device, help };
}

const getDeviceHelp: Handler = async (call) => {
  const { device, help } = await helpInScope(call);
  return ok(helpView(help, device));
};

const createDeviceHelp: Handler = async (call) => {
  const { title, description, device_id, gateway_uid } = readBody('createDeviceHelp', call.body).data
    .attributes;
  const device = await gatewayDeviceInScope(call, gateway_uid, device_id);
  if (await findHelp(call, device))
    throw conflictError('help_exists', 'El dispositivo ya tiene instrucciones.');
  const help = { device_id: device.uuid, title, description };
  await call.store.insert('device_helps', help);
  return { status: 201, body: helpView(help, device) };
};

const updateDeviceHelp: Handler = async (call) => {
  const { title, description, device_id, gateway_uid } = readBody('updateDeviceHelp', call.body).data
    .attributes;
  const device = await gatewayDeviceInScope(call, gateway_uid, device_id);
  const help = await findHelp(call, device);
  if (!help) throw notFoundError();
  const updated = await call.store.update('device_helps', help, { title, description });
  return ok(helpView(updated, device));
};

/** Deleting missing instructions is 404, which the console treats as success. */
const deleteDeviceHelp: Handler = async (call) => {
  const { help } = await helpInScope(call);
  await call.store.remove('device_helps', { device_id: help.device_id });
  return noContent;
};

/** Handlers: instructions for devices. */
export const deviceHelpHandlers = { getDeviceHelp, createDeviceHelp, updateDeviceHelp, deleteDeviceHelp };
