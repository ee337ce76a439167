import { interpolateText } from '../../../i18n/interpolateText';
import { formatNumber, formatPercent, formatQuantity } from '../../../lib/formatNumber';
import {
  hasReported,
  metricNames,
  serviceNames,
  type GatewayStatus,
  type MetricName,
} from '../gatewayStatus';
import { gatewayTexts } from '../texts';
import { getMetricLevel, getNetworkLevel } from './statusLevels';

const texts = gatewayTexts.findings;

/**
 * Returns the measurements at or above their threshold, a bad network and the stopped services: "CPU 82 °C (umbral 80)".
 * Measurements that the host did not send are left out.
 */
export const findAlerts = (status: GatewayStatus): string[] => [
  ...describeMetrics(status, 'alert'),
  ...describeNetwork(status, 'alert'),
  ...describeStoppedServices(status),
];

/** Returns the measurements close to their threshold, and a network of medium quality. */
export const findWarnings = (status: GatewayStatus): string[] => [
  ...describeMetrics(status, 'warning'),
  ...describeNetwork(status, 'warning'),
];

type RaisedLevel = 'alert' | 'warning';

const describeMetrics = ({ metrics }: GatewayStatus, level: RaisedLevel): string[] =>
  metricNames
    .filter((name) => getMetricLevel(metrics[name].value, metrics[name].threshold) === level)
    .map((name) => describeMetric(name, metrics[name], level));

const describeMetric = (
  name: MetricName,
  { value, threshold, unit }: GatewayStatus['metrics'][MetricName],
  level: RaisedLevel,
): string =>
  interpolateText(level === 'alert' ? texts.above : texts.near, {
    name: texts.metrics[name],
    value: formatQuantity(value, unit) ?? '',
    threshold: formatNumber(threshold) ?? '',
  });

function describeNetwork({ network }: GatewayStatus, level: RaisedLevel): string[] {
  if (getNetworkLevel(network.status) !== level) return [];
  const name = texts.networks[level];
  const share = formatPercent(network.packetLoss);
  const values = [
    formatQuantity(network.latency, 'ms'),
    share === undefined ? undefined : interpolateText(texts.lost, { share }),
  ].filter((value) => value !== undefined);
  return [
    values.length === 0 ? name : interpolateText(texts.measuredNetwork, { name, values: values.join(', ') }),
  ];
}

function describeStoppedServices(status: GatewayStatus): string[] {
  if (!hasReported(status)) return [];
  const count = serviceNames.filter((name) => status.services[name] === false).length;
  return count === 0 ? [] : [interpolateText(texts.stopped, { smart_count: count })];
}
