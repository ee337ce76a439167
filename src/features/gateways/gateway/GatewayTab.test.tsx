// @vitest-environment jsdom
import '../../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../../app/declarations/bundledDeclarations';
import { LazyJobTray } from '../../../layout/jobTray/LazyJobTray';
import { createJobManager, jobManager } from '../../../jobs/jobManager';
import { resetStore } from '../../../testing/resetStore';
import { jobActivityStore, jobStorage } from '../../../jobs/jobStorage';
import { clearSession, saveSession } from '../../../session/session';
import type { FakeResponse } from '../../../testing/fakeHost';
import { currentUserResponse, renderConsole } from '../../../testing/renderConsole';
import { useMessageLog } from '../../../ui/feedback/messageLog';
import GatewayTab from './GatewayTab';
// Ahead of time: they load lazily, which takes its time while other test files run beside.
import '../../../layout/jobTray/JobTray';
import '../gatewayUpdate/UpdateWatcher';

const resources = createBundledResources();
const resource = resources.get('assets');
const options = { link: 'linkGateway', gateways: 'asset-gateways', unlink: 'unlink', page: 'gateways' };
const superAdmin = { data: { ...currentUserResponse.data, roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] } };

const gateway = { id: 'G1', gatewayVersion: '2.13.0', daemonVersion: '3.8.1', type: 'private', sku: 'GW-1' };
const STATES = 'GET /gateways/status?asset_id=D1';
const LATEST = 'GET /gateway-updates/versions/G1/latest';
const answers = {
  'GET /gateways/G1': { body: { data: gateway } },
  'GET /gateways/status?asset_id=D1': {
    body: { data: [{ gateway_id: 'G1', health: 82, activeIssues: [] }] },
  },
  'GET /gateway-updates/versions/G1/latest': { body: { data: { aass: '3.8.1', system: '2.14.2' } } },
  'GET /gateway-updates/updates/G1/system/latest_state': {
    body: { data: { uuid: 'u', state: 'COMPLETED' } },
  },
  'POST /gateway-updates/updates/G1/system/latest': { body: { data: { uuid: 'u', state: 'IN_PROGRESS' } } },
};

function show(ids: readonly string[], more: object = {}) {
  if (!resource) throw new Error('no assets');
  const record = { id: 'D1', gateways_qrs: ids.map((gateway_id) => ({ gateway_id })) };
  return renderConsole(<GatewayTab record={record} resource={resource} options={options} />, {
    resources,
    responses: { ...answers, ...more },
  });
}

/** The tab at /admin/tab, and nothing elsewhere, below the tray. */
function showWithTray(state: () => string | FakeResponse, at = '/admin/tab', more: object = {}) {
  if (!resource) throw new Error('no assets');
  const record = { id: 'D1', gateways_qrs: [{ gateway_id: 'G1' }] };
  const part = (
    <>
      <LazyJobTray />
      <Routes>
        <Route
          path="/admin/tab"
          element={<GatewayTab record={record} resource={resource} options={options} />}
        />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
  const answer = (): FakeResponse => {
    const now = state();
    return typeof now === 'string' && now !== 'refused' ? { body: { data: { uuid: 'u', state: now } } } : now;
  };
  return renderConsole(part, {
    resources,
    initialPath: at,
    responses: { ...answers, 'GET /users/current': { body: superAdmin }, [`GET ${SYSTEM}`]: answer, ...more },
  });
}

const SYSTEM = '/gateway-updates/updates/G1/system/latest_state';
const AASS = 'GET /gateway-updates/updates/G1/aass/latest_state';
const NOT_UPDATED = /^No se ha podido actualizar el gateway/;
const update = { name: 'Actualizar software' };
const updating = { name: 'Actualizando…' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  saveSession({
    token: 't',
    permissions: ['list_gateway_status', 'assign_gateway', 'unassign_gateway', 'register_gateways'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // An update that a test leaves under way would continue in the tray of the next one.
  resetStore(jobManager.store);
  resetStore(jobActivityStore);
  clearSession();
});

describe('the gateway tab', () => {
  it('has the status first in a card, then the information, as the page of a gateway [AGW-03]', async () => {
    show(['G1']);
    await screen.findByText('Versión del sistema');
    const card = within(screen.getByRole('article'));
    expect(
      card.getAllByRole('region').map((part) => part.ariaLabel ?? part.getAttribute('aria-label')),
    ).toEqual(['Estado y salud', 'Información']);
  });

  it('tells what a gateway is in the words of its declaration [AGW-26]', async () => {
    show(['G1'], { 'GET /gateways/G1': { body: { data: { ...gateway, type: 'public', status: 'odd' } } } });
    const info = within(await screen.findByRole('region', { name: 'Información' }));
    await info.findByText('Versión del sistema');
    const said = info.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(Object.fromEntries(said)).toEqual({
      GID: 'G1',
      QID: 'No informado',
      SKU: 'GW-1',
      'Versión de hardware': 'No informado',
      'Fecha de producción': 'No informado',
      'Versión del sistema': '2.13.0',
      'Versión de AASS': '3.8.1',
      Tipo: 'Compartido',
      Estado: 'odd',
      'Enlaces de gestión': 'No hay ninguno',
    });
  });

  it('asks nothing without a gateway, and offers to link one [AGW-02, AGW-04]', async () => {
    const { callsBesidesProfile } = show([]);
    expect(screen.getByText('Gateway sin vincular')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vincular gateway' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await waitFor(() => expect(callsBesidesProfile()).toEqual([]));
  });

  it('has a card for each gateway, and one call for the states of all [AGW-03, AGW-37]', async () => {
    const { callsBesidesProfile } = show(['G1', 'G2'], {
      'GET /gateways/G2': { body: { data: { id: 'G2' } } },
    });
    expect(await screen.findByRole('meter', { name: 'Salud' })).toHaveAttribute('aria-valuenow', '82');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const second = within(screen.getByRole('article', { name: 'G2' }));
    expect(second.getByText('El gateway todavía no ha comunicado su estado.')).toBeVisible();
    await waitFor(() =>
      expect([...callsBesidesProfile()].sort()).toEqual([
        'GET /gateways/G1',
        'GET /gateways/G2',
        'GET /gateways/status?asset_id=D1',
      ]),
    );
  });

  it('logs what could not be read, says it in its place and nowhere else, and reads it again [AGW-54]', async () => {
    let answer: FakeResponse = { status: 500 };
    show(['G1'], { 'GET /gateways/G1': () => answer });
    const info = within(await screen.findByRole('region', { name: 'Información' }));
    expect(await info.findByText('No se ha podido cargar el gateway')).toBeVisible();
    expect(await screen.findByRole('meter', { name: 'Salud' })).toBeVisible();
    expect(console.warn).toHaveBeenCalled();
    expect(document.querySelector('.toast')).toBeNull();
    answer = { body: { data: gateway } };
    await userEvent.click(info.getByRole('button', { name: 'Reintentar' }));
    expect(await info.findByText('Privado')).toBeVisible();
  });

  it('logs that the list of states could not be read, too, and reads it again [AGW-55]', async () => {
    const { result } = renderHook(() => useMessageLog());
    let answer: FakeResponse = { status: 500 };
    show(['G1'], { [STATES]: () => answer });
    expect(await screen.findByText('No se ha podido leer el estado del gateway')).toBeVisible();
    expect(result.current[0]).toMatchObject({
      code: 500,
      text: expect.stringMatching(/^No se ha podido leer el estado del gateway\. Se ha producido/),
    });
    expect(document.querySelector('.toast')).toBeNull();
    answer = answers[STATES];
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('meter', { name: 'Salud' })).toBeVisible();
    // A state that was read stays, with what failed beside it.
    answer = { status: 500 };
    await userEvent.click(await screen.findByRole('button', { name: 'Leer de nuevo' }));
    const state = within(screen.getByRole('region', { name: 'Estado y salud' }));
    expect(await state.findByRole('alert')).toHaveTextContent('No se ha podido leer el estado del gateway');
    expect(state.getByRole('meter', { name: 'Salud' })).toBeVisible();
  });

  it('does not ask for the state without the right to it, and says why [PERM-09]', async () => {
    saveSession({ token: 't', permissions: ['assign_gateway'] });
    const { callsBesidesProfile } = show(['G1']);
    expect(await screen.findByText('Privado')).toBeVisible();
    expect(screen.getByText(/no tiene permiso para ver el estado/)).toBeVisible();
    expect(callsBesidesProfile()).toEqual(['GET /gateways/G1']);
  });

  it.each([
    [
      { health: 70, activeIssues: [], cpu_temperature: 59, networkState: { status: 'good' } },
      ['70 % · Buena', 'Conectado', 'Ninguna'],
      ['good', 'good', 'success'],
    ],
    [
      {
        health: 30,
        activeIssues: ['online', 'zwave_controller', 'nueva'],
        cpu_temperature: 79,
        networkState: { status: 'medium' },
      },
      ['30 % · Regular', 'Desconectado', 'Controlador Z-Wave', 'nueva'],
      ['warning', 'warning', 'warning'],
    ],
    [
      { health: 29, activeIssues: undefined, cpu_temperature: 80, networkState: { status: 'bad' } },
      ['con alertas', 'Sin datos'],
      ['alert', 'alert', 'danger'],
    ],
    [
      { health: null, cpu_temperature: null, networkState: { status: 'rara' } },
      ['Sin datos'],
      ['unknown', 'unknown', 'unknown'],
    ],
  ] as const)(
    'follows health, threshold, network and issues in colours and words: %j [AGW-31..AGW-36]',
    async (given, words, [health, ring, network]) => {
      const measured = { thresholds: { cpu_temperature: 80 }, network_interface: 'lte' };
      show(['G1'], { [STATES]: { body: { data: [{ gateway_id: 'G1', ...measured, ...given }] } } });
      const state = await screen.findByRole('region', { name: 'Estado y salud' });
      expect(await within(state).findByText('LTE')).toBeVisible();
      const gatewayCard = screen.getByRole('article', { name: 'G1' });
      for (const text of words) expect(gatewayCard.textContent.replaceAll('\u00a0', ' ')).toContain(text);
      expect(state.querySelector('.gateway-health')).toHaveClass(`level-${health}`);
      expect(state.querySelector('.gateway-ring')).toHaveClass(`level-${ring}`);
      expect(state.querySelector('.gateway-network .tag')?.className).toBe(`tag ${network} with-dot`);
    },
  );

  it('begins with the alarm of a gateway that is offline; its update stays offered, as no filled button [AGW-35, AGW-38]', async () => {
    const offline = {
      gateway_id: 'G1',
      activeIssues: ['online'],
      time_offline: 3600,
      cpu_temperature: 82,
      thresholds: { cpu_temperature: 80 },
      helper_api: false,
    };
    show(['G1'], { 'GET /users/current': { body: superAdmin }, [STATES]: { body: { data: [offline] } } });
    const alarm = await screen.findByText(/^Desconectado desde .* \(1 h\)\.$/);
    expect(alarm.parentElement?.textContent.replaceAll(/\s/gu, ' ')).toMatch(
      /Antes de caer: CPU 82 °C \(umbral 80\), 1 servicio parado\.$/,
    );
    const gatewayCard = within(screen.getByRole('article', { name: 'G1' }));
    // Once, beside the title; the list of issues does not repeat it.
    expect(gatewayCard.getAllByText('Desconectado')).toHaveLength(1);
    expect(gatewayCard.queryByText('Incidencias activas')).toBeNull();
    const button = await screen.findByRole('button', update);
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(button).not.toHaveClass('primary');
  });

  it('has no alarm for a gateway that is online [AGW-36]', async () => {
    show(['G1']);
    expect(await screen.findByText('Conectado')).toBeVisible();
    expect(screen.queryByText(/^Desconectado/)).toBeNull();
  });

  const openMenu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Acciones del gateway/ }));
    return screen.findByRole('menuitem', { name: /^Desvincular gateway/ });
  };

  it('says that it could not be unlinked, and stays [AGW-23]', async () => {
    show(['G1'], { 'DELETE /assets/D1/gateways/G1': { status: 500 } });
    await screen.findByText('Privado');
    await userEvent.click(await openMenu());
    const question = within(await screen.findByRole('alertdialog', { name: 'Desvincular gateway' }));
    await userEvent.click(question.getByRole('button', { name: 'Desvincular' }));
    expect((await screen.findAllByText(/No se ha podido desvincular el gateway/))[0]).toBeVisible();
    expect(screen.getByRole('article')).toBeVisible();
  });

  it.each([
    ['the rights', ['list_gateway_status', 'assign_gateway'], 'private', /no tiene permiso/],
    ['a private gateway', undefined, 'shared', /compartidos/],
    ['a private gateway', undefined, 'public', /compartidos/],
  ])('is not unlinked without %s, and says why [AGW-24, AGW-25]', async (_, permissions, type, reason) => {
    if (permissions) saveSession({ token: 't', permissions });
    show(['G1'], { 'GET /gateways/G1': { body: { data: { ...gateway, type } } } });
    await screen.findByText(type === 'private' ? 'Privado' : 'Compartido');
    const item = await openMenu();
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent(reason);
  });

  it('says that the state is being read, by the button that began it [AGW-37]', async () => {
    const waiting: ((answer: FakeResponse) => void)[] = [];
    const state = answers['GET /gateways/status?asset_id=D1'];
    const next = () => new Promise<FakeResponse>((resolve) => void waiting.push(resolve));
    let isFirst = true;
    show(['G1'], { 'GET /gateways/status?asset_id=D1': () => (isFirst ? state : next()) });
    const again = await screen.findByRole('button', { name: 'Leer de nuevo' });
    expect(again).toHaveAttribute('aria-busy', 'false');
    isFirst = false;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Leyendo…' })).toHaveAttribute('aria-busy', 'true');
    act(() => waiting.forEach((answer) => answer(state)));
    expect(await screen.findByRole('button', { name: 'Leer de nuevo' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
  });

  it('offers an update to super admins alone, who alone ask for versions and states [AGW-38, AGW-40..AGW-42]', async () => {
    const both = {
      [LATEST]: { body: { data: { aass: '3.8.2', system: '2.14.2' } } },
      [AASS]: { body: { data: { uuid: 'u', state: 'COMPLETED' } } },
    };
    const updates = ({ callsBesidesProfile }: ReturnType<typeof show>) =>
      callsBesidesProfile().filter((call) => call.includes('gateway-updates'));
    const admin = show(['G1'], both);
    expect(await screen.findByRole('meter', { name: 'Salud' })).toBeVisible();
    expect(screen.queryByRole('button', update)).toBeNull();
    expect(updates(admin)).toEqual([]);
    admin.unmount();
    const superOne = show(['G1'], { ...both, 'GET /users/current': { body: superAdmin } });
    expect(await screen.findByRole('button', update)).toHaveAccessibleDescription(
      'Hay versiones nuevas: AASS 3.8.1 → 3.8.2, Sistema 2.13.0 → 2.14.2',
    );
    await waitFor(() => expect(updates(superOne).toSorted()).toEqual([AASS, `GET ${SYSTEM}`, LATEST]));
  });

  it.each([
    ['the latest versions', '2.14.2', answers[LATEST], false],
    ['a failed versions lookup', '2.13.0', { status: 500 }, true],
    ['a version that cannot be compared', '2.13.0-rc1', answers[LATEST], true],
  ])('offers no update with %s [AGW-39, AGW-43, AGW-44]', async (_, gatewayVersion, latest, isLogged) => {
    const { callsBesidesProfile } = show(['G1'], {
      'GET /users/current': { body: superAdmin },
      'GET /gateways/G1': { body: { data: { ...gateway, gatewayVersion } } },
      [LATEST]: latest,
    });
    await waitFor(() => expect(callsBesidesProfile()).toContain(LATEST));
    await screen.findByText(gatewayVersion);
    await waitFor(() => expect(vi.mocked(console.warn).mock.calls.length > 0).toBe(isLogged));
    expect(screen.queryByRole('button', update)).toBeNull();
    expect(document.querySelector('.toast')).toBeNull();
    expect(callsBesidesProfile().some((call) => call.endsWith('latest_state'))).toBe(false);
  });

  it('updates the module that is behind and asks every 30 s, until the tab is left [AGW-45..AGW-48]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    let state = 'COMPLETED';
    const { callsBesidesProfile, unmount, recordedCalls } = show(['G1'], {
      'GET /users/current': { body: superAdmin },
      [`GET ${SYSTEM}`]: () => ({ body: { data: { uuid: 'u', state } } }),
    });
    const polls = () => callsBesidesProfile().filter((call) => call === `GET ${SYSTEM}`).length;
    await user.click(await screen.findByRole('button', update));
    state = 'IN_PROGRESS';
    expect(await screen.findByRole('button', updating)).toHaveAttribute('aria-busy', 'true');
    const sent = recordedCalls.filter(({ method }) => method === 'POST');
    expect(sent).toMatchObject([{ url: '/gateway-updates/updates/G1/system/latest', body: undefined }]);
    const before = polls();
    await vi.advanceTimersByTimeAsync(28_000);
    expect(polls()).toBe(before);
    await vi.advanceTimersByTimeAsync(3000);
    expect(polls()).toBe(before + 1);
    unmount();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(polls()).toBe(before + 1);
  });

  it('stops updating when it cannot be followed, and begins no other one before it is known [AGW-51]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    let answer: FakeResponse = { body: { data: { uuid: 'u', state: 'IN_PROGRESS' } } };
    const { recordedCalls } = show(['G1'], {
      'GET /users/current': { body: superAdmin },
      [`GET ${SYSTEM}`]: () => answer,
    });
    expect(await screen.findByRole('button', updating)).toBeVisible();
    answer = { status: 500 };
    await vi.advanceTimersByTimeAsync(31_000);
    const button = await screen.findByRole('button', update);
    expect(screen.getAllByText(NOT_UPDATED)).toHaveLength(1);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/No se sabe si la actualización sigue en curso/);
    await user.click(button);
    expect(recordedCalls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    answer = { body: { data: { uuid: 'u', state: 'COMPLETED' } } };
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByRole('button', update)).toHaveAttribute('aria-disabled', 'false'));
  });

  it('says that an update under way has failed, and asks no more [AGW-51]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let state = 'IN_PROGRESS';
    const { callsBesidesProfile } = show(['G1'], {
      'GET /users/current': { body: superAdmin },
      [`GET ${SYSTEM}`]: () => ({ body: { data: { uuid: 'u', state } } }),
    });
    expect(await screen.findByRole('button', updating)).toBeVisible();
    state = 'FAILED';
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await screen.findByRole('button', update)).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getAllByText(NOT_UPDATED)).toHaveLength(1);
    const polls = () => callsBesidesProfile().filter((call) => call === `GET ${SYSTEM}`).length;
    const before = polls();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(polls()).toBe(before);
  });

  it.each([
    ['super admins with the button', superAdmin, '2.13.0', 1],
    ['nobody else', currentUserResponse, '2.13.0', 0],
    ['nobody without the button', superAdmin, '2.14.2', 0],
  ])('says to %s that an update failed before [AGW-52]', async (_, person, gatewayVersion, count) => {
    const { callsBesidesProfile } = show(['G1'], {
      'GET /users/current': { body: person },
      'GET /gateways/G1': { body: { data: { ...gateway, gatewayVersion } } },
      [`GET ${SYSTEM}`]: { body: { data: { uuid: 'u', state: 'FAILED' } } },
    });
    expect(await screen.findByText(gatewayVersion)).toBeVisible();
    expect(await screen.findByRole('meter', { name: 'Salud' })).toBeVisible();
    if (person === superAdmin) await waitFor(() => expect(callsBesidesProfile()).toContain(LATEST));
    if (count > 0) await screen.findByRole('button', update);
    await waitFor(() => expect(screen.queryAllByText(NOT_UPDATED)).toHaveLength(count));
  });

  it('says that the state of an update could not be checked, until it can [AGW-53]', async () => {
    let answer: FakeResponse = { status: 500 };
    show(['G1'], { 'GET /users/current': { body: superAdmin }, [`GET ${SYSTEM}`]: () => answer });
    const said = /^No se ha podido comprobar el estado de la actualización del gateway/;
    expect(await screen.findAllByText(said)).toHaveLength(1);
    answer = answers[`GET ${SYSTEM}`];
    await userEvent.click(screen.getByRole('button', { name: 'Leer de nuevo' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  it('follows what another session has begun, and does not begin it twice [AGW-46, AGW-50]', async () => {
    let state = 'COMPLETED';
    const { recordedCalls } = show(['G1'], {
      'GET /users/current': { body: superAdmin },
      [`GET ${SYSTEM}`]: () => ({ body: { data: { uuid: 'u', state } } }),
      'POST /gateway-updates/updates/G1/system/latest': { status: 409 },
    });
    const button = await screen.findByRole('button', update);
    state = 'IN_PROGRESS';
    await userEvent.click(button);
    expect(await screen.findByRole('button', updating)).toBeVisible();
    expect(await screen.findByText('La actualización ya estaba en marcha')).toBeVisible();
    expect(recordedCalls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(document.querySelector('.toast.error')).toBeNull();
  });

  it.each([
    ['failed', { status: 500 }, 'alert', 'No se ha podido actualizar el gateway'],
    ['was lost', 'refused', 'dialog', 'No sabemos si se ha hecho'],
  ] as const)(
    'says so when the begin of an update %s, and can be pressed again',
    async (_, answer, role, text) => {
      const user = userEvent.setup();
      const { recordedCalls } = show(['G1'], {
        'GET /users/current': { body: superAdmin },
        'POST /gateway-updates/updates/G1/system/latest': answer,
      });
      await user.click(await screen.findByRole('button', update));
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryAllByRole('dialog')).toHaveLength(role === 'dialog' ? 1 : 0);
      if (role === 'dialog') await user.click(screen.getByRole('button', { name: 'Cerrar' }));
      expect(await screen.findByRole('button', update)).toHaveAttribute('aria-busy', 'false');
      expect(recordedCalls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    },
  );

  it('is followed by the tray when the tab is left, and ends there [AGW-48..AGW-50]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    let state = 'COMPLETED';
    const { callsBesidesProfile, go, currentPath } = showWithTray(() => state);
    const polls = () => callsBesidesProfile().filter((call) => call === `GET ${SYSTEM}`).length;
    await user.click(await screen.findByRole('button', update));
    state = 'IN_PROGRESS';
    expect(await screen.findByRole('button', updating)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Operaciones: 1 en curso' })).toBeVisible();
    // On screen, the card alone asks.
    const before = polls();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(polls()).toBe(before + 1);
    await act(() => go('/admin/other'));
    await waitFor(() => expect(polls()).toBe(before + 2));
    await vi.advanceTimersByTimeAsync(28_000);
    expect(polls()).toBe(before + 2);
    state = 'COMPLETED';
    await vi.advanceTimersByTimeAsync(3000);
    expect(polls()).toBe(before + 3);
    expect(await screen.findByText('Actualización de software (G1): hecho')).toBeVisible();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(polls()).toBe(before + 3);
    await user.click(screen.getByRole('button', { name: 'Operaciones: 1 terminada' }));
    await user.click(screen.getByRole('link', { name: 'Ir a G1' }));
    expect(currentPath()).toBe('/admin/tab');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Operaciones/ })).toBeNull());
  });

  /** Leaves the stored state of a page that was reloaded during an update. */
  const leaveUpdate = (modules: Readonly<Record<string, string>>) =>
    createJobManager({ storage: jobStorage, now: Date.now, session: () => 't' }).begin({
      kind: 'gateway-update',
      title: 'Actualización de software',
      place: { label: 'G1', to: '/admin/tab' },
      rows: Object.values(modules).map((name) => ({ name, state: 'running', reason: '' })),
      params: { gateway: 'G1', modules: Object.keys(modules).join(' ') },
    });

  it.each([
    [
      'of no module',
      { 'GET /gateway-updates/versions/G1/latest': { status: 500 } },
      { system: 'Sistema' },
      '0 de 1',
    ],
    ['of one module', {}, { aass: 'AASS', system: 'Sistema' }, '1 de 2'],
  ])(
    'is asked about by the tray where the card asks %s, once each [AGW-48]',
    async (_, more, modules, said) => {
      leaveUpdate(modules);
      const aass: FakeResponse = { body: { data: { uuid: 'u', state: 'COMPLETED' } } };
      const { callsBesidesProfile } = showWithTray(() => 'FAILED', '/admin/tab', { [AASS]: aass, ...more });
      await screen.findByText('Versión de AASS');
      const polls = () => callsBesidesProfile().filter((call) => call.endsWith('latest_state'));
      const each = Object.keys(modules).map((module) => AASS.replace('aass', module));
      await waitFor(() => expect(polls().sort()).toEqual(each));
      await userEvent.click(
        await screen.findByRole('button', { name: 'Operaciones: 1 con algo pendiente de mirar' }),
      );
      const list = within(screen.getByRole('dialog', { name: 'Operaciones' }));
      expect(await list.findByText(/^Hecho en \d de \d\.$/)).toHaveTextContent(said);
      expect(polls()).toHaveLength(each.length);
      await userEvent.click(
        screen.getByRole('button', { name: 'Quitar Actualización de software de la lista' }),
      );
    },
  );

  it('is asked about again after a reload, also where it cannot be read at first', async () => {
    const user = userEvent.setup();
    const answer: { now: FakeResponse } = { now: { status: 500 } };
    leaveUpdate({ system: 'Sistema' });
    const { callsBesidesProfile } = showWithTray(() => answer.now, '/admin/other');
    await user.click(
      await screen.findByRole('button', { name: 'Operaciones: 1 con algo pendiente de mirar' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Volver a mirar' }));
    await waitFor(() =>
      expect(callsBesidesProfile().filter((call) => call === `GET ${SYSTEM}`)).toHaveLength(2),
    );
    const list = within(screen.getByRole('dialog', { name: 'Operaciones' }));
    expect(await list.findByText('Sin confirmar')).toBeVisible();
    answer.now = { body: { data: { uuid: 'u', state: 'FAILED' } } };
    await user.click(await screen.findByRole('button', { name: 'Volver a mirar' }));
    expect(await list.findByText('No hecho')).toBeVisible();
    // The list says it: no message does as well.
    expect(screen.getAllByText('Hecho en 0 de 1.')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Quitar Actualización de software de la lista' }));
    expect(screen.queryByRole('button', { name: /^Operaciones/ })).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
