import { mapRows, type RawRecord } from '../../../dataProvider';
import { isPlainObject } from '../../lib/json';
import { toNumberOrNull, toTextOrNull } from './gatewayRecord';

/** Ring metrics, in display order. */
export const metricNames = ['cpu_temperature', 'cpu_ram_used', 'cpu_hdd_used', 'cpu_load'] as const;
export type MetricName = (typeof metricNames)[number];

/** Gateway services that run or do not run. */
export const serviceNames = [
  'zwave_controller',
  'helper_api',
  'vpn_connection',
  'helper_service',
  'assistant_cloud_service',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Usage of a resource; null if the host does not send it. */
export interface Usage {
  used: number | null;
  total: number | null;
}

export interface Metric {
  value: number | null;
  /** Value from which it is an issue, in the unit of the value. */
  threshold: number | null;
  unit: string;
}

/** Measured status of a gateway. */
export interface GatewayStatus {
  gatewayId: string;
  /** Unix seconds. */
  lastConnection: number | null;
  /** Uptime in seconds. */
  uptime: number | null;
  /** Seconds without contact. */
  timeOffline: number | null;
  vpnIp: string | null;
  /** 0 to 100 */
  health: number | null;
  /** Codes of active issues; null: the host sent no list. */
  activeIssues: readonly string[] | null;
  metrics: Readonly<Record<MetricName, Metric>>;
  inodes: Usage;
  swap: Usage;
  /** null: the host does not send it. */
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
    packetLoss: number | null;
  };
}

/** Default units if the host sends none. */
const defaultUnits: Readonly<Record<MetricName, string>> = {
  cpu_temperature: '°C',
  cpu_ram_used: '%',
  cpu_hdd_used: '%',
  cpu_load: '',
};

/** True if the gateway has ever reported: without any report a service cannot be shown as stopped. */
export const hasReported = ({ lastConnection, activeIssues }: GatewayStatus): boolean =>
  lastConnection !== null || activeIssues !== null;

/** Parses the statuses of a response, without those of no gateway. A response that is no list is an error, not "none". */
export const parseGatewayStatuses = (body: unknown): readonly GatewayStatus[] =>
  mapRows(body, (row) => {
    const gatewayId = toTextOrNull(row.gateway_id);
    return gatewayId === null ? undefined : parseGatewayStatus(row, gatewayId);
  });

function parseGatewayStatus(row: RawRecord, gatewayId: string): GatewayStatus {
  const thresholds = isPlainObject(row.thresholds) ? row.thresholds : {};
  const units = isPlainObject(row.units) ? row.units : {};
  const network = isPlainObject(row.networkState) ? row.networkState : {};
  const readMetric = (name: MetricName): Metric => ({
    value: toNumberOrNull(row[name]),
    threshold: toNumberOrNull(thresholds[name]),
    unit: toTextOrNull(units[name]) ?? defaultUnits[name],
  });
  const readService = (name: ServiceName): boolean | null => {
    const value = row[name];
    return typeof value === 'boolean' ? value : null;
  };
  return {
    gatewayId,
    lastConnection: toNumberOrNull(row.last_connection),
    uptime: toNumberOrNull(row.uptime),
    timeOffline: toNumberOrNull(row.time_offline),
    vpnIp: toTextOrNull(row.vpn_ip),
    health: toNumberOrNull(row.health),
    activeIssues: Array.isArray(row.activeIssues)
      ? row.activeIssues.filter((code) => typeof code === 'string')
      : null,
    metrics: {
      cpu_temperature: readMetric('cpu_temperature'),
      cpu_ram_used: readMetric('cpu_ram_used'),
      cpu_hdd_used: readMetric('cpu_hdd_used'),
      cpu_load: readMetric('cpu_load'),
    },
    inodes: { used: toNumberOrNull(row.used_inodes), total: toNumberOrNull(row.total_inodes) },
    swap: { used: toNumberOrNull(row.used_swap), total: toNumberOrNull(row.total_swap) },
    services: {
      zwave_controller: readService('zwave_controller'),
      helper_api: readService('helper_api'),
      vpn_connection: readService('vpn_connection'),
      helper_service: readService('helper_service'),
      assistant_cloud_service: readService('assistant_cloud_service'),
    },
    connection: toTextOrNull(row.network_interface),
    network: {
      status: toTextOrNull(network.status),
      bandWidth: toNumberOrNull(network.bandWidth),
      latency: toNumberOrNull(network.latency),
      packetLoss: toNumberOrNull(network.percentagePackageLost),
    },
  };
}
