// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import { mutationTexts } from '../../mutations/texts';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';

const resources = declareResources({
  name: 'pumps',
  label: { one: 'bomba', many: 'Bombas' },
  recordRepresentation: 'name',
  api: { path: '/pumps' },
  fields: { name: { type: 'text', label: 'Nombre' }, site: { type: 'text', label: 'Lugar' } },
  list: { columns: ['name'], actions: ['create'] },
  show: {
    header: { fields: ['site'] },
    actions: ['edit', 'delete'],
    tabs: { data: { label: 'Datos', fields: ['site'] } },
  },
  create: { presentation: 'modal', fields: ['site'] },
  edit: { presentation: 'modal', fields: ['site'] },
});

/** Opens a page of a host that answers 202 to each write; `read` is its answer to a read of the record afterwards. */
function open(path: string, read: (writes: number) => FakeResponse) {
  let writes = 0;
  return renderConsole(
    <Routes>
      <Route
        path="/admin/pumps/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'pumps')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: path,
      dialects: { main: 'limit-offset' },
      responses: {
        'GET /pumps': { body: { count: 0, results: [] } },
        '*': ({ method }) => {
          if (method === 'GET') return read(writes);
          writes += 1;
          return { status: 202, body: { id: 'job-9' } };
        },
      },
    },
  );
}
async function save(button: string, submit: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Lugar' }), { target: { value: 'Sur' } });
  await userEvent.click(screen.getByRole('button', { name: submit }));
}
const pump = (site: string): FakeResponse => ({ body: { id: '1', name: 'Bomba 1', site } });

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

describe('a write that the host has only accepted', () => {
  it('is not said to be saved while the record reads back as before, and the page shows the record', async () => {
    open('/admin/pumps/1', () => pump('Norte'));
    await save('Editar', /^Guardar/);
    expect(await screen.findByText(mutationTexts.pending)).toBeVisible();
    expect(screen.queryByText('Cambios guardados')).toBeNull();
    expect(await screen.findAllByText('Norte')).not.toEqual([]);
    expect(screen.queryByText('Sur')).toBeNull();
  });

  it('is said to be saved once the record reads back as it was sent', async () => {
    open('/admin/pumps/1', (writes) => pump(writes > 0 ? 'Sur' : 'Norte'));
    await save('Editar', /^Guardar/);
    expect(await screen.findByText('Cambios guardados')).toBeVisible();
    expect(screen.queryByText(mutationTexts.pending)).toBeNull();
  });

  it('leads to no page of a record that does not exist yet', async () => {
    const { currentPath } = open('/admin/pumps', () => ({ status: 404 }));
    await save('Crear bomba', /^Crear|^Guardar/);
    expect(await screen.findByText(mutationTexts.pending)).toBeVisible();
    expect(currentPath()).toMatch(/^\/admin\/pumps(\?|$)/);
  });
});
