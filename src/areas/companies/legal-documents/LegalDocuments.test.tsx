// @vitest-environment jsdom
import '../../../frame/testing/browserGaps';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getEnding, resetEnding } from '../../../session/failures';
import { clearSession, saveSession } from '../../../session/session';
import { declare, resourceOf } from '../../../testing/declare';
import type { FakeAnswer } from '../../../testing/fakeRequest';
import { renderConsole } from '../../../testing/renderConsole';
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

function show(answer: FakeAnswer, read: FakeAnswer = { body: { data: [kept] } }) {
  const resources = declare({
    name: 'clients',
    label: 'Empresas',
    title: 'id',
    api: { path: '/clients' },
    fields: { id: { type: 'text', label: 'Id' } },
    list: { columns: ['id'], rowClick: false },
  });
  return renderConsole(
    <LegalDocuments record={{ id: 'C1' }} resource={resourceOf(resources, 'clients')} options={{}} />,
    {
      resources,
      answers: {
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
  saveSession({ token: 't', permissions: [] });
});
afterEach(() => {
  resetEnding();
  clearSession();
  vi.restoreAllMocks();
});

it('says what was saved, and ends the session [CLIENT-51, CLIENT-56]', async () => {
  const { seen } = show({ body: { data: [{ ...kept, enabled: false }] } });
  await switchOff();
  expect(await screen.findByText('Documentación legal guardada. Vuelve a iniciar sesión.')).toBeVisible();
  expect(getEnding()).toBe('renewal');
  expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ data: { enabled: false } });
});

it('says what was deleted, and ends the session [CLIENT-56, CLIENT-57]', async () => {
  show({ body: { data: [] } });
  await confirm(await screen.findByRole('button', { name: 'Eliminar' }), 'alertdialog', 'Eliminar');
  expect(await screen.findByText('Documentación legal eliminada. Vuelve a iniciar sesión.')).toBeVisible();
  expect(getEnding()).toBe('renewal');
});

it.each(['', '{}', '[null]', '[{}]', '{"data":null}', 'OK'])(
  'takes the answer %j for a failure, never for a company without documents [CLIENT-48]',
  async (text) => {
    vi.spyOn(console, 'error').mockReturnValue();
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
  vi.spyOn(console, 'error').mockReturnValue();
  const { asked } = show(answer);
  await switchOff();
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  await waitFor(() => expect(reads(asked())).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('switch')).toBeChecked();
  expect(document.querySelector('.toast')).toBeNull();
  expect(getEnding()).toBeUndefined();
});

it('says that nobody knows when the answer of a switch was lost, and sends once', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { asked } = show('refused');
  await switchOff();
  expect(await screen.findByRole('dialog', { name: 'No sabemos si se ha hecho' })).toBeVisible();
  expect(saves(asked())).toHaveLength(1);
  expect(getEnding()).toBeUndefined();
});
