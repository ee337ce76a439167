// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HealthBar } from './HealthBar';
import { MetricRing } from './MetricRing';

it.each([
  [59.8, 80, '°C', 'Correcto', 'umbral 80 °C'],
  [89.9, 90, '%', 'Aviso', 'umbral 90 %'],
  [90, 90, '%', 'Alerta', 'umbral 90 %'],
])(
  'names the level and the threshold, no percentage of a percentage: %d of %d %s [AGW-33]',
  (value, threshold, unit, level, says) => {
    const { container } = render(<MetricRing label="Medida" metric={{ value, threshold, unit }} />);
    expect(screen.getByText(level)).toBeVisible();
    expect(screen.getByText(says)).toBeVisible();
    expect(container).not.toHaveTextContent('del umbral');
  },
);

it.each([
  [82, true, '82 % · con alertas', 'level-good'],
  [82, false, '82 % · Buena', 'level-good'],
  [6, true, '6 % · con alertas', 'level-alert'],
])(
  'a health of %d is no better than its alerts, if it has any (%s): %s [AGW-32]',
  (health, hasAlerts, says, level) => {
    const { container } = render(<HealthBar health={health} hasAlerts={hasAlerts} />);
    expect(container).toHaveTextContent(says);
    // The word for alerts has their colour; bar and percentage keep that of the value.
    expect([...container.querySelectorAll('span.level-alert')].map(({ textContent }) => textContent)).toEqual(
      hasAlerts ? [says.split(' · ')[1]] : [],
    );
    expect(container.querySelector('.gateway-health')).toHaveClass(level);
  },
);
