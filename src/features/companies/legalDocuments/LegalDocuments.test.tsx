// @vitest-environment jsdom
import '../../../testing/jsdomPolyfills';
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSessionEndReason, resetSessionEnd } from '../../../session/sessionEnd';
import { clearSession, saveSession } from '../../../session/session';
import { declareResources, getDeclaredResource } from '../../../testing/declareResources';
import type { FakeResponse } from '../../../testing/fakeHost';
import { renderConsole } from '../../../testing/renderConsole';
import { useMessageLog } from '../../../ui/feedback/messageLog';
import LegalDocuments from './LegalDocuments';

const kept = {
  id: 'L1',
  privacy_policy: 'cA==',
  privacy_policy_name: 'p.pdf',
  terms_of_service: 'dA==',
  terms_of_service_name: 't.pdf',
  enabled: true,
  is_default: false,
};
const PATH = '/clients/C1/legal-documentations';
const saves = (calls: readonly string[]) => calls.filter((call) => call === `POST ${PATH}`);
const reads = (calls: readonly string[]) => calls.filter((call) => call === `GET ${PATH}`);

function show(answer: FakeResponse, read: FakeResponse | (() => FakeResponse) = { body: { data: [kept] } }) {
  const resources = declareResources({
    name: 'clients',
    label: 'Empresas',
    recordRepresentation: 'id',
    api: { path: '/clients' },
    fields: { id: { type: 'text', label: 'Id' } },
    list: { columns: ['id'], rowClick: false },
  });
  return renderConsole(
    <LegalDocuments
      record={{ id: 'C1' }}
      resource={getDeclaredResource(resources, 'clients')}
      options={{}}
    />,
    {
      resources,
      responses: {
        [`GET ${PATH}`]: read,
        [`POST ${PATH}`]: answer,
        [`POST ${PATH}/delete`]: answer,
      },
    },
  );
}

/** Presses what opens a question, and says yes to it. */
async function confirm(
  opener: HTMLElement,
  role: 'alertdialog' | 'dialog',
  yes: 'Desactivar' | 'Eliminar',
): Promise<void> {
  fireEvent.click(opener);
  fireEvent.click(within(await screen.findByRole(role)).getByRole('button', { name: yes }));
}
const switchOff = async (): Promise<void> =>
  confirm(await screen.findByRole('switch'), 'dialog', 'Desactivar');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  saveSession({ token: 't', permissions: ['update_clients'] });
});
afterEach(() => {
  resetSessionEnd();
  clearSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says what was saved, and ends the session [CLIENT-51, CLIENT-56]', async () => {
  const { recordedCalls } = show({ body: { data: [{ ...kept, enabled: false }] } });
  await switchOff();
  expect(await screen.findByText('Documentación legal guardada. Vuelve a iniciar sesión.')).toBeVisible();
  expect(getSessionEndReason()).toBe('renewal');
  expect(recordedCalls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    data: { enabled: false },
  });
});

it('posts empty fields for a delete, says what was deleted, and ends the session [CLIENT-56, CLIENT-57]', async () => {
  const { recordedCalls } = show({ body: { data: [] } });
  await confirm(await screen.findByRole('button', { name: 'Eliminar' }), 'alertdialog', 'Eliminar');
  expect(await screen.findByText('Documentación legal eliminada. Vuelve a iniciar sesión.')).toBeVisible();
  expect(getSessionEndReason()).toBe('renewal');
  expect(recordedCalls.filter(({ method }) => method === 'POST')).toMatchObject([
    {
      url: `${PATH}/delete`,
      body: {
        data: {
          privacy_policy: '',
          privacy_policy_name: '',
          terms_of_service: '',
          terms_of_service_name: '',
          enabled: true,
        },
      },
    },
  ]);
});

it('neither switches nor deletes the documents of the product, and says why [CLIENT-54, CLIENT-55]', async () => {
  const { callsBesidesProfile } = show({}, { body: { data: [{ ...kept, is_default: true }] } });
  expect(await screen.findByRole('switch')).toBeDisabled();
  expect(screen.getByText('Los documentos del producto no se pueden activar ni desactivar.')).toBeVisible();
  const remove = screen.getByRole('button', { name: 'Eliminar' });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  expect(remove).toHaveAccessibleDescription('Los documentos del producto no se pueden eliminar.');
  fireEvent.click(remove);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(callsBesidesProfile()).toEqual([`GET ${PATH}`]);
});

it.each(['', '{}', '[null]', '[{}]', '{"data":null}', 'OK'])(
  'takes the answer %j for a failure, never for a company without documents [CLIENT-48]',
  async (text) => {
    show({}, { text });
    expect(await screen.findByText('No se ha podido cargar la documentación legal')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    expect(screen.queryByRole('switch')).toBeNull();
  },
);

it.each([
  ['an answer with nothing in it', { body: { data: {} } }],
  ['a failure', { status: 500 }],
])('only logs %s, and goes on with what the host holds [CLIENT-53, CLIENT-64]', async (_, answer) => {
  const { callsBesidesProfile } = show(answer);
  await switchOff();
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  await waitFor(() => expect(reads(callsBesidesProfile())).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('switch')).toBeChecked();
  expect(document.querySelector('.toast')).toBeNull();
  expect(getSessionEndReason()).toBeUndefined();
  expect(screen.getByText('El cambio no se ha guardado.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(saves(callsBesidesProfile())).toHaveLength(2));
});

it('tells a switch from a delete in the log of messages, where neither was done [CLIENT-64]', async () => {
  // The log takes the same text within a second for one message; other tests log it, too.
  vi.setSystemTime(Date.now() + 60_000);
  const { result } = renderHook(() => useMessageLog());
  const loggedBefore = new Set(result.current);
  show({ status: 500 });
  await switchOff();
  await screen.findByText('El cambio no se ha guardado.');
  await confirm(await screen.findByRole('button', { name: 'Eliminar' }), 'alertdialog', 'Eliminar');
  await screen.findByText('La documentación no se ha eliminado.');
  const [latest = '', before = ''] = result.current
    .filter((message) => !loggedBefore.has(message))
    .map(({ text }) => text);
  expect(latest).toMatch(/^No se ha completado «Eliminar la documentación legal»/);
  expect(before).toMatch(/^No se ha completado «Desactivar la documentación legal»/);
});

describe('the first documents of a company', () => {
  /** Opens the form, attaches both files and saves; the host keeps nothing at first. */
  async function saveFirst(answer: FakeResponse) {
    let read: FakeResponse = { body: { data: [] } };
    const host = show(answer, () => read);
    fireEvent.click(await screen.findByRole('switch'));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Activar' }));
    for (const input of await waitFor(() => {
      const found = [...document.querySelectorAll('input[type=file]')];
      expect(found).toHaveLength(2);
      return found;
    }))
      fireEvent.change(input, {
        target: { files: [new File(['%PDF-1.7 x'], 'a.pdf', { type: 'application/pdf' })] },
      });
    const save = await screen.findByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    fireEvent.click(save);
    return { ...host, store: () => (read = { body: { data: [kept] } }) };
  }

  it('are off again when the save returns nothing, and can be sent again [CLIENT-53]', async () => {
    const { callsBesidesProfile } = await saveFirst({});
    expect(await screen.findByText('El cambio no se ha guardado.')).toBeVisible();
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(screen.getByText('Nadie tiene que aceptarla')).toBeVisible();
    expect(screen.getByText('Esta empresa no tiene documentación legal')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(saves(callsBesidesProfile())).toHaveLength(2));
  });

  it('stay attached when the save fails, and can be saved again [CLIENT-64]', async () => {
    const { callsBesidesProfile } = await saveFirst({ status: 500 });
    expect(await screen.findByText('El cambio no se ha guardado.')).toBeVisible();
    expect(screen.getByRole('switch')).toBeChecked();
    expect(screen.getAllByText('a.pdf')).not.toHaveLength(0);
    expect(document.querySelector('.toast')).toBeNull();
    const again = screen.getByRole('button', { name: 'Guardar' });
    expect(again).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(again);
    await waitFor(() => expect(saves(callsBesidesProfile())).toHaveLength(2));
  });

  it('are shown as they are stored once a lost answer was checked [CLIENT-47]', async () => {
    const { store } = await saveFirst('refused');
    expect(await screen.findByText('No sabemos si se ha guardado')).toBeVisible();
    store();
    fireEvent.click(screen.getByRole('button', { name: 'Comprobar' }));
    expect(await screen.findByText('p.pdf')).toBeVisible();
    expect(screen.getByText('t.pdf')).toBeVisible();
    expect(screen.getByRole('switch')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Eliminar' })).toBeVisible();
  });
});

it('says that nobody knows when the answer of a switch was lost, and sends once', async () => {
  const { callsBesidesProfile } = show('refused');
  await switchOff();
  expect(await screen.findByRole('dialog', { name: 'No sabemos si se ha hecho' })).toBeVisible();
  expect(saves(callsBesidesProfile())).toHaveLength(1);
  expect(getSessionEndReason()).toBeUndefined();
});
