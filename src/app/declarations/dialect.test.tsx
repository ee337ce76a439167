// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession } from '../../session/session';
import { declareResources } from '../../testing/declareResources';
import { renderAdmin } from '../testing/renderAdmin';

const resources = declareResources({
  name: 'pumps',
  label: { one: 'Bomba', many: 'Bombas' },
  recordRepresentation: 'name',
  api: { path: '/pumps' },
  fields: {
    name: { type: 'text', label: 'Nombre', required: true },
    since: { type: 'date', label: 'Desde', timeZone: 'Europe/Madrid' },
  },
  list: { columns: ['name', 'since'], pageSize: 2, pageSizes: [2, 4], rowActions: ['edit'] },
  edit: { fields: ['name', 'since'] },
});
const pump = (id: number) => ({ id, name: `Bomba ${id}`, since: '2026-03-28T09:30:00+01:00', bell: true });

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(clearSession);

it('a resource of a Spring host lists, pages and edits by the dialect of its host alone', async () => {
  const { recordedCalls, callsBesidesProfile } = renderAdmin({
    resources,
    dialects: { main: 'spring' },
    initialPath: '/admin/pumps',
    responses: {
      'GET /pumps?page=0&size=2': { body: { content: [pump(1), pump(2)], totalElements: 3 } },
      'GET /pumps?page=1&size=2': { body: { content: [pump(3)], totalElements: 3 } },
      'GET /pumps/3': { body: pump(3) },
      'PUT /pumps/3': ({ body }) =>
        (body as { name: string }).name === 'Mala'
          ? { status: 400, body: { errors: [{ field: 'name', defaultMessage: 'Ya existe' }] } }
          : { body },
    },
  });
  expect(await screen.findByText('Bomba 2')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Página siguiente' }));
  const row = (await screen.findByText('Bomba 3')).closest('tr')!;
  expect(within(row).getByText('28/03/2026')).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: /^(Acciones|Editar)/ }));
  const edit = screen.queryByRole('menuitem', { name: 'Editar' });
  if (edit) await userEvent.click(edit);
  const drawer = await screen.findByRole('dialog');
  const name = await within(drawer).findByRole('textbox', { name: /^Nombre/ });
  const save = async (text: string): Promise<void> => {
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste(text);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Guardar' }));
  };
  await save('Mala');
  expect(await within(drawer).findByText('Ya existe')).toBeVisible();
  await save('Buena');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  // Unchanged members are sent back as they came.
  expect(recordedCalls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    ...pump(3),
    name: 'Buena',
  });
  expect(callsBesidesProfile().every((call) => !call.includes('page['))).toBe(true);
});

it('says that a host asks to wait, and shows its rows afterwards', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    let refusals = 0;
    renderAdmin({
      resources,
      dialects: { main: 'spring' },
      initialPath: '/admin/pumps',
      responses: {
        'GET /pumps?page=0&size=2': () =>
          refusals++ === 0
            ? { status: 429, headers: { 'Retry-After': '40' } }
            : { body: { content: [pump(1)], totalElements: 1 } },
      },
    });
    expect(await screen.findByText(/^El servidor pide esperar 40 s\./)).toBeVisible();
    expect(screen.queryByText('Bomba 1')).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await screen.findByText('Bomba 1')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
