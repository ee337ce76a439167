import { useId } from 'react';
import { gatewayTexts as texts } from '../texts';
import { formatPercent } from '../../../lib/formatNumber';
import { getHealthLevel } from './statusLevels';

interface HealthBarProps {
  health: number | null;
  /** True if a part has an alert. */
  hasAlerts: boolean;
}

/** Health bar from 0 to 100 with its word; the level never depends on colour alone. Alerts have a word of their own; the alarm and the issues name them. */
export function HealthBar({ health, hasAlerts }: HealthBarProps) {
  const id = useId();
  const level = getHealthLevel(health);
  const saysAlerts = health !== null && hasAlerts;
  const value = Math.min(100, Math.max(0, health ?? 0));
  const word = saysAlerts ? texts.withAlerts : texts.healthLevels[level];
  const text = health === null ? texts.noValue : `${formatPercent(value) ?? ''} · ${word}`;
  return (
    <div className={`gateway-health level-${level}`}>
      <span id={id}>{texts.health}</span>
      <span
        className="gateway-bar"
        {...(health === null
          ? { 'aria-hidden': true }
          : {
              role: 'meter',
              'aria-labelledby': id,
              'aria-valuemin': 0,
              'aria-valuemax': 100,
              'aria-valuenow': value,
              'aria-valuetext': text,
            })}
      >
        <span style={{ inlineSize: `${value}%` }} />
      </span>
      {saysAlerts ? (
        <span>
          <span className="gateway-level">{formatPercent(value)}</span>
          <span className="muted">{' · '}</span>
          <span className="gateway-level level-alert">{word}</span>
        </span>
      ) : (
        <span className="gateway-level">{text}</span>
      )}
    </div>
  );
}
