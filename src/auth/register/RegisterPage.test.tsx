// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestConfig } from '../../session/testing/createTestConfig';

const config = createTestConfig({ terms: 'https://provider.example/terms' });
const REGISTER = 'POST /users/register/by_token';

type Answers = Record<string, { status?: number; body?: unknown } | 'refused'>;

const open = (answers: Answers, search = '?token=abc') => visit('/invitation/user', search, answers);

/** Opens the page with fresh modules, because the token is read once per page load. */
async function visit(path: string, search: string, answers: Answers = {}) {
  window.history.replaceState(null, '', path + search);
  const { fakeSessionHost } = await import('../../session/testing/fakeSessionHost');
  const { default: PublicApp } = await import('../AuthApp');
  const host = fakeSessionHost(answers);
  render(<PublicApp config={config} request={host.request} path={path} />);
  return host;
}

const fill = async () => {
  await userEvent.type(screen.getByLabelText('Nombre y apellidos'), 'Ana Pérez');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'secreto');
  await userEvent.type(screen.getByLabelText('Repite la contraseña'), 'secreto');
  await userEvent.type(screen.getByLabelText('Teléfono'), '+34 600-123-123');
  await userEvent.click(screen.getByRole('checkbox'));
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));

beforeEach(() => {
  vi.resetModules();
});

describe('RegisterPage', () => {
  it('takes its token from the query, out of the address at once [LOGIN-16, LOGIN-17]', async () => {
    await open({});
    expect(window.location.href).not.toContain('abc');
    expect(window.location.pathname).toBe('/invitation/user');
    expect(screen.getByRole('heading', { name: 'Crear tu cuenta' })).toBeVisible();
  });

  it('says so when the link has no token', async () => {
    await open({}, '');
    expect(screen.getByRole('heading', { name: 'El enlace no está completo' })).toHaveFocus();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('has the fields of the specification and the terms in a new tab [LOGIN-14, LOGIN-15, LOGIN-25]', async () => {
    await open({});
    const link = screen.getByRole('link', { name: /términos/ });
    expect(link).toHaveAttribute('href', 'https://provider.example/terms');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('checkbox', { name: /Acepto los términos/ })).not.toBeChecked();
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('requires everything and focuses the first [LOGIN-18, LOGIN-24]', async () => {
    const { seen } = await open({});
    await send();
    expect(screen.getAllByText('Obligatorio')).toHaveLength(5);
    expect(screen.getByText('Debes aceptar los términos y condiciones')).toBeVisible();
    expect(screen.getByLabelText('Nombre y apellidos')).toHaveFocus();
    expect(seen).toEqual([]);
  });

  it('accepts only digits, +, * and # in the phone [LIST-10]', async () => {
    await open({});
    const phone = screen.getByLabelText('Teléfono');
    await userEvent.type(phone, '+34 600-12a*#');
    expect(phone).toHaveValue('+3460012*#');
    await userEvent.clear(phone);
    await userEvent.click(phone);
    await userEvent.paste('600 12 34 56');
    expect(phone).toHaveValue('600123456');
  });

  it('posts the body of the specification and confirms with a way to the login [LOGIN-26, LOGIN-27]', async () => {
    const { seen } = await open({ [REGISTER]: { body: { data: {} } } });
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Tu cuenta está lista' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute('href', '/login');
    expect(seen).toMatchObject([
      {
        call: REGISTER,
        body: {
          data: {
            name: 'Ana Pérez',
            email: 'ana@example.com',
            password: 'secreto',
            cellphone: '+34600123123',
            terms_of_service: true,
            token: 'abc',
          },
        },
      },
    ]);
  });

  it.each([
    [404, /ha caducado/],
    [401, /ha caducado/],
    [409, /Ya existe una cuenta/],
    [500, /error interno/],
  ])('says in Spanish what a %s means and keeps the form [LOGIN-28]', async (status, text) => {
    await open({ [REGISTER]: { status } });
    await fill();
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.getByLabelText('Contraseña')).toHaveValue('secreto');
    expect(screen.getByLabelText('Teléfono')).toHaveValue('+34600123123');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('does not claim that it failed when no answer came [LOGIN-28]', async () => {
    await open({ [REGISTER]: 'refused' });
    await fill();
    await send();
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/^No sabemos si se ha creado la cuenta\./));
    expect(alert).toHaveTextContent(/Puede que sí: prueba a iniciar sesión antes de repetirlo\.$/);
    expect(screen.getByLabelText('Teléfono')).toHaveValue('+34600123123');
  });

  it('shows what the host says of a field at that field', async () => {
    await open({
      [REGISTER]: {
        status: 422,
        body: { errors: [{ detail: 'Ese teléfono no existe', source: { pointer: '/data/cellphone' } }] },
      },
    });
    await fill();
    await send();
    const phone = screen.getByLabelText('Teléfono');
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Ese teléfono no existe'));
    expect(phone).toHaveFocus();
  });

  it('goes to the maintenance page on a 503, and has the form as it was by Back [SHELL-48, LOGIN-28]', async () => {
    await open({ [REGISTER]: { status: 503 } });
    const { overrideNavigation } = await import('../../session/navigation/hardNavigate');
    const left = vi.fn<(path: string) => void>();
    const restore = overrideNavigation(left);
    await fill();
    await send();
    await waitFor(() => expect(left.mock.calls).toEqual([['/maintenance']]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeEnabled());
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@example.com');
    restore();
  });

  it.each([
    ['/maintenance', '?next='],
    ['/login', ''],
  ])('is offered after a 503 at %s, with its token, once and nowhere else [LOGIN-39]', async (at, search) => {
    const host = await open({ [REGISTER]: { status: 503 } });
    const { overrideNavigation } = await import('../../session/navigation/hardNavigate');
    const stopped = overrideNavigation(() => undefined);
    await fill();
    await send();
    await waitFor(() => expect(host.seen).toHaveLength(1));
    stopped();
    cleanup();

    // Another page load in the same tab.
    vi.resetModules();
    await visit(at, search);
    const left = vi.fn<(path: string) => void>();
    const restore = (await import('../../session/navigation/hardNavigate')).overrideNavigation(left);
    await userEvent.click(screen.getByRole('button', { name: 'Volver a la invitación' }));
    expect(left.mock.calls).toEqual([['/invitation/user']]);
    restore();
    cleanup();

    vi.resetModules();
    const again = await open({ [REGISTER]: {} }, '');
    await fill();
    await send();
    await screen.findByRole('heading', { name: 'Tu cuenta está lista' });
    expect(again.seen[0]?.body).toMatchObject({ data: { token: 'abc' } });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('abc');
    cleanup();

    vi.resetModules();
    await visit(at, search);
    expect(screen.queryByRole('button', { name: 'Volver a la invitación' })).toBeNull();
  });

  it('is not given to another invitation [LOGIN-16]', async () => {
    sessionStorage.setItem('console.leftInvitation', '/invitation/expert abc');
    await open({}, '');
    expect(screen.getByRole('heading', { name: 'El enlace no está completo' })).toBeVisible();
    sessionStorage.clear();
  });
});
