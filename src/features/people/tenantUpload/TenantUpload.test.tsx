// @vitest-environment jsdom
import '../../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../../session/session';
import { declareResources, getDeclaredResource } from '../../../testing/declareResources';
import type { FakeResponse } from '../../../testing/fakeHost';
import { renderConsole } from '../../../testing/renderConsole';
import TenantUpload from './TenantUpload';

const SEND = 'POST /users/upload-tenants-template';
const cell = (value: string) => ({ label: value, error: false });
const row = { name: cell('Ana'), email: cell('a@b.es'), address: cell(''), assetId: cell('A1') };

const looked: FakeResponse = { body: { data: { is_error: false, preview_data: [row] } } };

function open(answer: FakeResponse, preview = looked) {
  const onClose = vi.fn();
  const resources = declareResources({
    name: 'users',
    label: 'Usuarios',
    recordRepresentation: 'id',
    api: { path: '/users' },
    fields: { id: { type: 'text', label: 'Id' } },
    list: { columns: ['id'], rowClick: false },
  });
  const given = { record: undefined, parent: undefined, selection: undefined, options: {}, label: 'Subir' };
  const host = renderConsole(
    <TenantUpload {...given} resource={getDeclaredResource(resources, 'users')} onClose={onClose} />,
    {
      resources,
      responses: {
        'POST /users/upload-tenants-template-preview': preview,
        [SEND]: answer,
      },
    },
  );
  return { host, onClose };
}

/** The dialog with one tenant looked at, and its sending pressed twice. */
async function sendTwice(answer: FakeResponse) {
  const { host, onClose } = open(answer);
  choose();
  await screen.findByRole('table');
  const button = screen.getByRole('button', { name: 'Enviar' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  fireEvent.click(button);
  fireEvent.click(button);
  const sent = () => host.callsBesidesProfile().filter((call) => call === SEND);
  return { onClose, sent };
}

function choose(): void {
  const file = new File(['name,email,address,asset_id\nAna,a@b.es,,A1'], 'a.csv', { type: 'text/csv' });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for files');
  fireEvent.change(input, { target: { files: [file] } });
}

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
});

it('sends once, says how many were invited and closes [USER-37, USER-40]', async () => {
  const { onClose, sent } = await sendTwice({ body: { data: {} } });
  expect(await screen.findByText('Se ha invitado a 1 inquilino')).toBeVisible();
  expect(onClose.mock.calls).toEqual([['changed']]);
  expect(sent()).toHaveLength(1);
});

it('says in the dialog that it failed, and keeps the rows [USER-44]', async () => {
  const { onClose } = await sendTwice({ status: 500 });
  expect(await screen.findByText(/^No se han podido enviar los inquilinos/)).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
  expect(document.querySelector('.toast')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  choose();
  await waitFor(() => expect(screen.queryByText(/^No se han podido enviar/)).toBeNull());
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(/^No se han podido enviar/)).toBeNull();
});

it.each([
  [403, {}, 'Tu usuario no tiene permisos para esta acción'],
  [413, {}, 'El contenido enviado es demasiado grande'],
  [409, { errors: [{ detail: 'Ya están todos invitados' }] }, 'Ya están todos invitados'],
])('says why a %i was not sent [USER-44]', async (status, body, why) => {
  await sendTwice({ status, body });
  expect(await screen.findByText('No se han podido enviar los inquilinos')).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(document.querySelector('.toast')).toBeNull();
});

it('marks the cell that the host refuses, says why, and does not send it again [USER-44, USER-45]', async () => {
  const errors = [{ detail: 'Este inquilino ya existe', source: { pointer: '/preview_data/0/email' } }];
  await sendTwice({ status: 422, body: { errors } });
  const marked = await screen.findByText('Este inquilino ya existe');
  expect(marked.closest('td')).toHaveTextContent('a@b.es');
  expect(marked.closest('tr')).toHaveTextContent(/^2Ana/);
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  [{ status: 422, body: { errors: [{ detail: 'Más de 10.000 inquilinos' }] } }, 'Más de 10.000 inquilinos'],
  [{ status: 422 }, 'Comprueba que sigue la plantilla.'],
  [{ status: 500 }, 'Se ha producido un error interno en el servidor'],
  [{ status: 403 }, 'Tu usuario no tiene permisos para esta acción'],
  [{ body: {} }, 'La respuesta no contiene los datos.'],
])('says why a file could not be read: %j [USER-44]', async (answer, why) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  open({}, answer);
  choose();
  expect(await screen.findByText('No se han podido leer los datos del archivo')).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
});

it('does not claim that nothing was sent when the answer was lost, and keeps the rows', async () => {
  const { onClose, sent } = await sendTwice('refused');
  expect(await screen.findByRole('dialog', { name: 'No sabemos si se ha hecho' })).toBeVisible();
  expect(screen.queryByText(/^No se han podido enviar los inquilinos/)).toBeNull();
  expect(sent()).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});
