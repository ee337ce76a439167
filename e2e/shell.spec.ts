import { advanceClockUntil, stopClock } from './clock';
import { installClock, routeRuntimeConfig } from './runtimeConfig';
import { routeFaults, holdRequests, injectFault } from './faults';
import { expectAlert, menuEntry, openFromMenu } from './expectations';
import { expect, test } from './test';
import type { DemoLoginName } from './host';

const everything = [
  'Inicio',
  'Activos',
  'Edificios',
  'Tenants',
  'Gateways',
  'Aprovisionado',
  'Accesos',
  'Check-in',
  'Reserva de espacios',
  'Digital Signage',
  'Tickets',
  'Academy',
  'Configuración',
  'Cargadores',
  'Recargas',
  'Actividad',
];
const without = (...names: string[]) => everything.filter((name) => !names.includes(name));

/** Menu entries of each demo person, and the letter of the avatar. */
const menus: readonly [DemoLoginName, string, readonly string[]][] = [
  ['super', 'S', everything],
  ['admin', 'Á', everything],
  ['gestor', 'I', without('Aprovisionado', 'Check-in', 'Digital Signage', 'Actividad')],
  ['experto', 'Ó', without('Accesos', 'Check-in', 'Digital Signage', 'Actividad')],
  [
    'recepcion',
    'R',
    without('Gateways', 'Aprovisionado', 'Digital Signage', 'Academy', 'Cargadores', 'Recargas', 'Actividad'),
  ],
  [
    'lectura',
    'T',
    without('Aprovisionado', 'Accesos', 'Check-in', 'Digital Signage', 'Academy', 'Actividad'),
  ],
];

for (const [login, letter, entries] of menus) {
  test(`the menu of ${login}: order and gates; the avatar's letter [SHELL-22, SHELL-29..SHELL-37, PERM-01..PERM-04, PERM-08]`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(login);
    await page.goto('/admin/start');
    const links = page.getByRole('navigation', { name: 'Menú principal' }).locator('a.menu-entry');
    await expect(links).toHaveText([...entries]);
    await expect(page.getByRole('button', { name: /^Cuenta de/ })).toHaveText(letter);
    // If the menu is hidden, the page has the same links.
    const sections = page.getByRole('region', { name: 'Ir a' }).getByRole('link');
    await expect(sections).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 850 });
    await expect(sections).toHaveText(entries.slice(1));
  });
}

test('the frame stands in the page before a script or a sheet is there, and gives way to the page [SHELL-09]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/static\/(?:admin-.*\.js|.*\.css)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/assets', { waitUntil: 'commit' });
  await expect(page.locator('#shell')).toBeVisible();
  // Seen, not only there: no style sheet is waited for.
  await expect.poll(() => page.evaluate(firstPaints)).toBe(1);
  const readTop = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y;
  // The outline of a list begins where its table will be, with a line in the menu for each of the first visit.
  await expect.poll(() => readTop('#shell i')).toBe(100);
  await expect(page.locator('#shell > :nth-child(2)')).toHaveCSS(
    'background-size',
    /^(?:18px 18px, \d+px 12px(?:, |$)){7}$/,
  );
  letGo();
  await expect(page.getByRole('heading', { name: 'Activos' })).toBeVisible();
  await expect(page.locator('#shell')).toBeHidden();
  await expect.poll(() => readTop('.list-scroll')).toBe(100);
  // The sheet that names the layers comes before those with rules in them.
  const sheets = await page.evaluate(findLayerOrders);
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets).toEqual([true, ...sheets.slice(1).map(() => false)]);
});

/** Returns, for each style sheet in order, if it names the layers of all. */
const findLayerOrders = () =>
  [...document.styleSheets].map((sheet) =>
    [...sheet.cssRules].some(
      (rule) => rule instanceof CSSLayerStatementRule && rule.nameList.includes('features'),
    ),
  );

const firstPaints = () => performance.getEntriesByName('first-contentful-paint').length;

test('a server that still has the hashes of another release: the same look, the sheets in the same order [SHELL-09]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowConsole(/CSP: (?:style|script)-src-elem inline$/, /Content Security Policy/);
  await signInAs('super');
  await page.route('**/admin/assets*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    // The test refuses content on purpose, so remove the report address.
    headers['content-security-policy'] = policy
      .replaceAll(/'sha256-(?!47DEQ)[^']+'/g, '')
      .replaceAll(/;?\s*report-(?:uri|to)[^;]*/g, '');
    await route.fulfill({ response, headers });
  });
  await page.goto('/admin/assets');
  await expect(page.getByRole('heading', { name: 'Activos' })).toBeVisible();
  await expect(page.locator('#shell')).toBeHidden();
  await expect.poll(async () => (await page.evaluate(findLayerOrders)).indexOf(true)).toBe(0);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
});

test('areas that a permission guards lead to the start page, by their address too [SHELL-53..SHELL-58]', async ({
  page,
  signInAs,
}) => {
  const guarded: readonly [DemoLoginName, readonly string[]][] = [
    ['lectura', ['academy', 'academy/videos', 'checkin', 'digital-signage', 'provisioned', 'access']],
    ['recepcion', ['gateways', 'parking-chargers', 'parking-chargers/create', 'parking-chargers/cp1/edit']],
  ];
  for (const [login, paths] of guarded) {
    await signInAs(login);
    for (const path of paths) {
      await page.goto(`/admin/${path}`);
      await expect(page, path).toHaveURL('/admin/start');
    }
  }
});

test('addresses: base path, trailing slash, unknown pages [SHELL-09..SHELL-11, SHELL-17, SHELL-18, SHELL-20]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(404);
  await signInAs('super');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/start');
  await page.goto('/admin/projects/?page=1&size=75');
  await expect(page).toHaveURL('/admin/projects?page=1&size=75');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel');
  for (const path of ['/admin/no-existe', '/admin/assets/x/start/1/2/3/4', '/no-existe']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).toHaveURL(/\/admin\/(start|assets)/);
  }
});

test('the avatar menu: news, ticket, recent messages, sign-out [SHELL-19, SHELL-21, SHELL-38, SHELL-39]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.goto('/admin/start');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText([
    /^Novedades/,
    'Crear un ticket',
    'Permisos',
    'Mensajes recientes',
    'Tema',
    'Idioma',
    'Atajos de teclado',
    'Cerrar sesión',
  ]);
  await expect(items.first()).toHaveAttribute('href', 'https://example.com/novedades');
  await expect(items.first()).toHaveAttribute('target', '_blank');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/create-ticket');
});

test('the menu collapses, and stays so [SHELL-23]', async ({ page, signInAs }) => {
  await signInAs('super');
  await page.goto('/admin/start');
  await page.getByRole('button', { name: 'Contraer el menú' }).click();
  await expect(page.locator('.side-menu')).toHaveClass(/collapsed/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Desplegar el menú' })).toBeVisible();
  await openFromMenu(page, 'Edificios');
  await expect(page).toHaveURL(/\/admin\/projects/);
});

test('below lg the menu is a drawer at the right, 300 wide, which closes when a page is chosen [SHELL-24]', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1199, height: 800 });
  await signInAs('super');
  await page.goto('/admin/start');
  await expect(page.locator('.side-menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox();
      return box && [box.width, Math.round(box.x + box.width)];
    })
    .toEqual([300, 1199]);
  await openFromMenu(page, 'Tenants');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuarios');
});

test('a skeleton stands for the menu while the profile loads [SHELL-25]', async ({ page, signInAs }) => {
  await signInAs('super');
  const held = await holdRequests(page, 'GET', /users\/current/);
  await page.goto('/admin/assets');
  await expect(page.getByText('Cargando el menú…')).toBeAttached();
  await expect(menuEntry(page, 'Activos')).toHaveCount(0);
  await held.release();
  await expect(menuEntry(page, 'Activos')).toBeVisible();
});

/** WCAG contrast of two `rgb(…)` colours. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const c = Number(part) / 255;
      return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

for (const [name, colour, shown] of [
  ['dark', '#123B5D', 'rgb(18, 59, 93)'],
  ['light', '#DFF2D8', 'rgb(223, 242, 216)'],
  // Brightness 124: light text as the rule says, which a darker band makes readable.
  ['strong', '#FF4F00', 'rgb(255, 79, 0)'],
] as const) {
  test(`the header wears the company's logo and a ${name} colour, readable [SHELL-26..SHELL-28]`, async ({
    page,
    signInAs,
    api,
    records,
  }) => {
    const { id } = await records.client('Vivalia');
    const look = { assets_manager: { header_background_color: colour } };
    await api.call('updateClient', { path: { id }, body: { data: { id, look_and_feel: look } } });
    await signInAs('super');
    await page.goto('/admin/start');
    await expect(page.locator('.top-logo img')).toHaveAttribute('src', /^data:image\/png/);
    // Not the place of the avatar, which its menu replaces.
    await expect(page.getByRole('button', { name: /^Cuenta de Sara/ })).toBeVisible();
    // Drawn as an image over the surface, so that a translucent colour stays readable.
    await expect(page.locator('.top-bar')).toHaveCSS(
      'background-image',
      new RegExp(shown.replaceAll(/[()]/g, String.raw`\$&`)),
    );
    const ink = await page.locator('.top-bar .avatar').evaluate((element) => getComputedStyle(element).color);
    const band = await page
      .locator('.top-bar .top-button')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    const behind = band === 'rgba(0, 0, 0, 0)' ? shown : band;
    expect(behind === shown).toBe(name !== 'strong');
    expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
  });
}

test('a colour that is none is not used, and nothing is fetched for it', async ({ page, signInAs }) => {
  await signInAs('super');
  await page.route('**/users/current', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { client: { assets_manager: Record<string, unknown> } } };
    body.data.client.assets_manager = {
      logo: 'javascript:alert(1)',
      header_background_color: 'red;background:url(//evil.example/x)',
    };
    await route.fulfill({ response, json: body });
  });
  await page.goto('/admin/start');
  await expect(page.getByRole('button', { name: /^Cuenta de Sara/ })).toBeVisible();
  await expect(page.locator('.top-bar')).not.toHaveCSS('background-image', /rgb\(255, 0, 0\)|url/);
  await expect(page.locator('.top-logo')).toHaveText('Consola de edificios');
});

test('scripts of a release that is not there whole are said, with a way to load again [SHELL-12]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(404);
  // Without declarations: the check of declarations loads some seconds after a page, and its file would be missing for the page
  // before.
  await routeRuntimeConfig(page, (config) => delete config['resources']);
  await signInAs('super');
  for (const path of ['/login', '/admin/projects']) {
    // The page before still loads what it needs later, which must not be missing for it.
    await page.goto('/robots.txt');
    await page.route(/\/static\/.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('No se ha podido cargar la aplicación');
    await expect(page.locator('#shell')).toBeHidden();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Volver a cargar' }).click();
    await expect(page.getByRole('link', { name: 'Edificios' }).first()).toBeVisible();
    await expect(page.getByText('No se ha podido cargar la aplicación')).toHaveCount(0);
  }
});

test('every page says who powers it, in a new tab [SHELL-07, SHELL-08]', async ({ page, signInAs }) => {
  for (const path of ['/login', '/maintenance', '/invitation/user']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^Desarrollado por example.com/ })).toBeVisible();
  }
  await signInAs('super');
  await page.goto('/admin/start');
  const link = page.getByRole('link', { name: /^Desarrollado por example.com/ });
  await expect(link).toHaveAttribute('href', 'https://example.com/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('messages of the shell go after 3 s and stay reachable in the recent ones [SHELL-59, SHELL-51]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(500);
  await installClock(page);
  await signInAs('super');
  await injectFault(page, 'GET', /users\/current/, routeFaults.status(500));
  const held = await holdRequests(page, 'GET', /users\/current/);
  await page.goto('/admin/start');
  const toast = page.locator('.toast.error');
  await expect.poll(held.heldCount).toBe(1);
  await stopClock(page);
  await held.release();
  await advanceClockUntil(page, toast);
  const text = (await toast.locator('.toast-text').textContent())?.replace(/^Error:\s*/, '') ?? '';
  await page.clock.runFor(2900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
  await page.clock.resume();
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Mensajes recientes' }).click();
  await expect(page.getByRole('dialog', { name: 'Mensajes recientes' })).toContainText(text);
});

test('offline is said, and is gone when the connection is back', async ({ page, signInAs, context }) => {
  await signInAs('super');
  await page.goto('/admin/assets');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(menuEntry(page, 'Recargas')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^Sin conexión/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Sin conexión/)).toHaveCount(0);
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test.describe('global search', () => {
  const answer = {
    assets: [
      { id: 'D1', alias: 'Vivienda 1º A', street_type: 'street', street_name: 'Mayor', block_number: '1' },
    ],
    users: [{ id: 'u1', username: 'Ana Soler', email: 'ana@correo.example' }],
    clients: [{ id: 'c1', name: 'Sol de Levante' }],
    projects: [{ id: 'p1', name: 'Los Almendros' }],
  };

  test('opens from the top bar, leads to the results, and back to the last page [SEARCH-01..SEARCH-10]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super');
    const search = await injectFault(page, 'GET', /\/api\/search\?q=/, (route) =>
      route.fulfill({ json: answer }),
    );
    await page.goto('/admin/projects?page=1&size=75');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await page.getByRole('button', { name: 'Búsqueda general' }).click();
    const dialog = page.getByRole('dialog', { name: 'Búsqueda general' });
    await dialog.getByRole('combobox').fill('  sol  ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/search?q=sol');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      /Activos/,
      /Usuarios/,
      /Empresas/,
      /Edificios/,
    ]);
    for (const [name, href] of [
      ['Vivienda 1º A', '/admin/assets/D1/start'],
      ['Ana Soler', '/admin/users/u1/assets'],
      ['Sol de Levante', '/admin/settings/clients/c1'],
      ['Los Almendros', '/admin/projects/p1'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(search.hits).toBe(1);
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page).toHaveURL('/admin/projects?page=1&size=75');
  });

  test('asks for two letters, says when nothing is found and when it failed [SEARCH-03, SEARCH-05, SEARCH-10]', async ({
    page,
    signInAs,
    guard,
  }) => {
    guard.allowStatus(500);
    await signInAs('super');
    await page.goto('/admin/start');
    await page.getByRole('button', { name: 'Búsqueda general' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/search');
    await expect(page.getByText('Escribe al menos 2 caracteres')).toBeVisible();
    await page.goto('/admin/search?q=a');
    await expect(page.getByText('Escribe al menos 2 caracteres')).toBeVisible();
    await guard.expectNoCall(/\/search/);
    const none = await injectFault(page, 'GET', /\/api\/search/, (route) =>
      route.fulfill({ json: { assets: [], users: [], clients: [], projects: [] } }),
    );
    await page.goto('/admin/search?q=zzzz');
    await expect(page.getByText('Nada coincide con «zzzz».')).toBeVisible();
    await none.stop();
    const failed = await injectFault(page, 'GET', /\/api\/search/, routeFaults.status(500));
    await page.goto('/admin/search?q=sol');
    await expectAlert(page, 'No se ha podido buscar');
    await failed.stop();
    await injectFault(page, 'GET', /\/api\/search/, (route) => route.fulfill({ json: answer }));
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('link', { name: 'Ana Soler' })).toBeVisible();
  });
});
