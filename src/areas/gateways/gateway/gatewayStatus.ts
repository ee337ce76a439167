import { readRows, type Members } from '../../../../dataProvider';
import { isPlainObject } from '../../../lib/json';
import { numberOf, textOf } from './gatewayRecord';

/** The circular metrics, in the order they are shown (AGW-30). */
export const metricNames = ['cpu_temperature', 'cpu_ram_used', 'cpu_hdd_used', 'cpu_load'] as const;
export type MetricName = (typeof metricNames)[number];

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
  /** 0 to 100 */
  health: number | null;
  /** null: the host sent no list (AGW-36). */
  activeIssues: readonly string[] | null;
  metrics: Readonly<Record<MetricName, Metric>>;
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
  return {
    gatewayId,
    lastConnection: numberOf(row.last_connection),
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
    connection: textOf(row.network_interface),
    network: {
      status: textOf(network.status),
      bandWidth: numberOf(network.bandWidth),
      latency: numberOf(network.latency),
      lost: numberOf(network.percentagePackageLost),
    },
  };
}
