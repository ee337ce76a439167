// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResourceInput } from '../config/schema/resource';
import { clearSession, saveSession } from '../session/session';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import { listResponse, type FakeResponse } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';
import { ListPage } from '../list/ListPage';

const people: ResourceInput = {
  name: 'people',
  label: 'Personas',
  recordRepresentation: 'name',
  api: { path: '/people' },
  fields: { name: { type: 'text', label: 'Nombre' } },
};
const members: ResourceInput = {
  name: 'members',
  label: 'Socios',
  recordRepresentation: 'name',
  api: { path: '/members' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'], actions: ['join', 'reload'], rowClick: false },
  actions: {
    reload: { label: 'Releer', refetch: true },
    join: {
      label: 'Añadir',
      form: {
        presentation: 'toolbar',
        fields: {
          person: {
            type: 'reference',
            label: 'Persona',
            placeholder: 'Busca',
            resource: 'people',
            minSearch: 2,
            exclude: 'rows',
          },
        },
      },
      call: { method: 'PATCH', path: '/people/{form.person}/join' },
      outcomes: [
        { on: 'success', success: 'Añadido' },
        { on: 409, error: 'Ya estaba', field: 'person' },
      ],
    },
  },
};

function open(join: FakeResponse, submit?: string) {
  const rows = [[{ id: 'p1', name: 'Ada Uno' }], [{ id: 'p3', name: 'Ada Tres' }]];
  const { form } = members.actions?.join ?? {};
  if (form && submit !== undefined) form.submitLabel = submit;
  else if (form) delete form.submitLabel;
  const resources = declareResources(members, people);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'members')} />, {
    resources,
    initialPath: '/admin/members',
    responses: {
      'GET /members': () => listResponse(rows.length > 1 ? (rows.shift() ?? []) : (rows[0] ?? [])),
      'GET /people': listResponse([
        { id: 'p1', name: 'Ada Uno' },
        { id: 'p2', name: 'Ada Dos' },
      ]),
      'PATCH /people/p2/join': join,
    },
  });
}
async function search(text: string): Promise<void> {
  const input = await screen.findByPlaceholderText('Busca');
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
}
const writes = (asked: string[]) => asked.filter((call) => call.startsWith('PATCH'));

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

describe('an action whose field stands in the toolbar', () => {
  it('searches from two letters on and leaves out the rows of the list [AUSER-02..AUSER-05]', async () => {
    const { callsBesidesProfile } = open({});
    await screen.findByText('Ada Uno');
    await search('A');
    expect(await screen.findByText('Escribe al menos 2 caracteres')).toBeInTheDocument();
    await search('Ad');
    const found = within(await screen.findByRole('listbox'));
    const options = await found.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Ada Dos']);
    expect(callsBesidesProfile().filter((call) => call.startsWith('GET /people'))).toHaveLength(1);
  });

  it('sends what is chosen once, says so, and is empty again [AUSER-11]', async () => {
    const { callsBesidesProfile } = open({});
    await screen.findByText('Ada Uno');
    await search('Ada');
    fireEvent.click(await screen.findByRole('option', { name: 'Ada Dos' }));
    expect(await screen.findByText('Añadido')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Hecho: AñadidoAda Dos');
    expect(writes(callsBesidesProfile())).toEqual(['PATCH /people/p2/join']);
    await waitFor(() => expect(screen.getByPlaceholderText('Busca')).toHaveValue(''));
  });

  it('with a button sends nothing before it is pressed [AUSER-02, AUSER-11]', async () => {
    const { callsBesidesProfile } = open({}, 'Dar acceso');
    await screen.findByText('Ada Uno');
    const button = await screen.findByRole('button', { name: 'Dar acceso' });
    expect(button).toHaveAccessibleDescription('Elige antes un valor');
    await search('Ada');
    fireEvent.click(await screen.findByRole('option', { name: 'Ada Dos' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(writes(callsBesidesProfile())).toEqual([]);
    fireEvent.click(button);
    expect(await screen.findByText('Añadido')).toBeVisible();
    expect(writes(callsBesidesProfile())).toEqual(['PATCH /people/p2/join']);
    await waitFor(() => expect(screen.getByPlaceholderText('Busca')).toHaveValue(''));
  });

  it('sends a refused value again only on a press, not when the list is read again [AUSER-14]', async () => {
    const { callsBesidesProfile } = open({ status: 409 });
    await screen.findByText('Ada Uno');
    await search('Ada');
    fireEvent.click(await screen.findByRole('option', { name: 'Ada Dos' }));
    await screen.findByRole('button', { name: 'Reintentar' });
    const reads = () => callsBesidesProfile().filter((call) => call.startsWith('GET /members')).length;
    const readsBefore = reads();
    fireEvent.click(screen.getByRole('button', { name: 'Releer' }));
    await waitFor(() => expect(reads()).toBe(readsBefore + 1));
    await screen.findByText('Ada Tres');
    expect(writes(callsBesidesProfile())).toEqual(['PATCH /people/p2/join']);
  });

  it.each([
    ['on being chosen', undefined, 'Reintentar', 409, 'Ya estaba'],
    ['by a button', 'Dar acceso', 'Dar acceso', 409, 'Ya estaba'],
    ['by a button, of any kind', 'Dar acceso', 'Dar acceso', 500, undefined],
  ])('a refusal, sent %s, is said and keeps what was chosen, to be sent again [AUSER-14]', async (...row) => {
    const [, submit, again, status, text] = row;
    const { callsBesidesProfile } = open({ status }, submit);
    await screen.findByText('Ada Uno');
    await search('Ada');
    fireEvent.click(await screen.findByRole('option', { name: 'Ada Dos' }));
    for (const count of [1, 2]) {
      if (count === 2 || submit !== undefined) {
        const button = await screen.findByRole('button', { name: again });
        await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
        fireEvent.click(button);
      }
      await waitFor(() => expect(writes(callsBesidesProfile())).toHaveLength(count));
      if (text !== undefined) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
      expect(screen.getByPlaceholderText('Busca')).toHaveValue('Ada Dos');
    }
  });
});
