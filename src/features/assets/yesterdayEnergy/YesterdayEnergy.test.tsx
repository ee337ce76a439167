// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../../app/declarations/bundledDeclarations';
import { clearSession, saveSession } from '../../../session/session';
import { renderConsole } from '../../../testing/renderConsole';
import { sensorRow } from '../consumptions/testing/sensorRow';
import YesterdayEnergy from './YesterdayEnergy';

const resources = await createBundledResources();
const ENERGY = sensorRow('e', 'KILOWATTSHOUR_HOUR_CH1');
const TEMPERATURE = sensorRow('t', 'TEMPERATURE');
/** Seconds of an hour of 22 November 2026. */
const hour = (number: number) => Date.UTC(2026, 10, 22, number) / 1000;
const SERIES = 'GET /data/assets/time-series/A1';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 23, 12) });
  saveSession({ token: 't', permissions: [] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

function open(sensors: readonly unknown[], series: object) {
  const declared = resources.get('assets');
  if (!declared) throw new Error('no assets');
  return renderConsole(
    <YesterdayEnergy
      record={{ id: 'A1' }}
      resource={declared}
      options={{ link: '/admin/assets/{id}/consumptions' }}
    />,
    { resources, responses: { 'GET /assets/A1/sensors': { body: { data: sensors } }, [SERIES]: series } },
  );
}
const card = () => screen.findByRole('region', { name: 'Energía de ayer' });

describe("yesterday's energy", () => {
  it('shows the total of yesterday with its highest hour, of the sensor that the consumptions begin with [CONS-15]', async () => {
    const view = open([TEMPERATURE, ENERGY], {
      body: {
        data: [
          { ts: hour(0), v: 0.2 },
          { ts: hour(20), v: 0.9 },
          { ts: hour(23), v: 0.4 },
        ],
        meta: { unit: 'kWh', total: 1.5 },
      },
    });
    expect(await within(await card()).findByText('1,5 kWh')).toBeVisible();
    // The place of a bar is its hour, also where hours before it were not measured.
    expect(screen.getByText('Máximo a las 20:00')).toBeVisible();
    const bars = [...document.querySelectorAll('.hour-bars > *')].map((bar) => bar.className);
    expect([bars.length, bars[20], bars[21]]).toEqual([24, 'is-peak', 'is-missing']);
    expect(screen.getByText('Media 0,50 kWh · faltan 21 h')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Consumos' })).toHaveAttribute(
      'href',
      '/admin/assets/A1/consumptions',
    );
    const calls = view.callsBesidesProfile().filter((call) => call.includes('time-series'));
    expect(calls).toHaveLength(1);
    const query = new URLSearchParams(calls[0]?.split('?')[1]);
    expect([query.get('sensor'), query.get('from')]).toEqual(['KILOWATTSHOUR_HOUR_CH1', String(hour(0))]);
  });

  it('says that there is no energy sensor, or that nothing was measured, and asks for nothing it cannot read', async () => {
    const view = open([TEMPERATURE], { body: { data: [] } });
    expect(await within(await card()).findByText('No hay ningún sensor de energía')).toBeVisible();
    expect(view.callsBesidesProfile().some((call) => call.includes('time-series'))).toBe(false);
    view.unmount();
    open([ENERGY], { body: { data: [], meta: { unit: 'kWh', total: 0 } } });
    expect(await within(await card()).findByText('No hay datos de energía de ayer')).toBeVisible();
  });

  it('says of a sensor without amounts by hour that it has none, in place of "nothing"', async () => {
    open([sensorRow('k', 'KILOWATTSHOUR')], {
      body: { data: [{ ts: hour(1), v: 12 }], meta: { unit: 'kWh', total: 12 } },
    });
    expect(
      await within(await card()).findByText('Su sensor de energía no da consumos por hora'),
    ).toBeVisible();
  });

  it('says what failed, and can be asked again', async () => {
    open([ENERGY], { status: 500 });
    expect(await within(await card()).findByText('No se ha podido leer la energía de ayer')).toBeVisible();
    expect(screen.getByRole('button', { name: /Reintentar/ })).toBeVisible();
  });
});
