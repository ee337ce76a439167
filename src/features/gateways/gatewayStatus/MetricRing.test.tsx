// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MetricRing } from './MetricRing';

it.each([
  [59.8, 80, '°C', 'Correcto', '74 % del umbral (80 °C)'],
  [89.9, 90, '%', 'Aviso', '99 % del umbral (90 %)'],
  [90, 90, '%', 'Alerta', '100 % del umbral (90 %)'],
])(
  'writes no share that its level has not reached: %d of %d %s [AGW-33]',
  (value, threshold, unit, level, says) => {
    render(<MetricRing label="Medida" metric={{ value, threshold, unit }} />);
    expect(screen.getByText(level)).toBeVisible();
    expect(screen.getByText(says)).toBeVisible();
  },
);
