import { useId } from 'react';
import { gatewayTexts as texts } from '../texts';
import { formatPercent } from '../../../lib/formatNumber';
import { getHealthLevel } from './statusLevels';

/** Health bar from 0 to 100 with its word; the level never depends on colour alone. */
export function HealthBar({ health }: { health: number | null }) {
  const id = useId();
  const level = getHealthLevel(health);
  const value = Math.min(100, Math.max(0, health ?? 0));
  const text =
    health === null ? texts.noValue : `${formatPercent(value) ?? ''} · ${texts.healthLevels[level]}`;
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
      <span className="gateway-level">{text}</span>
    </div>
  );
}
