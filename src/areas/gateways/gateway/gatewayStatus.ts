import { readRows, type Members } from '../../../../dataProvider';
import { isPlainObject } from '../../../lib/json';
import { numberOf, textOf } from './gatewayRecord';

/** The circular metrics, in the order they are shown (AGW-30). */
export const metricNames = ['cpu_temperature', 'cpu_ram_used', 'cpu_hdd_used', 'cpu_load'] as const;
export type MetricName = (typeof metricNames)[number];

/** Services of a gateway that run or do not (GWD-11). */
export const serviceNames = [
  'zwave_controller',
  'helper_api',
  'vpn_connection',
  'helper_service',
  'assistant_cloud_service',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** How much of something is used; null where the host does not say it. */
export interface Usage {
  used: number | null;
  total: number | null;
}

export interface Metric {
  value: number | null;
  /** From this value on it is an issue, in the unit of the value. */
  threshold: number | null;
  unit: string;
}

/** What the platform measures of a gateway. */
export interface GatewayStatus {
  gatewayId: string;
  /** Unix seconds. */
  lastConnection: number | null;
  /** For how many seconds it has been running. */
  uptime: number | null;
  /** For how many seconds it has not been heard. */
  timeOffline: number | null;
  vpnIp: string | null;
  /** 0 to 100 */
  health: number | null;
  /** null: the host sent no list (AGW-36). */
  activeIssues: readonly string[] | null;
  metrics: Readonly<Record<MetricName, Metric>>;
  inodes: Usage;
  swap: Usage;
  /** null: the host does not say it. */
  services: Readonly<Record<ServiceName, boolean | null>>;
  /** `ethernet`, `wifi` or `lte`. */
  connection: string | null;
  network: {
    status: string | null;
    /** Megabits a second. */
    bandWidth: number | null;
    /** ms */
    latency: number | null;
    /** Percent. */
    lost: number | null;
  };
}

/** Where the host says nothing of a unit (AGW-34). */
const usualUnits: Readonly<Record<MetricName, string>> = {
  cpu_temperature: '°C',
  cpu_ram_used: '%',
  cpu_hdd_used: '%',
  cpu_load: '',
};

/** The statuses of an answer; those of no gateway are left out. What is no list of statuses is a failure, not "none". */
export const statusesOf = (body: unknown): readonly GatewayStatus[] =>
  readRows(body, (row) => {
    const gatewayId = textOf(row.gateway_id);
    return gatewayId === null ? undefined : statusOf(row, gatewayId);
  });

function statusOf(row: Members, gatewayId: string): GatewayStatus {
  const thresholds = isPlainObject(row.thresholds) ? row.thresholds : {};
  const units = isPlainObject(row.units) ? row.units : {};
  const network = isPlainObject(row.networkState) ? row.networkState : {};
  const metric = (name: MetricName): Metric => ({
    value: numberOf(row[name]),
    threshold: numberOf(thresholds[name]),
    unit: textOf(units[name]) ?? usualUnits[name],
  });
  const service = (name: ServiceName): boolean | null => {
    const value = row[name];
    return typeof value === 'boolean' ? value : null;
  };
  return {
    gatewayId,
    lastConnection: numberOf(row.last_connection),
    uptime: numberOf(row.uptime),
    timeOffline: numberOf(row.time_offline),
    vpnIp: textOf(row.vpn_ip),
    health: numberOf(row.health),
    activeIssues: Array.isArray(row.activeIssues)
      ? row.activeIssues.filter((code) => typeof code === 'string')
      : null,
    metrics: {
      cpu_temperature: metric('cpu_temperature'),
      cpu_ram_used: metric('cpu_ram_used'),
      cpu_hdd_used: metric('cpu_hdd_used'),
      cpu_load: metric('cpu_load'),
    },
    inodes: { used: numberOf(row.used_inodes), total: numberOf(row.total_inodes) },
    swap: { used: numberOf(row.used_swap), total: numberOf(row.total_swap) },
    services: {
      zwave_controller: service('zwave_controller'),
      helper_api: service('helper_api'),
      vpn_connection: service('vpn_connection'),
      helper_service: service('helper_service'),
      assistant_cloud_service: service('assistant_cloud_service'),
    },
    connection: textOf(row.network_interface),
    network: {
      status: textOf(network.status),
      bandWidth: numberOf(network.bandWidth),
      latency: numberOf(network.latency),
      lost: numberOf(network.percentagePackageLost),
    },
  };
}
