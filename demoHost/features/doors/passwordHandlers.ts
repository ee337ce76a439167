import { readBody } from '../../server/requests/readBody';
import { assetInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { gatewayDeviceInScope } from '../devices/scope';
import { hasPasswords, isValidPassword, passwordKindOf, passwordOf, sendPassword } from './passwords';
import { notFoundError, unprocessableError } from '../../server/responses/hostError';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

/** Passwords that the doors of an asset have confirmed. */
const listSensorPasswords: Handler = async (call) => {
  const { store } = call;
  const asset = await assetInScope(call, call.params.assetId);
  const data = await Promise.all(
    (await store.list('devices', { asset_id: asset.id }))
      .filter(hasPasswords)
      .map(async (row): Promise<ContractSchemas['DevicePasswords']> => ({
        device_name: row.name,
        device_type: row.device_type,
        device_parameters: call.devices.passwordRule(row),
        sensor_passwords: (
          await Promise.all(
            row.sensors.map(async (sensor) => {
              const kind = passwordKindOf(sensor);
              if (kind === undefined || row.gateway_id === null) return [];
              return {
                device_id: row.device_id,
                gateway_id: row.gateway_id,
                sensor_id: sensor.sensor_id,
                sensor_type: kind,
                password: await passwordOf(call, row, sensor),
              };
            }),
          )
        ).flat(),
      })),
  );
  return ok({ data });
};

/** Changes one password; the device confirms it some seconds later. */
const updateSensorPassword: Handler = async (call) => {
  const row = await gatewayDeviceInScope(call, call.params.gatewayId, call.params.deviceId ?? '');
  const sensor = row.sensors.find((candidate) => candidate.sensor_id === call.params.sensorId);
  const kind = sensor && passwordKindOf(sensor);
  if (!sensor || !kind) throw notFoundError();
  const password = readBody('updateSensorPassword', call.body).data.password || null;
  if (!isValidPassword(call.devices.passwordRule(row), kind, password))
    throw unprocessableError(
      '/data/password',
      'El dispositivo no admite esta contraseña.',
      'password_format',
    );
  await sendPassword(call, row, sensor, password);
  return ok({ data: {} });
};

/** Handlers: door passwords. */
export const passwordHandlers = { listSensorPasswords, updateSensorPassword };
