import type { FeatureCases } from './contractCases';

/** Cases: invitations, stays, visits, QR accesses and the log as a file. */
export const accessContractCases: FeatureCases = async ({ host, superAdmin, call, expectStatus }) => {
  const { state } = host.store;
  const now = 1_795_168_800;
  const day = 86_400;
  const validity = { valid_from: now, valid_until: now + day };
  const lock = state.devices.find((row) => row.asset_id !== null && row.lock_type !== null)!;
  const assetId = lock.asset_id!;

  const log = `/data/projects/time-series/${state.projects[0]!.id}/access-control`;
  const file = await superAdmin('GET', `${log}?format=csv&from=${now - day}&until=${now}`);
  if (file.status !== 200) throw new Error(`the file of the log: ${file.status} ${file.text}`);
  await call('listProjectAccessLog', superAdmin, log);

  const devices = lock.sensors
    .filter((sensor) => sensor.access_sensor_id !== null)
    .map(({ sensor_id }) => ({
      type: lock.device_type,
      label: lock.name,
      deviceId: lock.device_id,
      sensorId: sensor_id,
      gatewayId: lock.gateway_id,
    }));
  const invitation = (id: string) => ({
    data: {
      attributes: {
        alias: 'Visita',
        validFrom: now,
        validUntil: now + day,
        type: 'home',
        assets: [{ assetId: id, devices }],
      },
    },
  });
  await expectStatus(201, 'createInvitation', '/access/create', invitation(assetId));
  await expectStatus(404, 'createInvitation', '/access/create', invitation('x'));
  const made = state.asset_invitations.at(-1)!;
  await expectStatus(204, 'revokeAccess', `/access/${made.uid}/revoke`);
  await expectStatus(409, 'revokeAccess', `/access/${made.uid}/revoke`);
  host.store.state.asset_invitations.push({
    ...made,
    uid: 'inv-old',
    is_new_invitation: false,
    revoked_at: null,
  });
  await expectStatus(204, 'revokeAnonymousAccess', '/assets/anonymous-access/inv-old');
  await expectStatus(409, 'revokeAnonymousAccess', '/assets/anonymous-access/inv-old');

  const visit = state.external_invitations.find((row) => row.state === 'PENDING' && row.valid_until > now)!;
  const late = state.external_invitations.find((row) => row.state === 'PENDING' && row.valid_until < now)!;
  await expectStatus(200, 'validateExternalInvitation', `/access/qr/${visit.uid}/validate`);
  await expectStatus(409, 'validateExternalInvitation', `/access/qr/${visit.uid}/validate`);
  await expectStatus(410, 'validateExternalInvitation', `/access/qr/${late.uid}/validate`);

  const stay = (id: string, keys: object) => ({
    data: { attributes: { ...validity, access_keys: keys, allocations: [{ asset_id: id }] } },
  });
  const digital = { digital: ['a@b.example'] };
  const nfc = { nfc: ['04A1B2C3D4'] };
  const unlocked = state.assets.find((row) =>
    host.store.rows.list('devices', { asset_id: row.id }).every((device) => device.lock_type === null),
  )!.id;
  const { body } = await expectStatus(
    201,
    'createCheckIn',
    '/hotels/assets/check-in',
    stay(assetId, digital),
  );
  const at = `/hotels/assets/check-in/${String(body['data']!['id'])}`;
  await expectStatus(226, 'createCheckIn', '/hotels/assets/check-in', stay(assetId, digital));
  await expectStatus(404, 'createCheckIn', '/hotels/assets/check-in', stay('x', digital));
  await expectStatus(406, 'createCheckIn', '/hotels/assets/check-in', stay(unlocked, nfc));
  await expectStatus(200, 'updateCheckIn', at, stay(assetId, nfc));
  await expectStatus(406, 'updateCheckIn', at, stay(unlocked, nfc));
  const busy = state.check_ins.find(
    (row) => row.state === 'ACTIVE' && row.valid_from < now && row.valid_until > now && row.nfc.length === 0,
  )!;
  await expectStatus(226, 'updateCheckIn', at, stay(busy.asset_ids[0]!, digital));
  state.check_ins.at(-1)!.state = 'REVOKED';
  await expectStatus(409, 'updateCheckIn', at, stay(assetId, digital));

  const code = (id: string) => ({
    data: { attributes: { ...validity, qr_code: 'CASO-1', allocations: [{ asset_id: id }] } },
  });
  const related = await expectStatus(201, 'relateQr', '/qr/relate/assets', code(assetId));
  await expectStatus(409, 'relateQr', '/qr/relate/assets', code(assetId));
  await expectStatus(404, 'relateQr', '/qr/relate/assets', code('x'));
  await expectStatus(406, 'relateQr', '/qr/relate/assets', code(unlocked));
  await expectStatus(200, 'listQrAccesses', `/qr/access/assets/${assetId}/list?page[size]=50&search=caso`);
  const revoke = `/qr/access/${String(related.body['data']!['uid'])}/revoke`;
  await expectStatus(204, 'revokeQrAccess', revoke);
  await expectStatus(409, 'revokeQrAccess', revoke);
};
