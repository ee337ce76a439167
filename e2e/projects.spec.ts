import type { Page } from '@playwright/test';
import { installClock } from './runtimeConfig';
import type { ContractClient, ContractSchemas } from './contractClient';
import { routeFaults, injectFault } from './faults';
import { alerts, expectAlert, expectSuccess, openFromMenu } from './expectations';
import { expect, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog');
const emails = (page: Page) => dialog(page).getByRole('textbox', { name: /^Correos de soporte/ });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar' });

async function edit(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/projects/${id}/assets?page=1&size=50`);
  await page.getByRole('button', { name: 'Editar' }).click();
  await expect(emails(page)).toBeVisible();
}

/** Changes some members of a project. */
const change = (api: ContractClient, id: string, members: Omit<ContractSchemas['ProjectUpdate'], 'id'>) =>
  api.call('updateProject', { path: { id }, body: { id, ...members } });

test('a row opens the project at its assets [PROJ-01..PROJ-04]', async ({ page, signInAs }) => {
  await signInAs('super');
  await page.goto('/admin/projects');
  await page.locator('tbody tr').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/projects\/\w+\/assets\?page=1&size=50$/);
});

test('header: company, verification, type, verifiers, support e-mails [PROJ-07, PROJ-10, PROJ-20, PROJ-27, PROJ-28]', async ({
  page,
  signInAs,
  api,
  records,
}) => {
  const project = await records.project('Residencial Los Almendros');
  await change(api, project.id, {
    users_require_verification: true,
    support_email: ['uno@soporte.example', 'dos@soporte.example'],
  });
  await signInAs('super');
  await page.goto(`/admin/projects/${project.id}`);
  await expect(page.locator('h1')).toHaveText(project.name);
  const header = page.locator('.detail-fields').first();
  await expect(header).toContainText('Activada');
  await expect(header).toContainText('Vivienda');
  await expect(header).toContainText('uno@soporte.example');
  await expect(header).toContainText('dos@soporte.example');
  await header.getByRole('link', { name: 'Inmobiliaria Sol de Levante' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/settings/clients/${project.client?.id ?? ''}`));
});

test('every type has a label, HOTEL_ROOM too [PROJ-10, PROJ-11]', async ({
  page,
  signInAs,
  api,
  records,
}) => {
  const project = await records.project('Residencial Los Almendros');
  await signInAs('super');
  for (const [type, label] of [
    ['HOTEL_ROOM', 'Habitación de hotel'],
    ['BUILDING', 'Edificio vacacional'],
    ['VACATIONAL_RENTAL', 'Alquiler vacacional'],
  ] as const) {
    await change(api, project.id, { type });
    await page.goto(`/admin/projects/${project.id}/assets`);
    await expect(page.locator('.detail-fields').first()).toContainText(label);
  }
  await change(api, project.id, { type: 'HOTEL_ROOM' });
  await edit(page, project.id);
  await dialog(page).getByRole('combobox', { name: /^Tipo/ }).click();
  await expect(page.getByRole('option', { name: 'Habitación de hotel' })).toBeVisible();
  await expect(page.getByRole('option').filter({ hasNotText: 'Sin seleccionar' })).toHaveCount(8);
});

test('choosing a tab replaces the address [PROJ-24, PROJ-25]', async ({ page, signInAs, records }) => {
  const project = await records.project('Residencial Los Almendros');
  await signInAs('super');
  await page.goto('/admin/start');
  await openFromMenu(page, 'Edificios');
  await page.locator(`tr[data-id="${project.id}"]`).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/projects/${project.id}/assets\\?page=1&size=50$`));
  const tabs = page.getByRole('navigation', { name: 'Apartados' }).getByRole('link');
  await tabs.last().click();
  await tabs.first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/projects/${project.id}/assets\\?page=1&size=50$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/projects\?page=1&size=50$/);
});

test('the devices bring page, size and sort to the address, and the order of the gateways [PROJ-25, PROJ-26]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  const project = await records.project('Residencial Los Almendros');
  await signInAs('super');
  await page.goto(`/admin/projects/${project.id}/assets?page=1&size=50`);
  await page
    .getByRole('navigation', { name: 'Apartados' })
    .getByRole('link', { name: 'Dispositivos' })
    .click();
  await expect(page).toHaveURL(`/admin/projects/${project.id}/devices?page=1&size=50&sort=gateway_id`);
  await guard.expectCalls([expect.stringMatching(/[?&]sort=gateway_id(&|$)/)], /^GET \/api\/devices/);
});

test('edit: a type is required, there is no empty choice [PROJ-29, PROJ-38]', async ({
  page,
  signInAs,
  records,
}) => {
  await signInAs('super');
  await edit(page, (await records.project('Residencial Los Almendros')).id);
  const type = dialog(page).getByRole('combobox', { name: /^Tipo/ });
  await expect(type).toHaveAttribute('aria-required', 'true');
  await type.click();
  await expect(page.getByRole('option')).toHaveCount(7);
  await expect(page.getByRole('option', { name: 'Sin seleccionar' })).toHaveCount(0);
});

test('assets of a project: paged, searched, one call each, opened in a new tab too [PASSET-01..PASSET-05]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  const project = await records.project('Residencial Los Almendros');
  const path = `/api/projects/${project.id}/assets`;
  await signInAs('super');
  await page.goto(`/admin/projects/${project.id}/assets`);
  await expect(page).toHaveURL(/\?page=1&size=50$/);
  await expect(page.locator('tbody tr')).toHaveCount(50);
  await expect.poll(() => guard.calls()).toContain(`GET ${path}?page[number]=1&page[size]=50`);
  await guard.expectNoRepeatedCalls();
  const address = page.locator('tbody tr').first().locator('td').filter({ hasText: /./ }).first();
  await expect(address).toHaveText(/^\S+ .+ \d+, .+, .+, .+, España$/);
  const search = page.getByRole('main').getByRole('search').getByRole('textbox');
  await search.fill('1 izquierda');
  await expect(page).toHaveURL(/search=1\+izquierda/);
  await expect(page.locator('tbody tr a[target="_blank"]').first()).toHaveAttribute(
    'href',
    /\/admin\/assets\/D\w+\/start/,
  );
});

test('edit: several support e-mails, none, a wrong one; verifiers, toggle and type; the whole body [PROJ-08, PROJ-29..PROJ-35, PROJ-37, PROJ-38]', async ({
  page,
  signInAs,
  api,
  records,
}) => {
  const project = await records.project('Residencial Los Almendros');
  await change(api, project.id, { users_require_verification: false, users_verifiers: [] });
  const people = await api.all('listUsers', { client: project.client?.id ?? '' });
  const allowed = people.filter(
    (user) => user.email !== null && /PROPERTY_MANAGER|_MANAGER_ADMIN$/.test(user.roles[0] ?? ''),
  );
  const verifier = allowed[0];
  await signInAs('super');
  await edit(page, project.id);
  await dialog(page)
    .getByRole('textbox', { name: /^Nombre/ })
    .fill('');
  await emails(page).fill('uno@soporte.example roto@ dos@soporte.example');
  await save(page).click();
  await expect(dialog(page).getByText('Obligatorio', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('No es un correo electrónico válido: «roto@»')).toBeVisible();
  await dialog(page)
    .getByRole('textbox', { name: /^Nombre/ })
    .fill('Los Almendros II');
  await emails(page).fill('uno@soporte.example  dos@soporte.example');
  await dialog(page)
    .getByRole('combobox', { name: /^Verificadores/ })
    .click();
  await expect(page.getByRole('option')).toHaveCount(allowed.length);
  await page.getByRole('option', { name: verifier?.email ?? '' }).click();
  await page.keyboard.press('Tab');
  await dialog(page).getByLabel('Verificación de usuarios').check();
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await save(page).click();
  expect((await sent).postDataJSON()).toEqual({
    id: project.id,
    name: 'Los Almendros II',
    users_require_verification: true,
    users_verifiers: [{ id: verifier?.id, email: verifier?.email }],
    logo: project.logo,
    background_image: project.background_image,
    type: 'HOME',
    support_email: ['uno@soporte.example', 'dos@soporte.example'],
    status: project.status,
  });
  await expectSuccess(page);
  await expect(page.locator('h1')).toHaveText('Los Almendros II');
  await page.getByRole('button', { name: 'Editar' }).click();
  await emails(page).fill('');
  const again = page.waitForRequest((request) => request.method() === 'PATCH');
  await save(page).click();
  expect(((await again).postDataJSON() as { support_email: unknown }).support_email).toEqual([]);
});

test('an edit that failed is said for 3 s and keeps what was typed; pointers lead to the fields [PROJ-39]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  guard.allowStatus(500, 422);
  await installClock(page);
  await signInAs('super');
  await edit(page, (await records.project('Residencial Los Almendros')).id);
  const name = dialog(page).getByRole('textbox', { name: /^Nombre/ });
  await name.fill('Otro nombre');
  const fault = await injectFault(page, 'PATCH', /\/api\/projects/, routeFaults.status(500));
  await save(page).click();
  const toast = alerts(page, 'No se han podido guardar los datos').locator('.toast');
  await expect(toast).toBeVisible();
  await page.clock.fastForward(3100);
  await expect(toast).toHaveCount(0);
  await expect(name).toHaveValue('Otro nombre');
  expect(fault.hits).toBe(1);
  await fault.stop();
  await injectFault(
    page,
    'PATCH',
    /\/api\/projects/,
    routeFaults.status(422, {
      errors: [
        { status: '422', detail: 'Ese nombre ya existe.', source: { pointer: '/name' } },
        { status: '422', detail: 'Falta el plano.', source: { pointer: '/plan' } },
      ],
    }),
  );
  await save(page).click();
  await expect(dialog(page).getByText('Ese nombre ya existe.')).toBeVisible();
  await expectAlert(page, 'Falta el plano.');
  await expect(name).toHaveValue('Otro nombre');
});
