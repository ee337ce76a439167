import type { Page } from '@playwright/test';
import { installClock } from './runtimeConfig';
import { routeFaults, holdRequests, injectFault } from './faults';
import type { RouteFault } from './faults';
import type { createRecordFinder } from './records';
import { alerts, expectAccessible, expectHandledFailure, expectSuccess } from './expectations';
import { expect, test } from './test';

type Records = ReturnType<typeof createRecordFinder>;

const TIMEOUT = /Se ha superado el tiempo en la petición/;
const NO_ANSWER = /La solicitud ha sido enviada pero no hemos recibido respuesta/;
const UNREADABLE = /Ha ocurrido un error en la página web/;
/** The outcome of a write is unknown without response, or with an unreadable one. */
const LOST = /No sabemos si se ha guardado/;
const lostCauses = new Map([
  [TIMEOUT, TIMEOUT],
  [NO_ANSWER, NO_ANSWER],
  [UNREADABLE, /No se ha podido leer la respuesta del servidor/],
]);

/** Faults of a call with their general text. `null`: the session's own rules, tested elsewhere. */
const kinds: readonly [name: string, fault: RouteFault, said: RegExp, wait?: number][] = [
  ['no answer in 10 s', routeFaults.timeout, TIMEOUT, 10_001],
  ['connection refused', routeFaults.refused, NO_ANSWER],
  ['500', routeFaults.status(500), /Se ha producido un error interno en el servidor/],
  ['HTML with 200', routeFaults.html, UNREADABLE],
  ['broken JSON', routeFaults.broken, UNREADABLE],
  ['403', routeFaults.status(403), /Tu usuario no tiene permisos para esta acción/],
];

const reads: readonly [
  name: string,
  path: (records: Records) => string | Promise<string>,
  call: RegExp,
  said: string,
][] = [
  ['a list', () => '/admin/assets', /\/api\/assets\?/, 'No se ha podido cargar la lista'],
  [
    'a declared list',
    () => '/admin/settings/clients',
    /\/api\/clients\?/,
    'No se ha podido cargar la lista de empresas',
  ],
  [
    'a detail',
    async (records) => `/admin/assets/${(await records.assets.any()).id}/start`,
    /\/dashboard$/,
    'No se han podido obtener los datos del activo',
  ],
];

for (const [screen, path, call, said] of reads) {
  test(`reading ${screen} through every fault: said in place, once, with a way to try again [HTTP-02..HTTP-08, HTTP-11, LIST-18]`, async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    guard.allowStatus(403, 500);
    await installClock(page);
    await signInAs('super');
    for (const [name, fault, text, wait] of kinds) {
      const injected = await injectFault(page, 'GET', call, fault);
      await page.goto(await path(records), { waitUntil: 'domcontentloaded' });
      if (wait !== undefined) {
        await expect.poll(() => injected.hits, name).toBe(1);
        await expect(page.locator('h1, .skeleton').first()).toBeVisible();
        await page.clock.fastForward(wait);
      }
      const state = page.locator('.state[role=alert]').filter({ hasText: said });
      await expect(state, name).toContainText(text);
      await expectHandledFailure(page, said);
      await expect(page.getByText('No hay nada que mostrar')).toHaveCount(0);
      expect(injected.hits, name).toBe(1);
      await injected.stop();
      // Ends the call before the next fault is set up: a pending call would be counted for that fault.
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'GET' && call.test(response.url()),
      );
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await answered;
      await expect(state, name).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
    }
    await expectAccessible(page);
  });
}

test('a host that gives no meta, no links and nothing included still shows its rows [LIST-07, LIST-08]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.route(/\/api\/assets\?/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: unknown };
    await route.fulfill({ response, json: { data } });
  });
  await page.goto('/admin/assets');
  await expect(page.locator('tbody tr')).toHaveCount(50);
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toContainText('1–50');
});

test('null, absent and unknown values leave a row usable [ADET-21]', async ({ page, signInAs }) => {
  await signInAs('super');
  await page.route(/\/api\/(users|projects)\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown>[] };
    const [first, second] = body.data;
    for (const key of Object.keys(first ?? {})) if (key !== 'id' && first) first[key] = null;
    if (second)
      Object.assign(second, {
        status: 'inventado',
        roles: ['ROLE_X'],
        type: 'CASTLE',
        created_at: 'ayer',
        support_email: 7,
      });
    await route.fulfill({ response, json: body });
  });
  for (const path of ['users', 'projects']) {
    await page.goto(`/admin/${path}`);
    await expect(page.locator('tbody tr')).not.toHaveCount(0);
    await expect(page.locator('tbody')).not.toContainText(/undefined|NaN|Invalid|\[object/);
    await expect(page.locator('tbody tr').first().getByRole('link').first()).toBeVisible();
  }
});

interface Write {
  name: string;
  method: string;
  call: RegExp;
  /** Text of the failure if the screen has its own. */
  said: RegExp;
  open: (page: Page, records: Records) => Promise<void>;
  submit: (page: Page) => Promise<void>;
  kept: (page: Page) => Promise<void>;
}

const textbox = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).dblclick();
const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const writes: readonly Write[] = [
  {
    name: 'a new company',
    method: 'POST',
    call: /\/api\/clients$/,
    said: /No se ha podido crear la empresa/,
    open: async (page) => {
      await page.goto('/admin/settings/clients');
      await page.getByRole('button', { name: 'Nueva empresa' }).click();
      await textbox(page, 'Nombre').fill('Aguas Claras');
    },
    submit: (page) => press(page, 'Crear empresa'),
    kept: (page) => expect(textbox(page, 'Nombre')).toHaveValue('Aguas Claras'),
  },
  {
    name: 'a project',
    method: 'PATCH',
    call: /\/api\/projects\//,
    said: /No se han podido guardar los datos/,
    open: async (page, records) => {
      await page.goto(`/admin/projects/${(await records.project('Edificio')).id}/assets`);
      await page.getByRole('button', { name: 'Editar' }).click();
      await textbox(page, 'Nombre').fill('Otro nombre');
    },
    submit: (page) => press(page, 'Guardar'),
    kept: (page) => expect(textbox(page, 'Nombre')).toHaveValue('Otro nombre'),
  },
  {
    name: 'an asset',
    method: 'PATCH',
    call: /\/api\/assets\//,
    said: /No se han podido cargar o guardar los datos/,
    open: async (page, records) => {
      await page.goto(`/admin/assets/${(await records.assets.any()).id}/start`);
      await more(page, 'Editar');
      await textbox(page, 'Alias').fill('Otro alias');
    },
    submit: (page) => press(page, 'Guardar'),
    kept: (page) => expect(textbox(page, 'Alias')).toHaveValue('Otro alias'),
  },
];

for (const write of writes) {
  test(`writing ${write.name} through every fault: said, kept, sent once`, async ({
    page,
    signInAs,
    guard,
    records,
  }) => {
    guard.allowStatus(403, 404, 409, 422, 500);
    await installClock(page);
    await signInAs('super');
    await write.open(page, records);
    const button = page.getByRole('dialog').locator('button[type=submit]');
    // Inputs that are still loading have other heights.
    await expect(page.getByRole('dialog').locator('.skeleton')).toHaveCount(0);
    const place = await button.boundingBox();
    const all: typeof kinds = [
      ...kinds,
      ['404', routeFaults.status(404), /./],
      ['409', routeFaults.status(409), /./],
      ['an empty 422', routeFaults.status(422), /./],
    ];
    for (const [name, fault, text, wait] of all) {
      const lost = lostCauses.get(text);
      // The answer comes after both clicks: one between them would make the second a new attempt.
      let onSubmitted = (): void => undefined;
      const submitted = new Promise<void>((resolve) => (onSubmitted = resolve));
      const lateFault: typeof fault = async (route) => {
        await submitted;
        await fault(route);
      };
      const injected = await injectFault(
        page,
        write.method,
        write.call,
        fault === routeFaults.timeout ? fault : lateFault,
      );
      await write.submit(page);
      onSubmitted();
      await expect.poll(() => injected.hits, name).toBe(1);
      if (wait !== undefined) await page.clock.fastForward(wait);
      await expectHandledFailure(page, lost ? LOST : write.said);
      if (lost) await expect(alerts(page, LOST)).toContainText(lost);
      // A message moves nothing of its dialog.
      else await expect.poll(() => button.boundingBox(), { message: name }).toEqual(place);
      await write.kept(page);
      expect(injected.hits, name).toBe(1);
      await injected.stop();
      // The message goes before the next one comes.
      await page.clock.fastForward(6000);
      await expect(alerts(page, write.said).locator('.toast')).toHaveCount(0);
    }
    await write.submit(page);
    await expectSuccess(page);
  });
}

test('a slow write keeps its button busy and is not sent twice', async ({ page, signInAs, guard }) => {
  await signInAs('super');
  await page.goto('/admin/settings/clients');
  await page.getByRole('button', { name: 'Nueva empresa' }).click();
  await textbox(page, 'Nombre').fill('Aguas Claras');
  const held = await holdRequests(page, 'POST', /\/api\/clients$/);
  guard.clearCalls();
  await textbox(page, 'Nombre').press('Enter');
  const button = page.getByRole('dialog').getByRole('button', { name: 'Crear empresa' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => held.heldCount()).toBe(1);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form.declared-form');
    for (let i = 0; i < 3; i += 1) form?.requestSubmit();
  });
  await button.click({ force: true });
  await held.release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await guard.waitUntilSettled();
  await expect
    .poll(() => guard.calls().filter((call) => call.startsWith('POST ')))
    .toEqual(['POST /api/clients']);
});

test('calls of a screen: exactly these, each once', async ({ page, signInAs, guard, records }) => {
  const asset = (await records.assets.any()).id;
  const project = (await records.project('Residencial')).id;
  const current = 'GET /api/users/current';
  await signInAs('super');
  for (const [path, calls] of [
    [
      'start',
      [
        'GET /api/asset/statistics',
        'GET /api/gateways/statistics/online',
        'GET /api/gateways/status?active_issues=true',
        'GET /api/projects?page[number]=1&page[size]=1000',
        'GET /api/statistics/users',
        'GET /api/support-tickets?status=opened&page[number]=1&page[size]=50&page[sort]=-created_at',
        'GET /api/tickets-support/statistics',
        current,
      ],
    ],
    ['assets', ['GET /api/assets?page[number]=1&page[size]=50', current]],
    [
      `assets/${asset}/start`,
      [
        `GET /api/assets/${asset}/dashboard`,
        `GET /api/assets/${asset}?include=users`,
        // The energy of yesterday.
        `GET /api/assets/${asset}/sensors`,
        expect.stringMatching(
          new RegExp(
            `^GET /api/data/assets/time-series/${asset}\\?from=\\d+&until=\\d+&sensor=KILOWATTSHOUR`,
          ),
        ),
        `GET /api/support-tickets?asset_id=${asset}&page[number]=1&page[size]=50`,
        `GET /api/tickets-support/assets/${asset}/statistics`,
        current,
      ],
    ],
    [
      `projects/${project}/assets?page=1&size=50`,
      [
        `GET /api/projects/${project}/assets?page[number]=1&page[size]=50`,
        `GET /api/projects/${project}?include=assets`,
        current,
      ],
    ],
  ] as const) {
    guard.clearCalls();
    await page.goto(`/admin/${path}`);
    await expect(page.locator('h1')).toBeVisible();
    await guard.expectCalls(calls);
  }
});
