import { expect, it } from 'vitest';
import { parseGatewayStatuses } from '../gatewayStatus';
import { findAlerts, findWarnings } from './statusFindings';

const find = (row: object) => {
  const [status] = parseGatewayStatuses({ data: [{ gateway_id: 'G1', activeIssues: [], ...row }] });
  if (!status) throw new Error('no status');
  return [findAlerts(status), findWarnings(status)].map((texts) =>
    texts.map((text) => text.replaceAll(/\s/gu, ' ')),
  );
};
const thresholds = { cpu_temperature: 80, cpu_ram_used: 90, cpu_hdd_used: 85, cpu_load: 4 };

it('names what is at or above its threshold, with its value, and what is close to it [AGW-33, AGW-34]', () => {
  expect(
    find({ thresholds, cpu_temperature: 82, cpu_hdd_used: 85, cpu_ram_used: 84, cpu_load: 4.21 }),
  ).toEqual([
    ['CPU 82 °C (umbral 80)', 'disco 85 % (umbral 85)', 'carga de CPU 4,21 (umbral 4)'],
    ['RAM 84 %, cerca de su umbral (90)'],
  ]);
});

it.each([
  [{ status: 'bad', latency: 864, percentagePackageLost: 21 }, [['red mala (864 ms, 21 % perdidos)'], []]],
  [{ status: 'bad', latency: 864 }, [['red mala (864 ms)'], []]],
  [{ status: 'bad' }, [['red mala'], []]],
  [{ status: 'medium', percentagePackageLost: 0 }, [[], ['red media (0 % perdidos)']]],
  [{ status: 'good', latency: 900 }, [[], []]],
])('tells of the network %j [AGW-31]', (networkState, expected) => {
  expect(find({ networkState })).toEqual(expected);
});

it('counts the services that are known to be stopped [GWD-11]', () => {
  const [one, several] = [{ helper_api: false }, { helper_api: false, vpn_connection: false }];
  expect(find({ ...one, vpn_connection: true })).toEqual([['1 servicio parado'], []]);
  expect(find(several)).toEqual([['2 servicios parados'], []]);
  expect(find({ ...several, activeIssues: undefined })).toEqual([[], []]);
});

it('says nothing of what the host did not send', () => {
  expect(find({ cpu_temperature: 82 })).toEqual([[], []]);
  expect(find({ thresholds })).toEqual([[], []]);
});
