import type { FeatureCases } from './contractCases';

/** Cases: gateways with links, updates and maintenance; sensors with time series; adding cameras. */
export const gatewayCases: FeatureCases = async ({ host, call, expectStatus }) => {
  const { state } = host.store;
  const private_ = state.gateways.filter((row) => row.type === 'private');
  const idle = private_.filter(
    (row) => host.store.rows.list('assets', { 'gateways.gateway_id': row.id }).length === 0,
  );
  const [stock, other] = idle.filter((row) => row.qr_code !== null);
  const busy = private_.find(
    (row) => host.store.rows.list('assets', { 'gateways.gateway_id': row.id }).length > 0,
  )!;
  const [empty] = state.assets.filter((row) => row.gateways.length === 0);
  const project = state.projects.find((row) => row.client_id === stock!.client_id)!;

  for (const projectId of [project.id, null])
    await expectStatus(200, 'updateGateway', `/gateways/${stock!.id}`, { projectId });
  await expectStatus(409, 'updateGateway', `/gateways/${busy.id}`, { project_id: null });
  const link = `/gateways/${empty!.id}/deployments/by-qr-code/${stock!.qr_code}`;
  await expectStatus(200, 'linkGatewayByQr', link);
  await expectStatus(409, 'linkGatewayByQr', link);
  await expectStatus(409, 'assignGatewayToAsset', `/assets/${empty!.id}/gateways/${other!.id}`);
  await expectStatus(409, 'deleteGateway', `/gateways/${stock!.id}`);
  await expectStatus(204, 'unassignGatewayFromAsset', `/assets/${empty!.id}/gateways/${stock!.id}`);
  await expectStatus(200, 'assignGatewayToAsset', `/assets/${empty!.id}/gateways/${other!.id}`);
  await expectStatus(204, 'deleteGateway', `/gateways/${stock!.id}`);

  const old = state.gateways.find(
    (row) => row.state === 'online' && row.sku !== 'GW-MINI' && row.daemon_version === '3.5.0',
  )!;
  await expectStatus(200, 'getLatestVersions', `/gateway-updates/versions/${old.id}/latest`);
  const update = `/gateway-updates/updates/${old.id}/aass/latest`;
  await expectStatus(200, 'startUpdate', update);
  await expectStatus(409, 'startUpdate', update);
  await expectStatus(200, 'getUpdateState', `${update}_state`);
  await expectStatus(201, 'addMaintenance', `/gateways/${old.id}/maintenance/cleaning`, {
    data: { action: 'cleaning' },
  });

  const admin = await host.signInAs('admin');
  const own = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids[0];
  const mine = state.gateways.find((row) => row.client_id === own)!;
  await call('getLatestVersions', admin, `/gateway-updates/versions/${mine.id}/latest`);

  // The values of a series depend on the type of its sensor, so one of each type is read.
  const series = new Map(
    state.devices.flatMap(({ asset_id, device_id, sensors }) =>
      asset_id === null
        ? []
        : sensors.map((sensor) => [sensor.sensor_type, { asset_id, device_id, id: sensor.sensor_uuid }]),
    ),
  );
  for (const [type, { asset_id, device_id, id }] of series) {
    const read = `${asset_id}?sensor=${type}&device_id=${device_id}`;
    await expectStatus(200, 'getTimeSeries', `/data/assets/time-series/${read}`);
    const file = `${asset_id}?sensor_uuid=${id}&format=csv`;
    await expectStatus(200, 'downloadTimeSeries', `/data/assets/download-time-series/${file}`);
  }
  const sensor = state.devices[0]!.sensors[0]!;
  await expectStatus(200, 'updateSensor', `/sensors/${sensor.sensor_uuid}`, { data: { name: 'Puerta' } });
  await expectStatus(201, 'createAssetCamera', `/assets/${empty!.id}/cameras/create`, {
    data: {
      vendor: 'V',
      model: 'M',
      name: 'N',
      local_url: 'http://10.0.0.9',
      remote_url: 'https://c.example',
    },
  });
};
