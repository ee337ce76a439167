// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ActionButtons } from '../ActionButtons';

type Undo = NonNullable<NonNullable<ResourceInput['actions']>[string]['undo']>;

/** Opens an action that another call can undo. */
function open(answer: FakeResponse = {}, outcomes?: Undo['outcomes']) {
  const body = { data: [{ id: '{id}' }] };
  const resources = declareResources({
    name: 'doors',
    label: 'Puertas',
    recordRepresentation: 'name',
    api: { getList: { path: '/doors' } },
    fields: { name: { type: 'text', label: 'Nombre' } },
    actions: {
      lock: {
        label: 'Cerrar',
        call: { method: 'PATCH', path: '/doors/{id}/lock' },
        outcomes: [{ on: 'success', success: 'Cerrada' }],
        undo: {
          call: { method: 'DELETE', path: '/doors/{id}/locks', body },
          ...(outcomes ? { outcomes } : {}),
        },
      },
    },
  });
  const resource = getDeclaredResource(resources, 'doors');
  return renderConsole(
    <ActionButtons
      actions={Object.values(resource.actions)}
      resource={resource}
      record={{ id: 'P1', name: 'Portal' }}
    />,
    {
      resources,
      initialPath: '/admin/doors/P1',
      responses: { 'PATCH /doors/P1/lock': {}, 'DELETE /doors/P1/locks': answer },
    },
  );
}

const undo = () => screen.queryByRole('button', { name: 'Deshacer' });
async function lock(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
  await screen.findByText('Cerrada');
}
const taken = (asked: string[]) => asked.filter((call) => call.startsWith('DELETE'));

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

describe('an act that can be taken back', () => {
  it('is, by the call for it, sent once with what the act was sent with, and says so', async () => {
    const { recordedCalls, callsBesidesProfile } = open();
    await lock();
    expect(taken(callsBesidesProfile())).toEqual([]);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Se ha deshecho')).toBeVisible();
    expect(screen.getByText('Portal')).toBeVisible();
    expect(taken(callsBesidesProfile())).toEqual(['DELETE /doors/P1/locks']);
    expect(recordedCalls.at(-1)?.body).toEqual({ data: [{ id: 'P1' }] });
    expect(screen.queryByText('Cerrada')).toBeNull();
    expect(undo()).toBeNull();
  });

  it('is by a key, too', async () => {
    const { callsBesidesProfile } = open({}, [{ on: 'success', success: 'Abierta' }]);
    await lock();
    fireEvent.keyDown(document.body, { key: 'z' });
    expect(await screen.findByText('Abierta')).toBeVisible();
    expect(taken(callsBesidesProfile())).toEqual(['DELETE /doors/P1/locks']);
  });

  it('offers the last one alone', async () => {
    open();
    await lock();
    await lock();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1));
  });

  it('is not any more once its page was left; what was said stays', async () => {
    const { go } = open();
    await lock();
    expect(undo()).toBeVisible();
    await act(async () => go('/admin/doors/P2'));
    expect(undo()).toBeNull();
    expect(screen.getByText('Cerrada')).toBeVisible();
  });

  it.each<[string, FakeResponse, RegExp]>([
    ['a failure', { status: 500 }, /Se ha producido un error interno/],
    ['a lost answer', 'refused', /No sabemos si se ha hecho/],
  ])('says why it was not, and does not offer it again: %s', async (_, answer, said) => {
    open(answer);
    await lock();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(undo()).toBeNull();
  });
});
