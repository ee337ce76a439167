// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearSession, saveSession } from '../session/session';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import { listResponse } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';
import { ListPage } from '../list/ListPage';
// Imported up front: lazy loading is slow while other test files run in parallel.
import './ToolbarForm';
import '../fields/text/TextInput';

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

it('a field among the buttons of a list says that nobody knows when the answer was lost, and sends once', async () => {
  const resources = declareResources({
    name: 'members',
    label: 'Socios',
    recordRepresentation: 'name',
    api: { path: '/members' },
    fields: { name: { type: 'text', label: 'Nombre' } },
    list: { columns: ['name'], actions: ['join'], rowClick: false },
    actions: {
      join: {
        label: 'Añadir',
        form: { presentation: 'toolbar', fields: { person: { type: 'text', label: 'Persona' } } },
        call: { method: 'POST', path: '/join', body: { person: '{form.person}' } },
        outcomes: [{ on: 'error', error: 'No se ha añadido' }],
      },
    },
  });
  const { callsBesidesProfile } = renderConsole(
    <ListPage resource={getDeclaredResource(resources, 'members')} />,
    {
      resources,
      initialPath: '/admin/members',
      responses: { 'GET /members': listResponse([{ id: 'p1', name: 'Ada Uno' }]), 'POST /join': 'refused' },
    },
  );
  fireEvent.change(await screen.findByRole('textbox', { name: /Persona/ }), { target: { value: 'p2' } });
  expect(await screen.findByRole('dialog', { name: 'No sabemos si se ha hecho' })).toBeVisible();
  expect(screen.queryByText('No se ha añadido')).toBeNull();
  expect(callsBesidesProfile().filter((call) => call === 'POST /join')).toHaveLength(1);
});
