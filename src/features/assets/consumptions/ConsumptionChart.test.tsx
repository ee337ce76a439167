// @vitest-environment jsdom
import { mediaState } from '../../../testing/jsdomPolyfills';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../../session/session';
import type { FakeResponse } from '../../../testing/fakeHost';
import { renderConsole } from '../../../testing/renderConsole';
import Consumptions from './Consumptions';
import { sensorRow } from './testing/sensorRow';
import { createBundledResources } from '../../../app/declarations/bundledDeclarations';

const resources = await createBundledResources();
const SENSORS = 'GET /assets/A1/sensors';
const rows = [sensorRow('t', 'TEMPERATURE'), sensorRow('e', 'KILOWATTSHOUR_HOUR_CH1')];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 23, 12) });
  saveSession({ token: 't', permissions: [] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
  mediaState.isWide = true;
});

interface Point {
  ts: number;
  v: number;
}

/** Answers the points of the span of a call, with their total. */
function answerSeries(points: readonly Point[], url: string): FakeResponse {
  const search = new URLSearchParams(url.split('?')[1]);
  const data = points.filter(
    ({ ts }) => ts >= Number(search.get('from')) && ts <= Number(search.get('until')),
  );
  return { body: { data, meta: { unit: 'kWh', total: data.reduce((sum, { v }) => sum + v, 0) } } };
}

function open(
  at = '/',
  sensors: readonly unknown[] = rows,
  points: readonly Point[] = [],
  presence?: FakeResponse,
) {
  const declared = resources.get('assets');
  if (!declared) throw new Error('no assets');
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const shown = renderConsole(<Consumptions record={{ id: 'A1' }} resource={declared} options={{}} />, {
    resources,
    initialPath: at,
    responses: {
      [SENSORS]: { body: { data: sensors } },
      'GET /data/assets/time-series/A1': ({ url }) =>
        presence && url.includes('VIRTUAL_PRESENCE') ? presence : answerSeries(points, url),
    },
  });
  /** Returns sensor and days of each requested series, without the presence beside it. */
  const series = () =>
    shown
      .callsBesidesProfile()
      .filter((call) => call.includes('time-series') && !call.includes('VIRTUAL_PRESENCE'))
      .map((call) => {
        const query = new URLSearchParams(call.split('?')[1]);
        const day = (name: string) => new Date(Number(query.get(name)) * 1000).toISOString().slice(5, 10);
        return `${query.get('sensor') ?? ''} ${day('from')} ${day('until')}`;
      });
  return { user, series, ...shown };
}

describe('the consumptions of an asset', () => {
  it('start with the energy sensor over the last seven days, and leave the address as it is [CONS-01, CONS-03]', async () => {
    const { series, currentPath } = open();
    expect(await screen.findByText('No hay datos')).toBeVisible();
    expect(screen.getByLabelText('Sensor')).toHaveValue('e');
    expect(screen.getByRole('button', { name: '7 días' })).toHaveAttribute('aria-pressed', 'true');
    expect(series()).toEqual(['KILOWATTSHOUR_HOUR_CH1 11-16 11-22']);
    expect(currentPath()).toBe('/');
  });

  it('without such a sensor ask for one, and for nothing of the host [CONS-04, CONS-24]', async () => {
    const { series } = open('/', [rows[0]]);
    expect(await screen.findByText('Selecciona un sensor')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Obtener datos' })).toHaveAttribute('aria-disabled', 'true');
    expect(series()).toEqual([]);
  });

  it('load a usual range at once, which belongs to the address [CONS-02, CONS-08]', async () => {
    const { user, series, currentPath, go } = open();
    await screen.findByText('No hay datos');
    const presets = within(screen.getByRole('group', { name: 'Periodos habituales' }));
    expect(presets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Ayer',
      '7 días',
      '30 días',
      'Este mes',
    ]);
    for (const name of ['Ayer', '30 días', 'Este mes'])
      await user.click(presets.getByRole('button', { name }));
    await waitFor(() =>
      expect(series().slice(1)).toEqual([
        'KILOWATTSHOUR_HOUR_CH1 11-22 11-22',
        'KILOWATTSHOUR_HOUR_CH1 10-24 11-22',
        'KILOWATTSHOUR_HOUR_CH1 11-01 11-22',
      ]),
    );
    expect(currentPath()).toBe('/?sensor=e&from=2026-11-01&until=2026-11-22');
    await go(-1);
    expect(currentPath()).toBe('/?sensor=e&from=2026-10-24&until=2026-11-22');
    await waitFor(() => expect(screen.getByLabelText('Desde')).toHaveValue('24/10/2026'));
    expect(presets.getByRole('button', { name: '30 días' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are what their address says; what it says wrongly asks for nothing [CONS-08]', async () => {
    const { series } = open('/?sensor=t&from=2026-11-10&until=2026-11-12');
    expect(await screen.findByText('No hay datos')).toBeVisible();
    expect(screen.getByLabelText('Hasta')).toHaveValue('12/11/2026');
    expect(series()).toEqual(['TEMPERATURE 11-10 11-12']);
  });

  it('ask for nothing of an address that names today [CONS-08]', async () => {
    const { series } = open('/?sensor=t&from=2026-11-10&until=2026-11-23');
    expect(await screen.findByText('Pulsa «Obtener datos»')).toBeVisible();
    expect(series()).toEqual([]);
  });

  it('forget what was loaded when another sensor is chosen [CONS-06]', async () => {
    const { user, series } = open();
    await screen.findByText('No hay datos');
    await user.selectOptions(screen.getByLabelText('Sensor'), 't');
    expect(screen.getByText('Pulsa «Obtener datos»')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Obtener datos' }));
    await screen.findByText('No hay datos');
    await user.click(screen.getByRole('button', { name: 'Obtener datos' }));
    await waitFor(() =>
      expect(series().slice(1)).toEqual(['TEMPERATURE 11-16 11-22', 'TEMPERATURE 11-16 11-22']),
    );
  });

  it('have a bar for each six hours in a narrow window, and the average of these [CONS-15]', async () => {
    const from = Date.UTC(2026, 10, 16) / 1000;
    const points = Array.from({ length: 24 }, (_, hour) => ({ ts: from + hour * 3600, v: 0.5 }));
    open('/', rows, points);
    expect(await screen.findByText('Media por hora: 0,500 kWh')).toBeVisible();
    cleanup();
    mediaState.isWide = false;
    open('/', rows, points);
    expect(await screen.findByText('Media cada 6 horas: 3,0 kWh')).toBeVisible();
  });

  it('say how many hours have no value: that is not the same as nothing used [CONS-15]', async () => {
    const from = Date.UTC(2026, 10, 16) / 1000;
    const week = Array.from({ length: 7 * 24 }, (_, hour) => ({ ts: from + hour * 3600, v: 0.5 }));
    open('/', rows, week);
    expect(await screen.findByText(/· 168 valores$/)).toBeVisible();
    cleanup();
    open('/', rows, [...week.slice(0, 40), ...week.slice(43, 100)]);
    expect(await screen.findByText(/· 97 valores · faltan 71 horas$/)).toBeVisible();
  });

  it('say the earlier total and the change since then, unless the earlier values begin much later [CONS-15]', async () => {
    const from = Date.UTC(2026, 10, 16) / 1000;
    const week = 7 * 86_400;
    const hours = (start: number, v: number) =>
      Array.from({ length: 48 }, (_, hour) => ({ ts: start + hour * 3600, v }));
    const { user } = open('/', rows, [...hours(from - week, 1), ...hours(from, 2)]);
    await user.click(await screen.findByRole('checkbox', { name: 'Periodo anterior' }));
    expect(await screen.findByText('Total · +100 %')).toBeVisible();
    expect(screen.getByText(/^48(?:,0+)?\skWh$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Ver como tabla/ }));
    expect(screen.getByRole('columnheader', { name: 'Periodo anterior' })).toBeVisible();
    expect(screen.getAllByRole('cell').slice(0, 2)).toEqual([
      expect.objectContaining({ textContent: expect.stringMatching(/^2(?:,0+)?\skWh$/) }),
      expect.objectContaining({ textContent: expect.stringMatching(/^1(?:,0+)?\skWh$/) }),
    ]);
    cleanup();
    const late = open('/', rows, [...hours(from - 86_400, 1), ...hours(from, 2)]);
    await late.user.click(await screen.findByRole('checkbox', { name: 'Periodo anterior' }));
    expect(await screen.findByText(/^24(?:,0+)?\skWh$/)).toBeVisible();
    expect(screen.getByText('Total')).toBeVisible();
  });

  it('draw the period before on request only', async () => {
    const from = Date.UTC(2026, 10, 16) / 1000;
    const { user, series } = open('/', rows, [{ ts: from, v: 2 }]);
    await screen.findByText('Media por hora: 2,0 kWh');
    expect(series()).toEqual(['KILOWATTSHOUR_HOUR_CH1 11-16 11-22']);
    await user.click(screen.getByRole('checkbox', { name: 'Periodo anterior' }));
    await waitFor(() => expect(series().slice(1)).toEqual(['KILOWATTSHOUR_HOUR_CH1 11-09 11-15']));
    expect(await screen.findByText('Sin datos del periodo anterior.')).toBeVisible();
  });

  it('name the presence from the start, so that the toggles beside it do not move when it arrives [CONS-15]', async () => {
    const from = Date.UTC(2026, 10, 16) / 1000;
    open('/', rows, [{ ts: from, v: 2 }], 'silent');
    const toggle = await screen.findByRole('checkbox', { name: 'Periodo anterior' });
    expect(screen.getByText('Presencia').compareDocumentPosition(toggle)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('keep the dates behind a button until they are opened, or one of them is wrong [CONS-02]', async () => {
    const { user } = open();
    await screen.findByText('No hay datos');
    const dates = screen.getByRole('button', { name: 'Elegir fechas' });
    expect(dates).toHaveAttribute('aria-expanded', 'false');
    await user.click(dates);
    expect(dates).toHaveAttribute('aria-expanded', 'true');
    await user.click(dates);
    await user.clear(screen.getByLabelText('Hasta'));
    expect(dates).toHaveAttribute('aria-expanded', 'true');
  });
});
