import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { advanceClockUntil, stopClock } from './clock';
import { installClock, routeRuntimeConfig } from './runtimeConfig';
import { routeFaults, holdRequests, injectFault } from './faults';
import { ContractClient } from './contractClient';
import { demoCredentials, requestSession } from './host';
import { expect, createStoredSession, test } from './test';
import { translatePages } from './translatePages';
import { alerts, expectAlert, openFromMenu } from './expectations';

const email = (page: Page) => page.getByLabel('Correo electrónico');
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('console.token'));

async function fillLogin(page: Page, name: Parameters<typeof demoCredentials>[0]): Promise<void> {
  const login = demoCredentials(name);
  await email(page).fill(login.email);
  await password(page).fill(login.password);
  await submit(page).click();
}

test.describe('login', () => {
  test('the form signs in and leads to the start; the session is kept [LOGIN-01, LOGIN-06, LOGIN-08, SHELL-44, SHELL-45]', async ({
    page,
    guard,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('link', { name: '¿Has olvidado tu contraseña?' })).toHaveAttribute(
      'href',
      'https://example.com/recuperar-contrasena',
    );
    const sent = page.waitForRequest('**/api/users/login');
    await fillLogin(page, 'super');
    expect((await sent).postDataJSON()).toEqual(demoCredentials('super'));
    await expect(page).toHaveURL('/admin/start');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Sara Domínguez Peña');
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept['console.token']).toMatch(/\S{20,}/);
    expect(kept['console.permissions']).toContain('create_clients');
    expect(JSON.stringify(kept)).not.toContain(demoCredentials('super').password);
    await expect.poll(() => guard.calls().filter((call) => call.includes('/users/login'))).toHaveLength(1);
  });

  test('a demo login is one click [LOGIN-08]', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: /^Recepción de hotel/ }).click();
    await expect(page).toHaveURL('/admin/start');
  });

  test('a key that the runtime config asks for in place of a password: in, a list, and out', async ({
    page,
    host,
    guard,
  }) => {
    guard.allowStatus(401);
    await routeRuntimeConfig(page, (config) => {
      config['signIn'] = { type: 'key', check: { path: '/users/current' }, permissions: 'all' };
    });
    const key = page.getByRole('textbox', { name: 'Clave de acceso' });
    await page.goto('/admin/assets?page=1&size=50');
    await key.fill('otra');
    await submit(page).click();
    await expectAlert(page, 'La clave de acceso no es válida.');
    await key.fill((await requestSession(host.url, 'super')).token);
    await submit(page).click();
    await expect(page).toHaveURL('/admin/assets?page=1&size=50');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await guard.expectNoCall(/login|legal/);
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(key).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('says what is missing at the fields and sends nothing [LOGIN-04, LOGIN-05]', async ({
    page,
    guard,
  }) => {
    await page.goto('/login');
    await submit(page).click();
    await expect(page.getByText('Obligatorio', { exact: true })).toHaveCount(2);
    await expect(email(page)).toBeFocused();
    await email(page).fill('nadie');
    await password(page).fill('x');
    await submit(page).click();
    await expect(page.getByText('El correo electrónico no es válido')).toBeVisible();
    await guard.expectNoCall(/./);
  });

  test('a wrong password and any other failure read differently; what was typed stays [LOGIN-09..LOGIN-13]', async ({
    page,
    guard,
  }) => {
    guard.allowStatus(401, 403, 500);
    await page.goto('/login');
    await email(page).fill('super@demo.example');
    await password(page).fill('incorrecta');
    await submit(page).click();
    await expectAlert(page, 'Usuario o contraseña no válidos.');
    await expect(email(page)).toHaveValue('super@demo.example');
    for (const code of [500, 401]) {
      const fault = await injectFault(page, 'POST', /users\/login/, routeFaults.status(code));
      await submit(page).click();
      await expect.poll(() => fault.hits).toBe(1);
      await guard.waitUntilSettled();
      await expectAlert(page, 'No se ha podido iniciar sesión.');
      await expect(alerts(page, 'Usuario o contraseña no válidos.')).toHaveCount(0);
      await fault.stop();
    }
    await expect(page).toHaveURL('/login');
  });

  test('says where the browser translates the page, too, what is under way and what has failed last [LOGIN-09..LOGIN-13]', async ({
    page,
    context,
    guard,
  }) => {
    guard.allowStatus(403, 500);
    await translatePages(context);
    await page.goto('/login');
    await email(page).fill('super@demo.example');
    await password(page).fill('incorrecta');
    await page.getByRole('button', { name: /^Mostrar/ }).click();
    await expect(page.getByText('Ocultar', { exact: true })).toBeVisible();
    const held = await holdRequests(page, 'POST', /users\/login/);
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Entrando…' })).toBeVisible();
    await held.release();
    await expectAlert(page, 'Usuario o contraseña no válidos.');
    await injectFault(page, 'POST', /users\/login/, routeFaults.status(500));
    await submit(page).click();
    await expectAlert(page, 'No se ha podido iniciar sesión.');
    await expect(alerts(page, 'Usuario o contraseña no válidos.')).toHaveCount(0);
  });

  test('three sends in one tick are one call', async ({ page }) => {
    await page.goto('/login');
    await email(page).fill('super@demo.example');
    await password(page).fill('demo-super');
    const held = await holdRequests(page, 'POST', /users\/login/);
    await page.evaluate(() => {
      const form = document.querySelector('form');
      for (let i = 0; i < 3; i += 1) form?.requestSubmit();
    });
    await expect.poll(held.heldCount).toBe(1);
    await held.release();
    await expect(page).toHaveURL('/admin/start');
    expect(held.heldCount()).toBe(1);
  });

  test('whoever is signed in goes to the start; who is not, to the login [LOGIN-03, SHELL-12, SHELL-13, SHELL-49]', async ({
    page,
    signInAs,
  }) => {
    for (const path of ['/', '/admin', '/admin/assets', '/legal-documentation']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login(\?|$)/);
      await expect(submit(page)).toBeVisible();
    }
    await signInAs('lectura');
    for (const path of ['/login', '/', '/admin']) {
      await page.goto(path);
      await expect(page).toHaveURL('/admin/start');
    }
  });

  test('a deep link is kept over the login', async ({ page, guard }) => {
    await page.goto('/admin/users?page=2&size=75');
    await expect(page.getByText('Inicia sesión para continuar donde estabas.')).toBeVisible();
    await guard.expectNoCall(/./);
    await fillLogin(page, 'super');
    await expect(page).toHaveURL('/admin/users?page=2&size=75');
  });

  test('a token that the host no longer knows leads to the login without a flash of data and keeps the link [SHELL-46, SHELL-47]', async ({
    page,
    signInAs,
    guard,
  }) => {
    guard.allowStatus(401);
    await signInAs('super');
    await page.evaluate(() => {
      localStorage.setItem('console.token', 'caducado');
      localStorage.setItem('console.session', JSON.stringify({ expires_at: 1 }));
    });
    await page.goto('/admin/users?page=1&size=50');
    await expect(alerts(page, 'No estás autorizado para realizar esta acción').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fusers/);
    await fillLogin(page, 'super');
    await expect(page).toHaveURL('/admin/users?page=1&size=50');
  });

  test('never leads out of the console after a login', async ({ page, signInAs, host }) => {
    await signInAs('super');
    const hostile = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/admin//evil.example',
      '/admin/../../evil',
      'javascript:alert(1)',
      '/login?next=/login',
      '/admin\\..\\..',
      '/%2f%2fevil.example',
      '/admin/%2e%2e//evil.example',
      'data:text/html,x',
      '\t//evil.example',
    ];
    for (const next of hostile) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL(
        ({ origin, pathname }) => origin === host.url && /^\/admin(\/|$)/.test(pathname),
      );
      await expect(page.locator('h1')).toBeVisible();
    }
  });
});

test.describe('legal documents', () => {
  test('have to be accepted, cannot be dismissed, and lead on [LOGIN-07, LOGIN-29..LOGIN-33, LOGIN-35]', async ({
    page,
    host,
  }) => {
    await page.goto('/login');
    await fillLogin(page, 'legal');
    await expect(page).toHaveURL('/legal-documentation');
    const dialog = page.getByRole('dialog', { name: 'Antes de continuar' });
    await expect(dialog).toContainText('Promociones Nuevo Horizonte');
    await expect(dialog.getByRole('link', { name: /Términos del servicio/ })).toHaveAttribute(
      'href',
      'https://legal.example/condiciones',
    );
    await expect(dialog.getByRole('link', { name: /Política de privacidad/ })).toHaveAttribute(
      'href',
      'https://legal.example/privacidad',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Aceptar y continuar' }).click();
    await expect(page).toHaveURL('/admin/start');
    const own = new ContractClient(host.url, (await requestSession(host.url, 'legal')).token);
    expect((await own.call('getLegalStatus')).is_accepted).toBe(true);
  });

  test('rejecting them signs out [LOGIN-32, LOGIN-34, SHELL-43]', async ({ page, signInAs, guard }) => {
    await signInAs('legal');
    await page.goto('/');
    await expect(page).toHaveURL('/legal-documentation');
    await page.getByRole('button', { name: 'Rechazar y cerrar sesión' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => guard.calls()).toContain('GET /api/users/logout');
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  test('are asked for at the root and the admin root alone [LOGIN-36, LOGIN-37]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('legal');
    await page.goto('/admin');
    await expect(page).toHaveURL('/legal-documentation');
    await page.goto('/admin/projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edificios');
  });
});

test.describe('invitation', () => {
  const open = async (page: Page, token = 'demo-invitacion-inquilino') => {
    await page.goto(`/invitation/user?token=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear tu cuenta');
  };

  test('that a 503 took away is offered on the maintenance page and at the login, and goes on [LOGIN-39, SHELL-48]', async ({
    page,
    guard,
  }) => {
    guard.allowStatus(503);
    const fault = await injectFault(page, 'POST', /by_token/, routeFaults.status(503));
    const fill = async () => {
      await page.getByLabel('Nombre y apellidos').fill('Nuria Gómez');
      await page.getByLabel('Correo electrónico').fill('nuria@correo.example');
      await page.getByLabel('Contraseña', { exact: true }).fill('secreta1');
      await page.getByLabel('Repite la contraseña', { exact: true }).fill('secreta1');
      await page.getByLabel('Teléfono').fill('+34600123123');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
    };
    const back = page.getByRole('button', { name: 'Volver a la invitación' });
    await open(page);
    await fill();
    await expect(page).toHaveURL('/maintenance');
    await back.click();
    await expect(page).toHaveURL('/invitation/user');
    await fill();
    await expect(page).toHaveURL('/maintenance');
    await fault.stop();
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await expect(page).toHaveURL(/\/login/);
    await back.click();
    await fill();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta está lista');
    await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
    await expect(back).toHaveCount(0);
  });

  test('takes the token out of the address, tells what is wrong, registers [LOGIN-14..LOGIN-27]', async ({
    page,
    records,
  }) => {
    await open(page);
    await expect(page).toHaveURL('/invitation/user');
    const send = page.getByRole('button', { name: 'Crear cuenta' });
    await send.click();
    await expect(page.getByText('Obligatorio', { exact: true })).toHaveCount(5);
    await expect(page.getByText('Debes aceptar los términos y condiciones')).toBeVisible();
    await expect(page.getByRole('link', { name: /términos y condiciones/ })).toHaveAttribute(
      'href',
      'https://example.com/terminos',
    );
    await page.getByLabel('Nombre y apellidos').fill('Nuria Gómez');
    await page.getByLabel('Correo electrónico').fill('nuria@correo.example');
    await page.getByLabel('Contraseña', { exact: true }).fill('secreta1');
    await page.getByLabel('Repite la contraseña', { exact: true }).fill('secreta2');
    await page.getByLabel('Teléfono').pressSequentially('+34 600-1a2');
    await expect(page.getByLabel('Teléfono')).toHaveValue('+3460012');
    await page.getByRole('checkbox').check();
    await send.click();
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
    await page.getByLabel('Repite la contraseña', { exact: true }).fill('secreta1');
    const sent = page.waitForRequest('**/users/register/by_token');
    await send.click();
    expect((await sent).postDataJSON()).toEqual({
      data: {
        name: 'Nuria Gómez',
        email: 'nuria@correo.example',
        password: 'secreta1',
        cellphone: '+3460012',
        terms_of_service: true,
        token: 'demo-invitacion-inquilino',
      },
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta está lista');
    expect((await records.user('nuria@correo.example')).username).toBe('Nuria Gómez');
    await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('an invitation that is gone is said and the form is kept [LOGIN-28]', async ({ page, guard }) => {
    guard.allowStatus(404);
    await open(page, 'usada');
    await page.getByLabel('Nombre y apellidos').fill('Nuria Gómez');
    await page.getByLabel('Correo electrónico').fill('nuria@correo.example');
    await page.getByLabel('Contraseña', { exact: true }).fill('secreta1');
    await page.getByLabel('Repite la contraseña', { exact: true }).fill('secreta1');
    await page.getByLabel('Teléfono').fill('600123123');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expectAlert(page, 'La invitación no existe o ha caducado');
    await expect(page.getByLabel('Nombre y apellidos')).toHaveValue('Nuria Gómez');
  });
});

test.describe('the end of a session', () => {
  test('signing out asks, says that it is under way, and clears the browser [SHELL-40..SHELL-42]', async ({
    page,
    signInAs,
    guard,
  }) => {
    await signInAs('super');
    await page.goto('/admin/start');
    await page.getByRole('button', { name: 'Cuenta de Sara Domínguez Peña' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Seguro que quieres salir?' });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    await guard.expectNoCall(/users\/logout/);
    await page.getByRole('button', { name: 'Cuenta de Sara Domínguez Peña' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    const held = await holdRequests(page, 'GET', /users\/logout/);
    await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'Cerrando sesión…' })).toBeVisible();
    await held.release();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Sara Domínguez')).toHaveCount(0);
  });

  test('a sign-out in one tab ends the other one too', async ({ page, context, signInAs }) => {
    await signInAs('super');
    await page.goto('/admin/users');
    const second = await context.newPage();
    await second.goto('/admin/start');
    await second.getByRole('button', { name: /^Cuenta de/ }).click();
    await second.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(second).toHaveURL('/login');
    await expect(page).toHaveURL('/login');
    await expect(page.locator('table')).toHaveCount(0);
  });

  test('a 401 says so, removes the token and leads to the login after 2 s [SHELL-47, HTTP-10]', async ({
    page,
    signInAs,
    guard,
  }) => {
    guard.allowStatus(401);
    await installClock(page);
    await signInAs('super');
    await page.goto('/admin/projects');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await injectFault(page, 'GET', /\/api\//, routeFaults.status(401));
    await stopClock(page);
    await openFromMenu(page, 'Activos');
    await advanceClockUntil(page, alerts(page, 'No estás autorizado para realizar esta acción').first());
    expect(await storedToken(page)).toBeNull();
    await page.clock.runFor(1900);
    await expect(page).toHaveURL(/\/admin\/assets/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  test('the frame is there while the status of the legal documents is read [LOGIN-36]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super');
    const silent = await injectFault(page, 'GET', /legal-documentations\/status/, routeFaults.timeout);
    await page.goto('/admin');
    await expect(page.locator('.top-bar')).toContainText('Consola de edificios');
    await expect(page).toHaveURL(/\/admin$/);
    await silent.stop();
  });

  test('a 503 leads to the maintenance page, to the base path, and offers what was left [SHELL-48, LOGIN-38, LOGIN-39]', async ({
    page,
    signInAs,
    guard,
  }) => {
    guard.allowStatus(503);
    await signInAs('super');
    await page.goto('/admin/projects?page=1&size=50');
    const fault = await injectFault(page, 'GET', /\/api\/users\?/, routeFaults.status(503));
    await page.goto('/admin/users?page=1&size=50');
    await expect(page).toHaveURL(/\/maintenance/);
    // It replaces the page that got the error, because Back would otherwise return to that page again and again.
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/projects/);
    await page.goForward();
    await expect(page).toHaveURL(/\/maintenance/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estamos en mantenimiento');
    await expect(page.locator('main p')).toHaveCount(2);
    await fault.stop();
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await expect(page).toHaveURL('/admin/start');
    await page.getByRole('link', { name: 'Volver a esa página' }).click();
    await expect(page).toHaveURL('/admin/users?page=1&size=50');
    await expect(page.getByRole('link', { name: 'Volver a esa página' })).toHaveCount(0);
    await page.goto('/maintenance');
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await expect(page).toHaveURL('/admin/start');
  });

  test('a profile that cannot be read is said and the rest works [SHELL-50, SHELL-51]', async ({
    page,
    signInAs,
    guard,
  }) => {
    guard.allowStatus(500);
    await signInAs('super');
    await injectFault(page, 'GET', /users\/current/, routeFaults.status(500));
    await page.goto('/admin/projects');
    await expectAlert(page, /usuario/i);
    await expect(page.locator('tbody tr').first()).toBeVisible();
  });
});

test.describe('the browser', () => {
  for (const kind of ['throws', 'full'] as const) {
    test(`storage that ${kind} leaves the console working and says it once`, async ({ page }) => {
      await page.addInitScript((how) => {
        const refuse = () => {
          throw new DOMException('no', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
        };
        if (how === 'full') Storage.prototype.setItem = refuse;
        else Object.defineProperty(window, 'localStorage', { get: refuse });
      }, kind);
      await page.goto('/login');
      await fillLogin(page, 'super');
      await expect(page).toHaveURL('/admin/start');
      await expect(page.getByText('la sesión termina si recargas la página')).toBeVisible();
      await openFromMenu(page, 'Edificios');
      await expect(page.locator('tbody tr').first()).toBeVisible();
      await page.getByRole('button', { name: /^Cuenta de/ }).click();
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
      await expect(page).toHaveURL('/login');
      await expect(submit(page)).toBeVisible();
    });
  }

  test('garbage in the storage counts as nothing', async ({ page, signInAs }) => {
    await signInAs('super');
    await page.evaluate(() => {
      localStorage.setItem('RaStore.preferences.assets.list', '{"changed":7,"__proto__":{"x":1}}');
      localStorage.setItem('RaStore.view.menuCollapsed', '}{');
      localStorage.setItem('console.session', '[[[');
    });
    await page.goto('/admin/assets');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(['Dirección', 'Alias', 'Abrir en otra pestaña']);
  });

  test('an old service worker is removed [SHELL-15]', async ({ page, signInAs }) => {
    await signInAs('super');
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    // Any script of the console's origin that needs no page serves as the old worker.
    const script = readdirSync('dist/static').find((name) => /^rolldown-runtime-.*\.js$/.test(name));
    await page.evaluate(
      (address) => navigator.serviceWorker.register(address, { type: 'module' }),
      `/static/${script}`,
    );
    await expect.poll(workers).toBe(1);
    await page.goto('/admin/start');
    await expect.poll(workers).toBe(0);
  });

  test('the session of another person in the same browser sees its own data alone [SHELL-45]', async ({
    page,
    signInAs,
    host,
  }) => {
    await signInAs('super');
    await page.goto('/admin/settings/clients');
    await expect(page.getByText('Hoteles Brisa Marina, S. A.')).toBeVisible();
    const other = await createStoredSession(host, 'lectura');
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(`console.${key}`, value);
    }, other.stored);
    await page.goto('/admin/settings/clients');
    await expect(page.getByText('Gestión Integral de Comunidades').first()).toBeVisible();
    await expect(page.getByText('Hoteles Brisa Marina, S. A.')).toHaveCount(0);
  });
});
