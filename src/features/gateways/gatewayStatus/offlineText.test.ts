import { afterEach, beforeEach, expect, it } from 'vitest';
import { getHomeTimeZone, setHomeTimeZone } from '../../../lib/date/timeZone';
import { parseGatewayStatuses, type GatewayStatus } from '../gatewayStatus';
import { describeOfflineTime } from './offlineText';

const before = getHomeTimeZone();
beforeEach(() => setHomeTimeZone('Europe/Madrid'));
afterEach(() => setHomeTimeZone(before));

const statusOf = (row: object): GatewayStatus => {
  const [status] = parseGatewayStatuses({ data: [{ gateway_id: 'G1', activeIssues: ['online'], ...row }] });
  if (!status) throw new Error('no status');
  return status;
};
const at = (iso: string) => Date.parse(iso) / 1000;
// 12:13 in Madrid.
const NOW = at('2026-11-27T11:13:00Z');

it.each([
  ['the offline time', { time_offline: 42_300 }, 'Desconectado desde las 00:28 (11 h 45 min).'],
  [
    'the last connection without one',
    { last_connection: at('2026-11-27T11:00:00Z'), time_offline: 0 },
    'Desconectado desde las 12:00 (13 min).',
  ],
  ['an hour in the singular', { time_offline: 40_000 }, 'Desconectado desde la 01:06 (11 h 6 min).'],
  [
    'yesterday if it was then in the zone of the console',
    { last_connection: at('2026-11-26T22:59:00Z') },
    'Desconectado desde ayer a las 23:59 (12 h 14 min).',
  ],
  [
    'the day of an earlier one',
    { last_connection: at('2026-11-25T22:59:00Z') },
    'Desconectado desde el 25/11/2026 a las 23:59 (1 d 12 h).',
  ],
  ['nothing more without a time', { last_connection: null }, 'Desconectado.'],
  ['a time to come as no time', { last_connection: NOW + 60 }, 'Desconectado desde las 12:14 (0 s).'],
])('says %s [GWD-08]', (_, row, text) => {
  expect(describeOfflineTime(statusOf(row), NOW, NOW).replaceAll(/\s/gu, ' ')).toBe(text);
});

it('counts on after the reading [GWD-08]', () => {
  expect(describeOfflineTime(statusOf({ time_offline: 600 }), NOW - 300, NOW).replaceAll(/\s/gu, ' ')).toBe(
    'Desconectado desde las 11:58 (15 min).',
  );
});
