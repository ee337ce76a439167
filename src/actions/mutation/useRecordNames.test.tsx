// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { PageRecordTitleContext } from '../../mutations/PageRecordTitleContext';
import { ActionButtons } from '../ActionButtons';

interface Options {
  record: { id: string; name?: string };
  success?: string;
  answer?: FakeResponse;
}

/** Runs an action on a row in a tab of «Edificio Sol». */
async function act({ record, success = 'Cerrada', answer = {} }: Options): Promise<void> {
  const resources = declareResources({
    name: 'doors',
    label: 'Puertas',
    recordRepresentation: ['name', 'unknown'],
    api: { getList: { path: '/doors' } },
    fields: { name: { type: 'text', label: 'Nombre' } },
    actions: {
      lock: {
        label: 'Cerrar',
        call: { method: 'PATCH', path: '/doors/{id}/lock' },
        outcomes: [
          { on: 'success', success },
          { on: 409, error: 'Está rota' },
        ],
      },
    },
  });
  const resource = getDeclaredResource(resources, 'doors');
  const actions = Object.values(resource.actions);
  renderConsole(
    <PageRecordTitleContext value="Edificio Sol">
      <ActionButtons actions={actions} resource={resource} record={record} parent={{ id: 'E1' }} />
    </PageRecordTitleContext>,
    { resources, responses: { [`PATCH /doors/${record.id}/lock`]: answer } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
}
const said = (tone: 'status' | 'alert') => screen.getByRole(tone);

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

describe('what the message of a success names', () => {
  it('is the record by its title, and whose page it is', async () => {
    await act({ record: { id: 'P1', name: 'Portal' } });
    await screen.findByText('Cerrada');
    expect(said('status')).toHaveTextContent(/^Hecho: CerradaPortal · Edificio Sol$/);
  });

  it('is not said twice', async () => {
    await act({ record: { id: 'P1', name: 'Portal' }, success: 'Puerta cerrada: %{name}' });
    await screen.findByText('Puerta cerrada: Portal');
    expect(said('status')).toHaveTextContent(/^Hecho: Puerta cerrada: PortalEdificio Sol$/);
  });

  it('leaves out a record without a name', async () => {
    await act({ record: { id: 'P1' } });
    await screen.findByText('Cerrada');
    expect(said('status')).toHaveTextContent(/^Hecho: CerradaEdificio Sol$/);
  });

  it('is cut where a name is very long', async () => {
    await act({ record: { id: 'P1', name: 'P'.repeat(5000) } });
    await screen.findByText('Cerrada');
    expect(said('status').textContent.length).toBeLessThan(160);
  });

  it('is not below a failure', async () => {
    await act({ record: { id: 'P1', name: 'Portal' }, answer: { status: 409 } });
    await screen.findByText('Está rota');
    expect(said('alert')).toHaveTextContent(/^Error: Está rota$/);
  });
});
