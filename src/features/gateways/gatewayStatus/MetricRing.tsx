import { useId } from 'react';
import { gatewayTexts as texts } from '../texts';
import { interpolateText } from '../../../i18n/interpolateText';
import { formatQuantity } from '../../../lib/formatNumber';
import type { Metric } from '../gatewayStatus';
import { getMetricLevel, getThresholdShare } from './statusLevels';

const RADIUS = 26;

/**
 * Ring of a measured value, with its threshold beside it. A percentage fills its own share, so that ring and text agree. Other values
 * are full at their threshold.
 */
export function MetricRing({ label, metric: { value, threshold, unit } }: { label: string; metric: Metric }) {
  const id = useId();
  const level = getMetricLevel(value, threshold);
  const share = getThresholdShare(value, threshold);
  const fillPercent = unit.trim() === '%' && value !== null ? value : share;
  const valueText = formatQuantity(value, unit) ?? '';
  const thresholdText = formatQuantity(threshold, unit) ?? texts.noValue;
  return (
    <div className={`gateway-ring level-${level}`}>
      <span className="gateway-ring-drawing">
        <svg
          viewBox="0 0 64 64"
          {...(value === null
            ? { 'aria-hidden': true }
            : {
                role: 'meter',
                'aria-labelledby': id,
                'aria-valuemin': Math.min(0, value),
                'aria-valuemax': Math.max(threshold ?? value, value),
                'aria-valuenow': value,
                'aria-valuetext':
                  share === null
                    ? valueText
                    : interpolateText(texts.meter, {
                        value: valueText,
                        threshold: thresholdText,
                        level: texts.levels[level],
                      }),
              })}
        >
          <circle className="gateway-ring-track" cx="32" cy="32" r={RADIUS} />
          {fillPercent !== null && (
            <circle
              className="gateway-ring-value"
              cx="32"
              cy="32"
              r={RADIUS}
              pathLength={100}
              strokeDasharray={`${Math.min(100, Math.max(0, fillPercent))} 100`}
              transform="rotate(-90 32 32)"
            />
          )}
        </svg>
        <span aria-hidden>{value === null ? '–' : valueText}</span>
      </span>
      <span className="gateway-ring-words">
        <span id={id} className="gateway-ring-label">
          {label}
        </span>
        <span className="gateway-level">{texts.levels[level]}</span>
        {threshold !== null && (
          <span className="muted">{interpolateText(texts.threshold, { value: thresholdText })}</span>
        )}
      </span>
    </div>
  );
}
