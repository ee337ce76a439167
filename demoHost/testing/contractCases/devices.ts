import { expect } from 'vitest';
import type { FeatureCases } from './contractCases';
import { sampleOwners } from './recordSample';

const counter = (asset_id: string, serial_number: string) => ({
  device_type: 'door_contact',
  name: 'Ventana del salón',
  room: 'Salón',
  asset_id,
  serial_number,
  config_parameters: [],
  sensors: [
    { label: 'contact', name: 'Apertura', room: 'Salón', sensor_type: 'CONTACT' },
    { label: 'battery', name: 'Batería', room: 'Salón', sensor_type: 'BATTERY_LEVEL' },
  ],
  extra_information: [],
});

/** Cases: devices without gateway, doors, passwords and instructions. */
export const deviceCases: FeatureCases = async ({ host, expectStatus }) => {
  const { state } = host.store;
  await expectStatus(200, 'listDeviceTypes', '/gateway-cloud/device_types');
  const asset = state.assets.find((row) => !row.is_blocked)!;
  const create = (status: number, id: string, serial: string) =>
    expectStatus(status, 'createCloudDevice', '/gateway-cloud/devices', { data: counter(id, serial) });
  const { body } = await create(201, asset.id, '900001');
  await create(400, asset.id, '900001');
  await create(404, 'D404', '900002');
  const path = `/gateway-cloud/devices/${String(body['data']?.['uuid'])}`;
  await expectStatus(200, 'getCloudDevice', path);
  await expectStatus(200, 'updateCloudDevice', path, { data: { name: 'Ventana' } });
  await expectStatus(200, 'enableCloudDevice', `${path}/enable`, { data: { enabled: false } });
  await expectStatus(204, 'deleteCloudDevice', path);
  const cloudDevices = state.devices.filter((row) => row.cloud !== null);
  // The members of a device without gateway depend on its type, so one of each type is read.
  const kinds = new Map(cloudDevices.map(({ device_type, uuid: id }) => [device_type, id]));
  for (const id of kinds.values()) await expectStatus(200, 'getCloudDevice', `/gateway-cloud/devices/${id}`);

  const door = state.devices.find(
    (row) => row.lock_type !== null && row.asset_id !== null && row.gateway_id !== null && row.enabled,
  )!;
  const { device_id, gateway_id, asset_id } = door;
  const locks = state.devices.filter((row) => row.lock_type !== null);
  for (const id of sampleOwners(locks, (row) => row.asset_id)) {
    await expectStatus(200, 'listAssetDevices', `/assets/${id}/devices?type=lock`);
    await expectStatus(200, 'listSensorPasswords', `/sensor-passwords/deployment/${id}`);
  }
  await expectStatus(200, 'toggleAssetDevice', `/assets/${asset_id}/device/toggle`, {
    data: { enabled: false, device_id, gateway_id },
  });
  const slot = door.sensors.find((one) => one.sensor_type === 'NFC_CODE')!.sensor_id;
  const sent = { data: { password: null } };
  const slotPath = `/gateways/${gateway_id}/devices/${device_id}/update-password/${slot}`;
  await expectStatus(200, 'updateSensorPassword', slotPath, sent);

  const open = (status: number, access_sensor_id: string | null) =>
    expectStatus(status, 'openDoor', '/devices/toggle/lock', { data: { access_sensor_id, value: '1' } });
  const openerOf = (connectivity: string) =>
    state.devices
      .find((row) => row.lock_type !== null && row.enabled && row.connectivity === connectivity)!
      .sensors.find((one) => one.access_sensor_id !== null)!.access_sensor_id;
  await open(200, openerOf('ONLINE'));
  await open(409, openerOf('OFFLINE'));
  await open(404, 'acc-nada');

  const bare = state.devices.find(
    (row) => row.gateway_id !== null && !state.device_helps.some((help) => help.device_id === row.uuid),
  )!;
  const help = (device: string) => ({
    data: { attributes: { title: 'T', description: 'D', device_id: device, gateway_uid: bare.gateway_id } },
  });
  await expectStatus(404, 'createDeviceHelp', '/devices/help', help('nada'));
  await expectStatus(404, 'updateDeviceHelp', '/devices/help', help('nada'));
  await expectStatus(201, 'createDeviceHelp', '/devices/help', help(bare.device_id));
  await expectStatus(409, 'createDeviceHelp', '/devices/help', help(bare.device_id));
  await expectStatus(200, 'updateDeviceHelp', '/devices/help', help(bare.uuid));
  const helpPath = `/devices/help/${bare.device_id}/gateways/${bare.gateway_id}`;
  await expectStatus(200, 'getDeviceHelp', helpPath);
  await expectStatus(204, 'deleteDeviceHelp', helpPath);
  expect(host.loggedFailures).toEqual([]);
};
