import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobManager } from '../../../jobs/jobManager';
import type { Door, Slot } from '../doors/doors';
import { POLL_INTERVAL_MS } from './passwordRun';
import { startRun } from './runStore';

const slot: Slot = {
  key: '0.0',
  gatewayId: 'g1',
  deviceId: 'd1',
  sensorId: 's1',
  kind: 'NUMERIC_PASSWORD',
  name: 'Contraseña 1',
  password: '111111',
};
const door: Door = {
  key: '0',
  name: 'Cerradura',
  rule: { min: 6, max: 6, digits: '01' },
  slots: [slot],
  location: { name: 'Puerta', gatewayId: 'G1', deviceId: 'lock-1' },
  isUnknown: false,
  otherKinds: 0,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a run that went well leaves nothing to do, and with that no password, in the tray', async () => {
  const onDone = vi.fn();
  startRun({
    assetId: 'A1',
    title: 'Contraseñas',
    place: { label: 'Accesos', to: '/admin/assets/A1/accesses' },
    changes: [{ door, slot, password: '010101' }],
    adapter: {
      send: () => Promise.resolve({ state: 'sent' }),
      read: () => Promise.resolve([{ ...slot, password: '010101' }]),
    },
    onDone,
  });
  const own = () => jobManager.getJobs().find(({ title }) => title === 'Contraseñas');
  expect(own()).toMatchObject({ state: 'running' });
  expect(Object.keys(own()?.actions ?? {})).toContain('stop');
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
  expect(own()).toMatchObject({ state: 'done', actions: {} });
  expect(Object.keys(own()?.actions ?? {})).toEqual([]);
  expect(onDone).toHaveBeenCalledTimes(1);
});
