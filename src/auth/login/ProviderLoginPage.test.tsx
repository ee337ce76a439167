// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { StrictMode } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../dataProvider/http/apiError';
import { resetSessionEnd } from '../../session/sessionEnd';
import { overrideNavigation } from '../../session/navigation/hardNavigate';
import { SignInError, type RedirectSignIn, type SignInErrorKind } from '../../session/signIn/redirectSignIn';
import {
  bindSession,
  clearSession,
  dropToken,
  getToken,
  markSessionEnded,
  saveSession,
} from '../../session/session';
import { fakeSessionHost, loginResponse } from '../../session/testing/fakeSessionHost';
import { createTestConfig } from '../../session/testing/createTestConfig';
import { setSignInMethod } from '../../session/signIn/signInMethod';
import AuthApp from '../AuthApp';

const here = window.location.origin;
const left = vi.fn<(path: string, how?: string) => void>();
let restore: () => void;
beforeEach(() => {
  restore = overrideNavigation(left);
});
afterEach(() => {
  restore();
  left.mockReset();
  resetSessionEnd();
  clearSession();
  setSignInMethod();
  bindSession(here);
  window.history.replaceState(null, '', '/');
});

const begin = vi.fn<RedirectSignIn['redirectToProvider']>();
const finish = vi.fn<RedirectSignIn['finishSignIn']>();
beforeEach(() => {
  begin.mockReset().mockResolvedValue(undefined);
  finish.mockReset().mockResolvedValue('/admin/users?page=2');
});

/** Opens the page at a URL, with a provider that the test controls. */
function open(address: string, { hasNoDocuments = true, main = '/api' } = {}) {
  window.history.replaceState(null, '', address);
  const redirectSignIn: RedirectSignIn = {
    name: 'Cuenta de la casa',
    origin: 'https://id.example.com',
    redirectToProvider: begin,
    finishSignIn: finish,
  };
  setSignInMethod({ id: 'oidc', sessionPaths: [], hasNoLegalDocuments: hasNoDocuments, redirectSignIn });
  bindSession(here, 'oidc');
  const host = fakeSessionHost({ [STATUS]: { body: { is_enabled: true, is_accepted: false } } });
  render(
    <StrictMode>
      <AuthApp
        config={{ ...createTestConfig(), hosts: { main } }}
        request={host.request}
        path={window.location.pathname}
      />
    </StrictMode>,
  );
}
const STATUS = 'GET /clients/legal-documentations/status';
const button = () => screen.findByRole('button', { name: 'Entrar con Cuenta de la casa' });

/** Lets a session of a sign-in method expire after so many seconds. */
function ranOut(via: string, seconds: number) {
  bindSession(here, via);
  saveSession(loginResponse, { since: Date.now() / 1000 - seconds });
  dropToken();
  markSessionEnded();
}

describe('the login at a provider', () => {
  it('names it, leaves at the click alone, and keeps where the person wanted to go', async () => {
    open('/login?next=%2Fadmin%2Fusers');
    const enter = await button();
    expect(screen.getByText('El acceso se comprueba en https://id.example.com.')).toBeVisible();
    fireEvent.click(enter);
    expect(begin.mock.calls).toEqual([['/admin/users', false]]);
    expect(await screen.findByText('Abriendo Cuenta de la casa…')).toBeVisible();
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    // Back from the provider: the browser restores the cached page.
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await button()).toBeVisible();
  });

  it('says where the access goes when that is not where the page is from', async () => {
    open('/login', { main: 'https://services.example/api' });
    await button();
    expect(screen.getByText(/envía después ese acceso a https:\/\/services\.example/)).toBeVisible();
  });

  it('comes back once, without the code in the address, to where the person wanted to go [LOGIN-08]', async () => {
    open('/login/callback?code=c&state=s');
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin/users?page=2', 'replace']]));
    expect(finish).toHaveBeenCalledOnce();
    expect(finish.mock.calls[0]?.[0].search).toBe('?code=c&state=s');
    expect(window.location.href).toBe(`${here}/login`);
  });

  it('asks for the legal documents of a host that has some [LOGIN-07]', async () => {
    open('/login/callback?code=c', { hasNoDocuments: false });
    await waitFor(() => expect(left.mock.calls).toEqual([['/legal-documentation', 'replace']]));
  });

  it.each<[SignInErrorKind, RegExp]>([
    ['insecure', /necesita que la consola se abra por https/],
    ['denied', /no ha concedido el acceso/],
    ['state', /no corresponde a un inicio de sesión de esta pestaña/],
    ['nonce', /es de otro inicio de sesión/],
    ['issuer', /distinto del configurado/],
    ['expired', /ha caducado o ya se ha usado/],
    ['clock', /la fecha y la hora de este equipo/],
    ['down', /no responde/],
    ['origin', /Avisa a quien administra/],
    ['setup', /no admite a esta consola/],
    ['other', /no se puede comprobar/],
  ])('says what was refused (%s), once, with a way to try again', async (kind, text) => {
    const refusal = new SignInError(kind);
    refusal.next = '/admin/assets';
    finish.mockRejectedValue(refusal);
    open('/login/callback?code=c&state=s');
    const retry = await button();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.getByText('Inicia sesión para continuar donde estabas.')).toBeVisible();
    fireEvent.click(retry);
    expect(begin.mock.calls).toEqual([['/admin/assets', false]]);
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    fireEvent.click(await button());
    expect(begin.mock.lastCall).toEqual(['/admin/assets', false]);
    expect(left).not.toHaveBeenCalled();
  });

  it('says that the provider cannot be reached, and lets it be tried again', async () => {
    begin.mockRejectedValueOnce(new SignInError('down'));
    open('/login');
    fireEvent.click(await button());
    expect(
      await screen.findByText(/El proveedor de acceso no responde\. Inténtalo de nuevo\./),
    ).toBeVisible();
    fireEvent.click(await button());
    expect(begin).toHaveBeenCalledTimes(2);
  });

  it('says what is wrong with the host, and leads to the maintenance page on its 503 [SHELL-48]', async () => {
    finish.mockRejectedValueOnce(new SignInError('host', new ApiError(500), '/admin/assets'));
    open('/login/callback?code=c');
    expect(await screen.findByText(/^No se ha podido iniciar sesión\. /)).toBeVisible();
    finish.mockRejectedValueOnce(new SignInError('host', new ApiError(503), '/admin/assets'));
    cleanup();
    open('/login/callback?code=c');
    await waitFor(() => expect(left.mock.calls[0]?.[0]).toMatch(/^\/maintenance/));
  });

  it('lets who is signed in go on where an old answer comes', async () => {
    bindSession(here, 'oidc');
    saveSession(loginResponse);
    finish.mockRejectedValue(new SignInError('state'));
    open('/login/callback?code=c');
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin/start', 'replace']]));
    expect(getToken()).toBeDefined();
  });

  it('asks the provider once unasked where a session of this way ran out [SHELL-47]', async () => {
    ranOut('oidc', 60);
    open('/login?next=%2Fadmin%2Fusers');
    await waitFor(() => expect(begin.mock.calls).toEqual([['/admin/users', true]]));
  });

  it.each([
    ['of another way', 'oidc https://evil.example', 60],
    ['that the host refused at once, as it would for ever', 'oidc', 5],
  ])('asks the person after a session %s', async (_, via, seconds) => {
    ranOut(via, seconds);
    open('/login');
    expect(await button()).toBeVisible();
    expect(screen.getByText('Tu sesión ya no es válida.')).toBeVisible();
    expect(begin).not.toHaveBeenCalled();
  });

  it('asks the person where the provider would have to, as if nothing had gone wrong', async () => {
    finish.mockRejectedValue(new SignInError('asks'));
    open('/login/callback?error=login_required&state=s');
    expect(await button()).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
