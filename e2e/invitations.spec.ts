import type { Page } from '@playwright/test';
import { routeFaults, injectFault } from './faults';
import { expectAccessible, expectHandledFailure, expectSuccess } from './expectations';
import { expect, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog');
const email = (page: Page) => dialog(page).getByRole('textbox', { name: /Correo/ });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Enviar invitación' });
const invite = (page: Page) => page.getByRole('button', { name: 'Invitar', exact: true });
const picker = (page: Page, name: RegExp) => dialog(page).getByRole('combobox', { name });

async function open(page: Page): Promise<void> {
  await page.goto('/admin/users');
  await invite(page).click();
  await expect(email(page)).toBeVisible();
}
async function role(page: Page, name: string): Promise<void> {
  await picker(page, /Rol/).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('e-mail and role are required; the company with a manager, the asset with a tenant [USER-23..USER-27]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await open(page);
  const missing = dialog(page).getByText('Obligatorio', { exact: true });
  await submit(page).click();
  await expect(missing).toHaveCount(2);
  await email(page).fill('no-es-correo');
  await role(page, 'Gestor de inmuebles');
  await submit(page).click();
  await expect(dialog(page).getByText('El correo electrónico no es válido')).toBeVisible();
  await expect(missing).toHaveCount(1);
  await expect(picker(page, /Empresa/)).toHaveAttribute('aria-invalid', 'true');
  await expect(picker(page, /Activo/)).toHaveCount(0);
  await role(page, 'Inquilino');
  await expect(picker(page, /Empresa/)).toHaveCount(0);
  await submit(page).click();
  await expect(picker(page, /Activo/)).toHaveAttribute('aria-invalid', 'true');
  await role(page, 'Experto de Alfred');
  await expect(picker(page, /Empresa|Activo/)).toHaveCount(0);
  await expectAccessible(page);
  await guard.expectNoCall(/^POST/);
});

test('is sent with what its role needs and nothing else; the form closes [USER-29, USER-30, CLIENT-06]', async ({
  page,
  signInAs,
  records,
}) => {
  const company = await records.client('Hoteles');
  await signInAs('super');
  const sendAs = async (name: string, fill: () => Promise<void>) => {
    await open(page);
    await email(page).fill('nueva@persona.example');
    await role(page, name);
    await fill();
    await page.route('**/users/register/invitation', (route) => route.fulfill({ json: { data: {} } }));
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await submit(page).click();
    const body: unknown = (await sent).postDataJSON();
    await expectSuccess(page, 'Invitación enviada');
    await expect(dialog(page)).toBeHidden();
    return body;
  };
  expect(await sendAs('Experto de Alfred', () => Promise.resolve())).toEqual({
    email: 'nueva@persona.example',
    role: 'ROLE_ALFRED_EXPERT',
  });
  expect(
    await sendAs('Gestor de inmuebles', async () => {
      await picker(page, /Empresa/).click();
      await page.getByRole('option', { name: /Hoteles/ }).click();
    }),
  ).toEqual({
    email: 'nueva@persona.example',
    role: 'ROLE_ASSETS_MANAGER_PROPERTY_MANAGER',
    client_id: company.id,
  });
  let chosen = '';
  const body = await sendAs('Inquilino', async () => {
    await picker(page, /Activo/).fill('Habitación 101');
    await page
      .getByRole('option', { name: /Habitación 101/ })
      .first()
      .click();
    chosen = await picker(page, /Activo/).inputValue();
  });
  expect(body).toEqual({
    email: 'nueva@persona.example',
    role: 'ROLE_USER',
    asset_id: expect.stringMatching(/^D\w+$/),
  });
  expect(chosen).not.toBe('');
});

test('is kept by the host: the person waits in the list; the same e-mail again is said at its field [USER-29, USER-30]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(409);
  await signInAs('super');
  await open(page);
  const fill = async () => {
    await email(page).fill('nueva@persona.example');
    await role(page, 'Experto de Alfred');
    await submit(page).click();
  };
  await fill();
  await expectSuccess(page, 'Invitación enviada');
  await open(page);
  await fill();
  await expect(dialog(page).getByText('Ya hay un usuario con este correo')).toBeVisible();
  await expect(email(page)).toHaveValue('nueva@persona.example');
});

test('that failed is said; the form stays as it is and one call was made [USER-30]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(500);
  await signInAs('super');
  await open(page);
  await email(page).fill('nueva@persona.example');
  await role(page, 'Experto de Alfred');
  const fault = await injectFault(page, 'POST', /register\/invitation/, routeFaults.status(500));
  await submit(page).dblclick();
  await expectHandledFailure(page, 'No se ha podido enviar la invitación');
  await expect(email(page)).toHaveValue('nueva@persona.example');
  await expect(picker(page, /Rol/)).toHaveText('Experto de Alfred');
  expect(fault.hits).toBe(1);
});

test('is offered with invite_users, and each role with its own permission [USER-23, USER-28]', async ({
  page,
  signInAs,
}) => {
  await signInAs('gestor');
  await open(page);
  await picker(page, /Rol/).click();
  await expect(page.getByRole('option')).toHaveText(['Inquilino']);
  await signInAs('lectura');
  await page.goto('/admin/users');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(invite(page)).toHaveCount(0);
});
