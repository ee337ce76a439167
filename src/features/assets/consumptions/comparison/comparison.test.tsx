// @vitest-environment jsdom
import '../../../../testing/jsdomPolyfills';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../../../app/declarations/bundledDeclarations';
import { clearSession, saveSession } from '../../../../session/session';
import { listResponse, type FakeResponse } from '../../../../testing/fakeHost';
import { renderConsole } from '../../../../testing/renderConsole';
import Consumptions from '../Consumptions';
import { sensorRow } from '../testing/sensorRow';

const resources = await createBundledResources();
const energy = (id: string) => sensorRow(id, 'KILOWATTSHOUR_HOUR_CH1');
/** Unix seconds of an hour of 22 November 2026, which is yesterday. */
const hour = (number: number) => Date.UTC(2026, 10, 22, number) / 1000;
const WEEK = 7 * 86_400;

interface Point {
  ts: number;
  v: number;
}

/** Answers the points of the span of a call. */
function series(points: readonly Point[], unit = 'kWh') {
  return ({ url }: { url: string }): FakeResponse => {
    const search = new URLSearchParams(url.split('?')[1]);
    const data = points.filter(
      ({ ts }) => ts >= Number(search.get('from')) && ts <= Number(search.get('until')),
    );
    return { body: { data, meta: { unit, total: data.reduce((sum, { v }) => sum + v, 0) } } };
  };
}

const own = series([
  { ts: hour(3), v: 3.1 },
  ...[1, 2, 3, 4, 5].map((n) => ({ ts: hour(3) - n * WEEK, v: 1 })),
]);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 23, 12) });
  saveSession({ token: 't', permissions: ['list_assets'] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

function open(
  query: string,
  responses: Record<string, FakeResponse | ((call: { url: string }) => FakeResponse)> = {},
) {
  const declared = resources.get('assets');
  if (!declared) throw new Error('no assets');
  const record = { id: 'A1', alias: 'Bajo A', $included: { projects: [{ id: 'P1' }] } };
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const view = renderConsole(
    <Consumptions
      record={record}
      resource={declared}
      options={{ compareWith: 'other_asset', typicalWeeks: 8 }}
    />,
    {
      resources,
      initialPath: `/?sensor=e&from=2026-11-22&until=2026-11-22${query}`,
      responses: {
        'GET /assets/A1/sensors': { body: { data: [energy('e'), sensorRow('t', 'TEMPERATURE')] } },
        'GET /data/assets/time-series/A1': own,
        'GET /projects/P1/assets': listResponse([
          { id: 'A1', alias: 'Bajo A' },
          { id: 'A2', alias: 'Bajo B' },
        ]),
        'GET /assets/A2/dashboard': { body: { data: { id: 'A2', alias: 'Bajo B' } } },
        'GET /assets/A2/sensors': { body: { data: [energy('e2')] } },
        'GET /data/assets/time-series/A2': series([{ ts: hour(3), v: 6.2 }]),
        ...responses,
      },
    },
  );
  return { user, ...view };
}

const other = () => screen.findByRole('checkbox', { name: 'Otro activo del edificio' });

describe('another asset of the building', () => {
  it('is chosen in a picker without the own one, and belongs to the address, figures and table', async () => {
    const { user, currentPath, callsBesidesProfile } = open('');
    await user.click(await other());
    expect(screen.getByText('Elige con cuál comparar.')).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: /Otro activo/ }));
    expect(await screen.findByRole('option', { name: /Bajo B/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Bajo A/ })).toBeNull();
    await user.click(screen.getByRole('option', { name: /Bajo B/ }));
    expect(await screen.findByText('Bajo B: Sensor e2')).toBeVisible();
    expect(currentPath()).toMatch(/&with=A2$/);
    expect(screen.getByText('Bajo B · +100 % respecto a este')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Ver como tabla/ }));
    expect(screen.getByRole('columnheader', { name: 'Bajo B' })).toBeVisible();
    expect(screen.getByRole('cell', { name: /^6,2\skWh$/ })).toBeVisible();
    expect(callsBesidesProfile().filter((call) => call.includes('time-series/A2'))).toHaveLength(1);
    await user.click(await other());
    expect(currentPath()).not.toContain('with=');
    expect(screen.queryByRole('columnheader', { name: 'Bajo B' })).toBeNull();
  });

  it.each<
    [string, Record<string, FakeResponse | ((call: { url: string }) => FakeResponse)>, string, boolean]
  >([
    [
      'no such sensor',
      { 'GET /assets/A2/sensors': { body: { data: [] } } },
      '«Bajo B» no tiene un sensor como este.',
      false,
    ],
    [
      'a refusal',
      { 'GET /assets/A2/sensors': { status: 403 } },
      'Tu usuario no puede ver los datos de «Bajo B».',
      false,
    ],
    [
      'a missing asset',
      { 'GET /assets/A2/dashboard': { status: 404 }, 'GET /assets/A2/sensors': { status: 404 } },
      '«A2» no existe o tu usuario no puede verlo.',
      false,
    ],
    [
      'a failure',
      { 'GET /data/assets/time-series/A2': { status: 500 } },
      'No se han podido cargar los datos de «Bajo B».',
      true,
    ],
    [
      'no values',
      { 'GET /data/assets/time-series/A2': series([]) },
      '«Bajo B» no tiene datos en este periodo.',
      false,
    ],
    [
      'another unit',
      { 'GET /data/assets/time-series/A2': series([{ ts: hour(3), v: 6 }], 'Wh') },
      '«Bajo B» mide en otra unidad (Wh), y no se puede comparar.',
      false,
    ],
  ])('with %s is missing with its reason, and the own values stay', async (_, responses, text, canRetry) => {
    open('&with=A2', responses);
    const reason = (await screen.findByText(text)).closest('[role="status"]');
    expect(screen.getByText('Media por hora: 3,1 kWh')).toBeVisible();
    expect(within(reason as HTMLElement).queryAllByRole('button')).toHaveLength(canRetry ? 1 : 0);
  });

  it('is not offered without the permission, and the own asset is no other one', async () => {
    saveSession({ token: 't', permissions: [] });
    const { callsBesidesProfile, unmount } = open('&with=A2');
    expect(await other()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('(Tu usuario no tiene permiso para hacerlo)')).toBeVisible();
    expect(callsBesidesProfile().some((call) => call.includes('A2'))).toBe(false);
    unmount();
    saveSession({ token: 't', permissions: ['list_assets'] });
    open('&with=A1');
    expect(await other()).not.toBeChecked();
  });
});

describe('unusual hours', () => {
  it('are read and written in words on request, with their usual amount in the table', async () => {
    const { user, currentPath, callsBesidesProfile } = open('');
    const calls = () =>
      callsBesidesProfile().filter((call) => call.includes('time-series') && !call.includes('PRESENCE'));
    const toggle = await screen.findByRole('checkbox', { name: 'Horas fuera de lo habitual' });
    await screen.findByText('Media por hora: 3,1 kWh');
    expect(calls()).toHaveLength(1);
    await user.click(toggle);
    expect(await screen.findByText('Ayer a las 03:00: 3,1 veces lo habitual a esta hora')).toBeVisible();
    expect(screen.getByText('(3,1 kWh; lo habitual, 1 kWh)')).toBeVisible();
    expect(calls()).toHaveLength(2);
    expect(currentPath()).toMatch(/&unusual=1$/);
    await user.click(screen.getByRole('button', { name: /^Ver como tabla/ }));
    expect(screen.getByRole('cell', { name: /^1\skWh \(3,1 veces\)$/ })).toBeVisible();
  });

  it('are unknown with too few weeks, none if all is usual, and a failure is told with a retry', async () => {
    const { unmount } = open('&unusual=1', {
      'GET /data/assets/time-series/A1': series([{ ts: hour(3), v: 3 }]),
    });
    expect(await screen.findByText(/hacen falta datos de al menos 4 semanas anteriores/)).toBeVisible();
    unmount();
    const usual = [0, 1, 2, 3, 4].map((n) => ({ ts: hour(3) - n * WEEK, v: 1 }));
    const second = open('&unusual=1', { 'GET /data/assets/time-series/A1': series(usual) });
    expect(await screen.findByText(/^Ninguna hora pasa de lo habitual/)).toBeVisible();
    second.unmount();
    let isDown = true;
    const { user } = open('&unusual=1', {
      'GET /data/assets/time-series/A1': (call) =>
        isDown && new URLSearchParams(call.url.split('?')[1]).get('until') !== String(hour(24) - 1)
          ? { status: 500 }
          : own(call),
    });
    expect(await screen.findByText('No se han podido cargar las semanas anteriores.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/3,1 veces lo habitual/)).toBeVisible();
  });

  it('are those of amounts only', async () => {
    const { user } = open('&unusual=1');
    await screen.findByText(/3,1 veces lo habitual/);
    await user.selectOptions(screen.getByLabelText('Sensor'), 't');
    await user.click(screen.getByRole('button', { name: 'Obtener datos' }));
    expect(await screen.findByText('(Solo se puede con consumos por hora)')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/veces lo habitual/)).toBeNull());
  });
});
