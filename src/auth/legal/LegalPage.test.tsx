// @vitest-environment jsdom
import { pressEscape } from '../../testing/jsdomPolyfills';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetSessionEnd } from '../../session/sessionEnd';
import { overrideNavigation } from '../../session/navigation/hardNavigate';
import AuthApp from '../AuthApp';
import { clearSession, getSession, saveSession } from '../../session/session';
import { fakeSessionHost, loginResponse, profileResponse } from '../../session/testing/fakeSessionHost';
import { createTestConfig } from '../../session/testing/createTestConfig';

const config = createTestConfig();
const STATUS = 'GET /clients/legal-documentations/status';
const ACCEPT = 'POST /users/legal-documentations/accepted';
const waiting = {
  [STATUS]: {
    body: {
      is_enabled: true,
      is_accepted: false,
      link_terms_of_service: 'https://client.example/terms',
      link_privacy_policy: 'javascript:alert(1)',
    },
  },
  'GET /users/current': { body: profileResponse },
};

const left = vi.fn<(path: string) => void>();
let restore: () => void;
beforeEach(() => {
  restore = overrideNavigation(left);
  saveSession(loginResponse);
});
afterEach(() => {
  resetSessionEnd();
  restore();
  left.mockReset();
  clearSession();
  vi.restoreAllMocks();
});

const open = (answers: Parameters<typeof fakeSessionHost>[0]) => {
  const host = fakeSessionHost(answers);
  render(<AuthApp config={config} request={host.request} path="/legal-documentation" />);
  return host;
};
const dialog = () => screen.findByRole<HTMLDialogElement>('dialog');

describe('LegalPage', () => {
  it('names the company and links to both documents, harmless addresses only [LOGIN-30, LOGIN-31]', async () => {
    open(waiting);
    const shown = within(await dialog());
    expect(shown.getByText(/Comunidades del Norte/)).toBeVisible();
    expect(shown.getByRole('link', { name: /Términos del servicio/ })).toHaveAttribute(
      'href',
      'https://client.example/terms',
    );
    expect(shown.queryByRole('link', { name: /privacidad/ })).toBeNull();
    expect(shown.getByText(/Política de privacidad/)).toBeVisible();
  });

  it('asks the company for its name when the profile does not tell [LOGIN-30]', async () => {
    open({
      ...waiting,
      'GET /users/current': { body: { data: { client: { client_id: 'c1' } } } },
      'GET /clients/c1': { body: { data: { name: 'Hoteles del Sur' } } },
    });
    expect(within(await dialog()).getByText(/Hoteles del Sur/)).toBeVisible();
  });

  it('cannot be dismissed by Escape or beside it, and has no close button [LOGIN-29]', async () => {
    open(waiting);
    const shown = await dialog();
    pressEscape(shown);
    pressEscape(shown);
    fireEvent.mouseDown(shown);
    shown.close(); // browsers close a dialog on a second Escape, whatever the page does
    expect(shown.open).toBe(true);
    expect(
      within(shown)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Rechazar y cerrar sesión', 'Aceptar y continuar']);
  });

  it('accepts once and goes to the base path [LOGIN-32, LOGIN-33]', async () => {
    const { seen } = open({ ...waiting, [ACCEPT]: { status: 204 } });
    await userEvent.dblClick(within(await dialog()).getByRole('button', { name: 'Aceptar y continuar' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin']]));
    expect(seen.filter(({ call }) => call === ACCEPT)).toHaveLength(1);
  });

  it('says so when accepting fails, and can be tried again', async () => {
    const { responses } = open({ ...waiting, [ACCEPT]: { status: 500 } });
    const shown = within(await dialog());
    await userEvent.click(shown.getByRole('button', { name: 'Aceptar y continuar' }));
    expect(await shown.findByText(/No se ha podido registrar tu aceptación/)).toBeVisible();
    responses[ACCEPT] = { status: 200, body: {} };
    await userEvent.click(shown.getByRole('button', { name: 'Aceptar y continuar' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin']]));
  });

  it('revoking closes the modal and logs out [LOGIN-32, LOGIN-34]', async () => {
    const { seen } = open({ ...waiting, 'GET /users/logout': { body: { data: {} } } });
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Rechazar y cerrar sesión' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/login']]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seen.at(-1)?.call).toBe('GET /users/logout');
    expect(getSession()).toBeUndefined();
  });

  it('offers to try again when the status cannot be read', async () => {
    const { responses } = open({ ...waiting, [STATUS]: { status: 500 } });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    Object.assign(responses, waiting);
    await userEvent.click(retry);
    expect(await dialog()).toBeVisible();
  });

  it('lets whoever has nothing to accept go on', async () => {
    open({ [STATUS]: { body: { is_enabled: true, is_accepted: true } } });
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin']]));
  });
});
