// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyJobTray } from '../../layout/jobTray/LazyJobTray';
import { jobManager } from '../../jobs/jobManager';
import { rolloutStorage } from '../../jobs/jobStorage';
import { ListPage } from '../../list/ListPage';
import { activeView } from '../../lib/viewAs/activeView';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { createLocks } from '../../testing/fakeLocks';
import { listResponse, type RecordedCall } from '../../testing/fakeHost';
import { pressButton } from '../../testing/pressButton';
import { renderConsole } from '../../testing/renderConsole';
import { resetStore } from '../../testing/resetStore';
import { rolloutStore } from './rolloutStore';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../steps/ActionFlow';
import '../../layout/jobTray/JobTray';
import './RolloutTray';
import './WavesStep';

const pump = (number: number, state = 'on') => ({ id: `p${number}`, name: `Bomba ${number}`, state });

function open(rows = [pump(1), pump(2), pump(3, 'off')]) {
  const resources = declareResources({
    name: 'pumps',
    label: 'Bombas',
    recordRepresentation: 'name',
    api: { getList: { path: '/pumps' }, getOne: { path: '/pumps/{id}' } },
    fields: { name: { type: 'text', label: 'Nombre' }, state: { type: 'text', label: 'Estado' } },
    list: { columns: ['name'], bulkActions: ['restart'] },
    actions: {
      restart: {
        label: 'Reiniciar por tandas',
        perRecord: true,
        disabledWhen: [{ when: { field: 'state', equals: 'off' }, reason: 'Está apagada' }],
        call: { method: 'POST', path: '/pumps/{id}/restart' },
        waves: {
          size: 1,
          interval: 0.01,
          state: {
            call: { method: 'GET', path: '/pumps/{id}/run' },
            id: '{result.run}',
            runningWhen: { field: 'result.state', equals: 'busy' },
            doneWhen: { field: 'result.state', equals: 'ok' },
            failedWhen: { field: 'result.state', equals: 'error' },
          },
        },
      },
    },
  });
  const runs = new Map<string, number>();
  const answer = ({ method, url }: RecordedCall) => {
    const id = /p\d/.exec(url)?.[0] ?? '';
    if (method === 'POST') runs.set(id, (runs.get(id) ?? 0) + 1);
    if (url.endsWith('/run')) return { body: { data: { run: `${runs.get(id) ?? 0}`, state: 'ok' } } };
    return { body: { data: rows.find((row) => row.id === id) } };
  };
  const part = (
    <>
      <LazyJobTray />
      <ListPage resource={getDeclaredResource(resources, 'pumps')} />
    </>
  );
  const host = renderConsole(part, {
    resources,
    initialPath: '/admin/pumps',
    responses: { 'GET /pumps': () => listResponse(rows), '*': answer },
  });
  return { ...host, writes: () => host.calls().filter((call) => call.startsWith('POST')) };
}
const begin = async () => {
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Seleccionar las filas de esta página' }),
  );
  await pressButton('Reiniciar por tandas');
  return screen.findByRole('dialog', { name: 'Reiniciar por tandas' });
};

beforeEach(() => {
  saveSession({ token: 't', permissions: [] });
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: createLocks() } }));
});
afterEach(() => {
  resetStore(jobManager.store);
  resetStore(rolloutStore);
  clearSession();
  activeView.current = undefined;
});

it('says what is left out and why, takes no wave of 0, and shows a row for each record', async () => {
  const { writes } = open();
  const dialog = await begin();
  expect(within(dialog).getByText('Entran 2, en 2 tandas.')).toBeTruthy();
  expect(within(dialog).getByText('Está apagada: 1')).toBeTruthy();
  const size = within(dialog).getByLabelText('Registros por tanda');
  await userEvent.clear(size);
  await userEvent.type(size, '0');
  await pressButton('Empezar');
  expect(within(dialog).getByText('Escribe un número entero del 1 al 500.')).toBeTruthy();
  expect(writes()).toEqual([]);
  await userEvent.clear(size);
  await userEvent.type(size, '1');
  await pressButton('Empezar');
  expect(await screen.findByText('Hecho: 2')).toBeTruthy();
  expect(screen.getByText('No procede: 1')).toBeTruthy();
  expect(writes()).toEqual(['POST /pumps/p1/restart', 'POST /pumps/p2/restart']);
});

it('is not offered where nothing keeps two tabs apart, and for no record', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }));
  open();
  const dialog = await begin();
  expect(dialog.textContent).toContain('Este navegador no puede asegurar que solo una pestaña lo haga.');
});

it('another tab that runs it is shown; when that tab is closed, this one continues', async () => {
  let closeOtherTab = (): void => undefined;
  const otherTab = new Promise<void>((resolve) => (closeOtherTab = resolve));
  const { writes } = open();
  await begin();
  vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce('0-0-0-0-0');
  void navigator.locks.request('console.rollout.0-0-0-0-0', {}, () => otherTab);
  await pressButton('Empezar');
  expect(await screen.findByText(/La lleva otra pestaña de este navegador/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull();
  expect(writes()).toEqual([]);
  await act(async () => closeOtherTab());
  expect(await screen.findByText('Hecho: 2')).toBeTruthy();
  expect(writes()).toHaveLength(2);
});

it('nothing is stored, and nothing sent, after a sign-out', async () => {
  const { calls } = open();
  await begin();
  await pressButton('Empezar');
  await waitFor(() => expect(rolloutStorage.keys()).toHaveLength(1));
  const [id = ''] = rolloutStorage.keys();
  act(() => clearSession());
  const count = calls().length;
  // The lock is free once nothing runs the rollout.
  await act(() => navigator.locks.request(`console.rollout.${id}`, {}, () => Promise.resolve()));
  expect(
    calls()
      .slice(count)
      .filter((call) => call.startsWith('POST')),
  ).toEqual([]);
  expect(rolloutStorage.keys()).toEqual([]);
});

it('nothing runs while the console is seen as another role; after that it continues', async () => {
  let closeOtherTab = (): void => undefined;
  const otherTab = new Promise<void>((resolve) => (closeOtherTab = resolve));
  const first = open();
  await begin();
  vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce('0-0-0-0-0');
  void navigator.locks.request('console.rollout.0-0-0-0-0', {}, () => otherTab);
  await pressButton('Empezar');
  await screen.findByText(/La lleva otra pestaña de este navegador/);
  first.unmount();
  resetStore(jobManager.store);
  resetStore(rolloutStore);
  const view = { name: 'Gestor', permissions: [], profile: {}, Band: () => null };
  activeView.current = { ...view, refuseWrite: () => expect.fail('a write') };
  const seen = open();
  await screen.findByText('Bomba 1');
  await act(async () => closeOtherTab());
  expect(rolloutStore.getState().rollouts).toEqual([]);
  seen.unmount();
  activeView.current = undefined;
  const { writes } = open();
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(seen.writes()).toEqual([]);
});
