import { describe, expect, it } from 'vitest';
import { parseGateway, getLinkedGatewayIds } from './gatewayRecord';
import { parseGatewayStatuses } from './gatewayStatus';

const garbage = [null, undefined, 'x', 7, [], {}, [null, 'x', {}]];

describe('gatewayOf', () => {
  it('reads what the card shows [AGW-26]', () => {
    const data = {
      qrCode: 'Q1',
      sku: 'GW-200',
      hw_version: '1.4',
      productionDate: 1_732_060_800,
      gatewayVersion: '2.13.0',
      daemonVersion: '3.8.0',
      type: 'private',
      status: 'online',
      managementLinks: { openhab: 'https://o.example/' },
    };
    expect(parseGateway(data, 'G1')).toMatchObject({
      id: 'G1',
      system: '2.13.0',
      aass: '3.8.0',
      hardware: '1.4',
    });
    expect(parseGateway(data, 'G1').links).toEqual({
      control_panel: undefined,
      openhab: 'https://o.example/',
      ssh_teleport: undefined,
    });
  });

  it.each(garbage)('survives %j', (data) => expect(parseGateway(data, 'G1').sku).toBeNull());
});

describe('linkedGateways', () => {
  it('names each gateway of the asset once [AGW-03]', () => {
    const rows = [{ gateway_id: 'G1' }, { gateway_id: 'G2' }, { gateway_id: 'G1' }, { qr_code: 'Q' }, null];
    expect(getLinkedGatewayIds(rows)).toEqual(['G1', 'G2']);
  });

  it.each(garbage)('finds none in %j [AGW-02]', (data) => expect(getLinkedGatewayIds(data)).toEqual([]));
});

describe('statusesOf', () => {
  it('tells a missing list of issues from an empty one [AGW-36]', () => {
    const read = parseGatewayStatuses([{ gateway_id: 'G1' }, { gateway_id: 'G2', activeIssues: [] }]);
    expect(read.map(({ activeIssues }) => activeIssues)).toEqual([null, []]);
  });

  it('has the usual units where the host says none [AGW-34]', () => {
    const [own] = parseGatewayStatuses([
      { gateway_id: 'G1', cpu_temperature: 51, units: { cpu_ram_used: 'MB' } },
    ]);
    expect(own?.metrics.cpu_temperature).toEqual({ value: 51, threshold: null, unit: '°C' });
    expect(own?.metrics.cpu_ram_used.unit).toBe('MB');
  });

  it('are none only in an empty list', () => expect(parseGatewayStatuses({ data: [] })).toEqual([]));

  it.each([null, undefined, 'x', 7, {}, [null, 'x', {}], [null], [{}], [{ health: 3 }]])(
    'takes %j for a failure, never for "none"',
    (data) => expect(() => parseGatewayStatuses(data)).toThrow(),
  );
});
