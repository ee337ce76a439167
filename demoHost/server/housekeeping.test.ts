import { expect, it } from 'vitest';
import { startTestHost } from '../testing/testHost';
import { deleteOldRows } from './housekeeping';

it('rows of the own work are deleted when they are old: sessions, messages and opened doors, no other command', async () => {
  let now = 1_795_168_800;
  const host = await startTestHost({ now: () => now * 1000 });
  const root = await host.signInAs('super');
  const { state } = host.store;
  const asset = state.assets.find((row) => !row.is_blocked)!;
  const body = { email: 'eva@correo.example', role: 'ROLE_USER', asset_id: asset.id };
  expect((await root('POST', '/users/register/invitation', body)).status).toBe(201);
  const command = {
    id: 'a',
    gateway_id: null,
    device_uuid: null,
    payload: {},
    state: 'done' as const,
    asked_at: now,
    next_check_at: now,
    finished_at: now,
  };
  await host.store.transaction('write', (store) =>
    store.insert(
      'device_commands',
      { ...command, kind: 'open_door' },
      { ...command, id: 'b', kind: 'set_password' },
      { ...command, id: 'c', kind: 'open_door', finished_at: null },
    ),
  );
  await deleteOldRows(host.store, now);
  expect([state.sessions.length, state.outbox.length, state.device_commands.length]).toEqual([1, 1, 3]);
  now += 31 * 86_400;
  await deleteOldRows(host.store, now);
  expect([state.sessions, state.outbox]).toEqual([[], []]);
  expect(state.device_commands.map(({ id }) => id)).toEqual(['b', 'c']);
  await host.close();
});
