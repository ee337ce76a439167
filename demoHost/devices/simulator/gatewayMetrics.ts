import { createRandom, hashText } from '../../../fixtures/generators/random';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';
import type { GatewayRow } from '../../../fixtures/rows/gateways';

/** Value from which a metric is an issue, in its own unit. */
const thresholds = {
  cpu_temperature: 80,
  cpu_ram_used: 90,
  cpu_hdd_used: 85,
  cpu_load: 4,
  battery_level: 15,
};

const units = {
  cpu_temperature: '°C',
  cpu_ram_used: '%',
  cpu_hdd_used: '%',
  cpu_load: '',
  battery_level: '%',
};

const networkQualities = ['good', 'good', 'good', 'medium', 'bad'] as const;

/**
 * Returns the platform's metrics of a gateway; they stay the same for the same gateway. A gateway that never reported has
 * no list of issues, which counts as unknown. `now` is Unix seconds.
 */
export function gatewayMetrics(
  row: GatewayRow,
  assetId: string | null,
  now: number,
): ContractSchemas['GatewayStatus'] {
  const random = createRandom(hashText(row.id));
  const isOnline = row.state === 'online';
  const isKnown = row.state !== 'unknown';
  const load = {
    cpu_temperature: random.int(38, 86),
    cpu_ram_used: random.int(22, 96),
    cpu_hdd_used: random.int(15, 92),
    cpu_load: random.int(5, 480) / 100,
  };
  const metrics = ['cpu_temperature', 'cpu_ram_used', 'cpu_hdd_used', 'cpu_load'] as const;
  const hasZwave = random.chance(0.93);
  const hasVpn = random.chance(0.96);
  const issues = [
    ...(isOnline ? [] : ['online']),
    ...metrics.filter((metric) => load[metric] >= thresholds[metric]),
    ...(hasZwave ? [] : ['zwave_controller']),
    ...(hasVpn ? [] : ['vpn_connection']),
  ];
  const networkQuality = isKnown ? random.pick(networkQualities) : 'unknown';
  const offlineSeconds = isOnline ? 0 : random.int(1, 400) * 900;
  const uptime = random.int(1, 900) * 3600;
  const ip = [random.int(16, 31), random.int(0, 255), random.int(2, 250)].join('.');
  return {
    gateway_id: row.id,
    asset_id: assetId,
    project_id: row.project_id,
    vpn_ip: isKnown ? `172.${ip}` : null,
    last_connection: isKnown ? now - offlineSeconds - random.int(5, 240) : null,
    uptime: isOnline ? uptime : null,
    time_offline: isKnown ? offlineSeconds : null,
    health: isKnown ? Math.max(0, 100 - issues.length * 18 - (isOnline ? 0 : 40)) : null,
    ...(isKnown && { activeIssues: issues }),
    thresholds,
    units,
    ...(isKnown ? load : { cpu_temperature: null, cpu_ram_used: null, cpu_hdd_used: null, cpu_load: null }),
    used_inodes: isKnown ? random.int(40_000, 300_000) : null,
    total_inodes: isKnown ? 458_752 : null,
    used_swap: isKnown ? random.int(0, 400) : null,
    total_swap: isKnown ? 512 : null,
    zwave_controller: isOnline && hasZwave,
    helper_api: isOnline,
    vpn_connection: isOnline && hasVpn,
    helper_service: isOnline,
    assistant_cloud_service: isOnline,
    network_interface: row.network_interface,
    networkState: {
      bandWidth: isKnown ? random.int(2, 300) : null,
      latency: isKnown ? random.int(8, networkQuality === 'bad' ? 900 : 120) : null,
      percentagePackageLost: isKnown ? (networkQuality === 'good' ? 0 : random.int(1, 30)) : null,
      status: networkQuality,
    },
  };
}
