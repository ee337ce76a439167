// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { useMessageLog } from '../../ui/feedback/messageLog';
import DocumentUpload from './DocumentUpload';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  saveSession({ token: 't', permissions: [] });
});
afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
});

/** The dialog over three chosen files, whose calls are answered in turn, and then well. */
async function chosen(...answers: FakeResponse[]) {
  const onClose = vi.fn();
  const resources = declareResources({
    name: 'documents',
    label: 'Documentos',
    recordRepresentation: 'id',
    api: { path: '/documents' },
    fields: { id: { type: 'text', label: 'Id' } },
    list: { columns: ['id'], rowClick: false },
  });
  const { recordedCalls } = renderConsole(
    <DocumentUpload
      resource={getDeclaredResource(resources, 'documents')}
      record={undefined}
      parent={{ id: 'A1' }}
      selection={undefined}
      options={{ call: { method: 'POST', path: '/assets/{parent.id}/document' }, wrap: true }}
      label="Añadir"
      onClose={onClose}
    />,
    {
      resources,
      responses: { 'POST /assets/A1/document': () => answers.shift() ?? { body: { data: { id: 'd' } } } },
    },
  );
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for files');
  const files = ['Uno.pdf', 'Dos.pdf', 'Tres.pdf'].map(
    (name) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' }),
  );
  fireEvent.change(input, { target: { files } });
  await screen.findByText('Tres.pdf');
  await click('Enviar 3 documentos');
  const sent = () =>
    recordedCalls.flatMap(({ method, body }) =>
      method === 'POST' ? [(body as { data: { title: string } }).data.title] : [],
    );
  return { onClose, sent };
}
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const UNKNOWN = /^No sabemos si se ha guardado\. La solicitud ha sido enviada/;

it('sends each file once, and again only what failed [DOC-09, DOC-14]', async () => {
  const { onClose, sent } = await chosen({ status: 500 });
  await screen.findByText('No enviado');
  await click('Reintentar');
  expect(await screen.findByText('Se han añadido 3 documentos')).toBeVisible();
  expect(screen.getByText('Uno · Dos · Tres')).toBeVisible();
  expect(sent()).toEqual(['Uno', 'Dos', 'Tres', 'Uno']);
  expect(onClose.mock.calls).toEqual([['changed']]);
});

it('never sends again what was lost, and leads to the list that tells whether it is there [DOC-14]', async () => {
  const { onClose, sent } = await chosen({ status: 500 }, 'refused');
  await screen.findByText(UNKNOWN);
  expect(screen.getByText('Sin respuesta')).toBeVisible();
  expect(screen.getAllByText('No enviado')).toHaveLength(1);
  await click('Reintentar');
  expect(await screen.findByText('2 de 3 enviados')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
  expect(screen.queryByText(/Se han añadido/)).toBeNull();
  await click('Comprobar');
  expect(await screen.findByText(/^Se ha vuelto a leer lo que hay en pantalla/)).toBeVisible();
  expect(sent()).toEqual(['Uno', 'Dos', 'Tres', 'Uno']);
  expect(onClose.mock.calls).toEqual([[]]);
});

it('closes without a question over what was lost, and reads again', async () => {
  const { onClose } = await chosen('refused', 'refused', 'refused');
  await waitFor(() => expect(screen.getAllByText(UNKNOWN)).toHaveLength(3));
  await click('Cerrar');
  expect(onClose.mock.calls).toEqual([['changed']]);
});

it('says aloud why a file was not sent [DOC-13, HTTP-11]', async () => {
  await chosen({ status: 403 });
  await screen.findByText('No enviado');
  expect(screen.getByText('Tu usuario no tiene permisos para esta acción')).toHaveAttribute('role', 'alert');
});

it('keeps in the log of messages why a file was not sent [DOC-13, HTTP-15]', async () => {
  await chosen({ status: 422, body: { errors: [{ detail: 'Está cifrado' }] } });
  await screen.findByText('No enviado');
  const { result } = renderHook(() => useMessageLog());
  expect(result.current[0]).toMatchObject({ type: 'error', code: 422 });
  expect(result.current[0]?.text).toContain('Está cifrado');
});

it('sends nothing more once the session has ended [HTTP-10]', async () => {
  const { sent } = await chosen({ status: 401 }, { status: 401 }, { status: 401 });
  await screen.findByText('No enviado');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Reintentar/ })).toHaveAttribute('aria-busy', 'false'),
  );
  expect(sent()).toEqual(['Uno']);
});
