// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../dataProvider/http/apiError';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { handleSessionFailure, resetSessionEnd } from '../../session/sessionEnd';
import { overrideNavigation } from '../../session/navigation/hardNavigate';
import AuthApp from '../AuthApp';
import { clearSession, getToken, hasSessionEnded } from '../../session/session';
import { fakeSessionHost, loginResponse } from '../../session/testing/fakeSessionHost';
import { createTestConfig } from '../../session/testing/createTestConfig';
import { setSignInMethod } from '../../session/signIn/signInMethod';

const config = createTestConfig({
  poweredBy: 'https://www.provider.example/',
  forgottenPassword: 'https://provider.example/forgotten',
});
const LOGIN = 'POST /users/login';
const STATUS = 'GET /clients/legal-documentations/status';
const accepted = { body: { is_enabled: true, is_accepted: true } };

const left = vi.fn<(path: string) => void>();
let restore: () => void;
beforeEach(() => {
  restore = overrideNavigation(left);
  window.history.replaceState(null, '', '/login');
});
afterEach(() => {
  resetSessionEnd();
  restore();
  left.mockReset();
  clearSession();
});

type Answers = Parameters<typeof fakeSessionHost>[0];
const open = (answers: Answers = {}, demo?: RuntimeConfig['demo']) => {
  const host = fakeSessionHost(answers);
  render(<AuthApp config={demo ? { ...config, demo } : config} request={host.request} path="/login" />);
  return host;
};
const email = () => screen.getByLabelText('Correo electrónico');
const password = () => screen.getByLabelText('Contraseña');
const fill = async (address = 'ana@example.com', secret = ' secreto ') => {
  await userEvent.type(email(), address);
  await userEvent.type(password(), secret);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

describe('LoginPage', () => {
  it('has an e-mail, a password and an external forgotten-password link [LOGIN-01, LOGIN-02]', () => {
    open();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('link', { name: /olvidado/ })).toHaveAttribute(
      'href',
      'https://provider.example/forgotten',
    );
  });

  it('says where the password goes when that is not where the page is from', () => {
    const elsewhere = { ...config, hosts: { main: 'https://services.example/api' } };
    const { rerender } = render(
      <AuthApp config={config} request={fakeSessionHost({}).request} path="/login" />,
    );
    expect(screen.queryByText(/recibe tu contraseña/)).toBeNull();
    rerender(<AuthApp config={elsewhere} request={fakeSessionHost({}).request} path="/login" />);
    expect(screen.getByText(/en https:\/\/services\.example, que recibe tu contraseña/)).toBeVisible();
  });

  it("has a footer with the 'powered by' link in a new tab [SHELL-07, SHELL-08]", () => {
    open();
    const link = screen.getByRole('link', { name: /provider\.example/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('says at the fields what is wrong and focuses the first, without a call [LOGIN-04, LOGIN-05]', async () => {
    const { seen } = open();
    await userEvent.type(email(), 'ana');
    await send();
    expect(email()).toHaveAccessibleDescription('El correo electrónico no es válido');
    expect(password()).toHaveAccessibleDescription('Obligatorio');
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    await userEvent.type(email(), '@example.com');
    expect(email()).toBeValid();
    expect(seen).toEqual([]);
  });

  it('posts e-mail and password once, however often it is sent, and goes to the start [LOGIN-06, LOGIN-08]', async () => {
    const { seen } = open({ [LOGIN]: { body: loginResponse }, [STATUS]: accepted });
    await fill();
    const form = screen.getByRole('form', { name: 'Iniciar sesión' });
    for (let count = 0; count < 3; count += 1) fireEvent.submit(form);
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin/start']]));
    expect(seen.map(({ call }) => call)).toEqual([LOGIN, STATUS]);
    expect(seen[0]?.body).toEqual({ email: 'ana@example.com', password: ' secreto ' });
    expect(seen[1]?.authorization).toBe('Bearer token-1');
    expect(screen.getByRole('button', { name: 'Entrando…' })).toHaveAttribute('aria-busy', 'true');
  });

  it('goes to the legal documents when they wait [LOGIN-07]', async () => {
    open({ [LOGIN]: { body: loginResponse }, [STATUS]: { body: { is_enabled: true, is_accepted: false } } });
    await fill();
    await send();
    await waitFor(() => expect(left.mock.calls).toEqual([['/legal-documentation']]));
  });

  it('goes back to the page that was asked for, never elsewhere', async () => {
    window.history.replaceState(null, '', '/login?next=%2Fadmin%2Fusers%3Fpage%3D2');
    open({ [LOGIN]: { body: loginResponse }, [STATUS]: accepted });
    expect(screen.getByText(/donde estabas/)).toBeVisible();
    await fill();
    await send();
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin/users?page=2']]));
  });

  it("says 'Usuario o contraseña no válidos.' on a 403 and keeps what was typed [LOGIN-09, LOGIN-10, LOGIN-11]", async () => {
    open({ [LOGIN]: { status: 403 } });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Usuario o contraseña no válidos\.$/);
    expect(email()).toHaveValue('ana@example.com');
    expect(screen.getByRole('button', { name: 'Entrar' })).not.toHaveAttribute('aria-busy', 'true');
  });

  it.each([{ status: 500 }, { status: 422 }, { body: {} }, 'refused'] as const)(
    'says the general login error on any other failure: %j [LOGIN-11, LOGIN-12]',
    async (answer) => {
      open({ [LOGIN]: answer });
      await fill();
      await send();
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent(/^No se ha podido iniciar sesión\./),
      );
      expect(left).not.toHaveBeenCalled();
    },
  );

  it('stays where it is on a 401 [LOGIN-13]', async () => {
    open({ [LOGIN]: { status: 401 } });
    await fill();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.submit(screen.getByRole('form', { name: 'Iniciar sesión' }));
    await vi.waitFor(
      () => expect(screen.getByRole('alert')).toHaveTextContent(/^No se ha podido iniciar sesión\./),
      20_000,
    );
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    expect(left).not.toHaveBeenCalled();
  });

  it('says that the host refuses the session which it has just given, and stays [LOGIN-13]', async () => {
    open({ [LOGIN]: { body: loginResponse }, [STATUS]: { status: 401 } });
    await fill();
    await send();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^No se ha podido iniciar sesión\./),
    );
    expect(getToken()).toBeUndefined();
    expect(email()).toHaveValue('ana@example.com');
    expect(left).not.toHaveBeenCalled();
  });

  it('says after a 401 why it is there, until the next sign-in [LOGIN-13, SHELL-47]', async () => {
    handleSessionFailure({ code: 401 });
    open({ [LOGIN]: { body: loginResponse }, [STATUS]: accepted });
    expect(screen.getByText('Tu sesión ya no es válida.')).toBeVisible();
    await fill();
    await send();
    await waitFor(() => expect(left).toHaveBeenCalledWith('/admin/start'));
    expect(hasSessionEnded()).toBe(false);
  });

  it('goes to the maintenance page on a 503 [SHELL-48]', async () => {
    open({ [LOGIN]: { status: 503 } });
    await fill();
    await send();
    await waitFor(() => expect(left.mock.calls).toEqual([['/maintenance']]));
  });

  it('shows and hides the password, both by name', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar «Contraseña»' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar «Contraseña»' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('goes on when somebody signs in in another tab [LOGIN-03]', () => {
    open();
    localStorage.setItem('console.token', 'token-2');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'console.token', newValue: 'token-2', storageArea: localStorage }),
    );
    expect(left.mock.calls).toEqual([['/admin/start']]);
  });

  it('enters with a demo login by one click', async () => {
    const { seen } = open(
      { [LOGIN]: { body: loginResponse }, [STATUS]: accepted },
      { logins: [{ label: 'Solo lectura', email: 'lee@example.com', password: 'demo' }] },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Solo lectura' }));
    await waitFor(() => expect(getToken()).toBe('token-1'));
    expect(seen[0]?.body).toEqual({ email: 'lee@example.com', password: 'demo' });
  });

  it('offers no demo logins outside the demo', () => {
    open();
    expect(screen.queryByText('Accesos de demostración')).toBeNull();
  });

  it('loads the admin area ahead when it is idle', () => {
    vi.useFakeTimers();
    const preload = vi.fn();
    render(
      <AuthApp config={config} request={fakeSessionHost({}).request} path="/login" preloadAdmin={preload} />,
    );
    expect(preload).not.toHaveBeenCalled();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(preload).toHaveBeenCalledOnce();
  });
});

describe('the login page of another way to sign in', () => {
  const signIn = vi.fn<(request: unknown, credentials: object) => Promise<void>>();
  beforeEach(() => {
    signIn.mockReset().mockResolvedValue(undefined);
  });
  afterEach(() => setSignInMethod());
  const set = (loginKind: 'name' | 'key', wrongStatuses: readonly number[]) =>
    setSignInMethod({
      id: 'x',
      sessionPaths: [],
      hasNoLegalDocuments: true,
      loginKind,
      wrongStatuses,
      signIn,
    });
  const fillIn = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('asks for a name, and knows its own answer to a wrong password', async () => {
    set('name', [400]);
    signIn.mockRejectedValueOnce(new ApiError(400));
    open();
    await send();
    expect(screen.getAllByText('Obligatorio')).toHaveLength(2);
    fillIn('Usuario', 'ana');
    fillIn('Contraseña', 'x');
    await send();
    expect(await screen.findByText('Usuario o contraseña no válidos.')).toBeVisible();
    await send();
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin/start']]));
    expect(signIn.mock.lastCall?.[1]).toEqual({ email: 'ana', password: 'x' });
  });

  it('asks for a key alone', async () => {
    set('key', [401]);
    signIn.mockRejectedValueOnce(new ApiError(401));
    open();
    expect(screen.queryByLabelText(/Usuario|Correo/)).toBeNull();
    fillIn('Clave de acceso', 'k-1');
    await send();
    expect(await screen.findByText('La clave de acceso no es válida.')).toBeVisible();
  });
});
