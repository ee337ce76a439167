// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { deferred } from '../../testing/deferred';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { showSentValues } from './showSentValues';
// Imported up front: lazy loading is slow while other test files run in parallel.
import '../../actions/steps/ActionFlow';
import './RecordFormPanel';

const pumps: ResourceInput = {
  name: 'pumps',
  label: { one: 'bomba', many: 'Bombas' },
  recordRepresentation: 'name',
  api: { path: '/pumps' },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    power: { type: 'number', label: 'Potencia', source: ['power', 'kw'] },
    site: { type: 'reference', label: 'Sede', resource: 'pumps', display: 'name', writePath: 'siteId' },
    pin: { type: 'text', label: 'PIN' },
  },
  list: { columns: ['name', 'power'], rowActions: ['edit'] },
  edit: { presentation: 'modal', title: 'Editar', fields: ['name', 'power'] },
};

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

it.each([
  ['json-api', 204, undefined, (rows: object[]) => ({ body: { data: rows, meta: { total: 1 } } })],
  ['json-server', 204, undefined, (rows: object[]) => ({ body: rows, headers: { 'X-Total-Count': '1' } })],
  ['odata', 204, undefined, (rows: object[]) => ({ body: { value: rows, '@odata.count': 1 } })],
  ['spring', 200, '', (rows: object[]) => ({ body: { content: rows, totalElements: 1 } })],
] as const)(
  '%s: an update answered with %s shows what was sent at once',
  async (dialect, status, text, list) => {
    const row = { id: 1, name: 'Norte', power: 5 };
    const refetch = deferred();
    let hasWritten = false;
    const respond = ({
      method,
      url,
    }: {
      method: string;
      url: string;
    }): FakeResponse | Promise<FakeResponse> => {
      if (method !== 'GET') {
        hasWritten = true;
        return { status, ...(text !== undefined && { text }) };
      }
      if (hasWritten) return refetch.respond();
      return /pumps[/(]/.test(url) ? { body: dialect === 'json-api' ? { data: row } : row } : list([row]);
    };
    const resources = declareResources(pumps);
    renderConsole(
      <Routes>
        <Route
          path="/admin/pumps/*"
          element={<ResourceRoutes resource={getDeclaredResource(resources, 'pumps')} />}
        />
      </Routes>,
      { resources, initialPath: '/admin/pumps', dialects: { main: dialect }, responses: { '*': respond } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Norte' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Nombre/ }), { target: { value: 'Sur' } });
    const save = await screen.findByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    expect(await screen.findByRole('cell', { name: 'Sur' })).toBeInTheDocument();
    refetch.resolve(list([{ ...row, name: 'SUR' }]));
    expect(await screen.findByRole('cell', { name: 'SUR' })).toBeInTheDocument();
  },
);

it('shows values only where the cached records have plain ones, and drops the spelling of the previous value', () => {
  const client = new QueryClient();
  const resource = getDeclaredResource(declareResources(pumps), 'pumps');
  const record = { id: 1, name: 'N', kw: 5, site: { id: 3, name: 'Sol' }, $wrote: { kw: '5,0', name: 'n' } };
  client.setQueryData(['pumps', 'getOne', { id: '1' }], record, { updatedAt: 7 });
  client.setQueryData(['pumps', 'getList', {}], { data: [{ id: 2, kw: 5 }, record], total: 2 });
  client.setQueryData(['pumps', 'getMany', { ids: ['1'] }], [record]);
  client.setQueryData(['sites', 'getMany', { ids: ['1'] }], [record]);
  showSentValues(client, resource, '1', { name: 'N', power: 8, site: 4, pin: '1234' }, []);
  const updated = { ...record, kw: 8, $wrote: { name: 'n' } };
  expect(client.getQueryData(['pumps', 'getOne', { id: '1' }])).toEqual(updated);
  expect(client.getQueryState(['pumps', 'getOne', { id: '1' }])?.dataUpdatedAt).toBe(7);
  expect(client.getQueryData(['pumps', 'getList', {}])).toEqual({
    data: [{ id: 2, kw: 5 }, updated],
    total: 2,
  });
  expect(client.getQueryData(['pumps', 'getMany', { ids: ['1'] }])).toEqual([updated]);
  expect(client.getQueryData(['sites', 'getMany', { ids: ['1'] }])).toEqual([record]);
});
