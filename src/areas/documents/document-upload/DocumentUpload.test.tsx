// @vitest-environment jsdom
import '../../../frame/testing/browserGaps';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../../session/session';
import { declare, resourceOf } from '../../../testing/declare';
import type { FakeAnswer } from '../../../testing/fakeRequest';
import { renderConsole } from '../../../testing/renderConsole';
import DocumentUpload from './DocumentUpload';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  saveSession({ token: 't', permissions: [] });
});
afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
});

it('sends each file once, and again only what failed or was lost, which it says [DOC-09, DOC-14]', async () => {
  const onClose = vi.fn();
  const answers: FakeAnswer[] = [{ status: 500 }, 'refused'];
  const resources = declare({
    name: 'documents',
    label: 'Documentos',
    title: 'id',
    api: { path: '/documents' },
    fields: { id: { type: 'text', label: 'Id' } },
    list: { columns: ['id'], rowClick: false },
  });
  const { seen } = renderConsole(
    <DocumentUpload
      resource={resourceOf(resources, 'documents')}
      record={undefined}
      parent={{ id: 'A1' }}
      selection={undefined}
      options={{ call: { method: 'POST', path: '/assets/{parent.id}/document' }, wrap: true }}
      label="Añadir"
      onClose={onClose}
    />,
    {
      resources,
      answers: { 'POST /assets/A1/document': () => answers.shift() ?? { body: { data: { id: 'd' } } } },
    },
  );
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input for files');
  const files = ['Uno.pdf', 'Dos.pdf', 'Tres.pdf'].map(
    (name) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' }),
  );
  fireEvent.change(input, { target: { files } });
  await screen.findByText('Tres.pdf');
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar 3 documentos' }));
  const retry = await screen.findByRole('button', { name: 'Reintentar 2 documentos' });
  expect(screen.getAllByText('No enviado')).toHaveLength(2);
  expect(screen.getAllByText(/^No sabemos si se ha guardado\. La solicitud ha sido enviada/)).toHaveLength(1);
  fireEvent.click(retry);
  expect(await screen.findByText('Se han añadido 3 documentos')).toBeVisible();
  const titles = seen.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
  expect(titles).toMatchObject(['Uno', 'Dos', 'Tres', 'Uno', 'Dos'].map((title) => ({ data: { title } })));
  expect(onClose.mock.calls).toEqual([['changed']]);
});
