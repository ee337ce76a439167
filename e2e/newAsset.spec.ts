import type { Page } from '@playwright/test';
import { routeFaults, injectFault } from './faults';
import { expectAccessible, expectAlert, expectNoOverflow, expectSpanish } from './expectations';
import { expect, test } from './test';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Nuevo activo' });
const company = (page: Page) => page.getByRole('dialog', { name: 'Nueva empresa' });
const field = (page: Page, name: string) =>
  drawer(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const picker = (page: Page, name: RegExp) => drawer(page).getByRole('combobox', { name });
const save = (page: Page) => drawer(page).getByRole('button', { name: 'Crear activo' });

async function open(page: Page): Promise<void> {
  await page.goto('/admin/assets');
  await page.getByRole('button', { name: 'Nuevo activo' }).click();
  await expect(field(page, 'DID')).toBeVisible();
}

async function pick(page: Page, name: RegExp, option: string): Promise<void> {
  await picker(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Everything but the codes, the company and the building. */
async function fillRest(page: Page): Promise<void> {
  await pick(page, /^Tipo(?! de)/, 'Vivienda');
  await pick(page, /^Tipo de vía/, 'Calle');
  for (const [name, value] of [
    ['Nombre de la vía', 'Colón'],
    ['Número', '3'],
    ['Código postal', '46001'],
    ['Ciudad', 'València'],
    ['Provincia', 'Valencia'],
    ['País', 'España'],
  ] as const) {
    await field(page, name).fill(value);
  }
}

const attributesOf = (clientId: string, community: string) => ({
  community,
  alias: null,
  client_id: clientId,
  type: 'HOME',
  description: null,
  location: {
    country: 'España',
    province: 'Valencia',
    city: 'València',
    postal_code: '46001',
    street_type: 'street',
    street_name: 'Colón',
    block_number: '3',
    staircase: null,
    flat: null,
    door: null,
  },
});

test('a new asset: required fields, buildings of the chosen company, the exact body once, a refusal at its field, then its page [ASSET-05, ASSET-10, ASSET-15, ASSET-22..ASSET-29, ASSET-34, ASSET-35, ASSET-37, ASSET-42]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  guard.allowStatus(404);
  const client = await records.client('Inmobiliaria Sol');
  const project = await records.project('Residencial Los Almendros');
  await signInAs('super');
  await page.goto('/admin/assets');
  await page.locator('tbody tr').first().waitFor();
  await guard.waitUntilSettled();
  guard.clearCalls();
  await page.getByRole('button', { name: 'Nuevo activo' }).click();
  await expect(field(page, 'DID')).toBeVisible();
  await picker(page, /^Edificio/).click();
  await expect(page.getByText('Completa antes los campos de los que depende')).toBeVisible();
  await expect
    .poll(() => guard.calls().sort())
    .toEqual(['GET /api/assets/types', 'GET /api/clients?page[number]=1&page[size]=100']);

  await save(page).click();
  await expect(drawer(page).getByText('Obligatorio', { exact: true })).toHaveCount(11);
  await field(page, 'DID').fill('D0000000001');
  await field(page, 'QID').fill('Q1');
  await expect(drawer(page).getByText('Debe tener entre 12 y 13 caracteres')).toHaveCount(2);
  // Typed at the pace of a hand: a barcode reader would replace the existing text.
  await field(page, 'QID').pressSequentially('2345678901234567', { delay: 60 });
  await expect(field(page, 'QID')).toHaveValue('Q123456789012');
  await field(page, 'Descripción').fill('x'.repeat(101));
  await expect(drawer(page).getByText('Debe tener como máximo 100 caracteres')).toBeVisible();
  await field(page, 'Descripción').fill('');
  await guard.expectNoCall(/^POST/);

  await field(page, 'DID').fill('D0000000NUEV');
  await field(page, 'QID').fill('Q00000000001');
  guard.clearCalls();
  await pick(page, /^Empresa/, client.name);
  await pick(page, /^Edificio/, project.name);
  await fillRest(page);
  await expect
    .poll(() => guard.calls())
    .toEqual([`GET /api/projects?page[number]=1&page[size]=1000&client=${client.id}`]);
  await expectAccessible(page);

  await save(page).click();
  await expect(drawer(page).getByText('No se ha encontrado el QID')).toBeVisible();
  await expect(field(page, 'Nombre de la vía')).toHaveValue('Colón');
  await field(page, 'QID').fill('');
  guard.clearCalls();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await save(page).dblclick();
  expect((await sent).postDataJSON()).toEqual({
    data: { id: 'D0000000NUEV', attributes: attributesOf(client.id, project.id) },
  });
  const offer = page.getByRole('dialog', { name: 'El activo se ha creado correctamente' });
  await expect(offer).toBeVisible();
  await expect
    .poll(() => guard.calls().filter((call) => /^POST|^GET \/api\/assets\?/.test(call)))
    .toEqual(['POST /api/assets', expect.stringMatching(/^GET \/api\/assets\?/) as unknown]);
  await expectAccessible(page);
  await expectSpanish(page);
  await offer.getByRole('button', { name: 'Ver activo' }).click();
  await expect(page).toHaveURL(/\/admin\/assets\/D0000000NUEV\/start/);
  await expect(page.locator('.detail-fields').first()).toContainText('Colón 3');
});

test('a code of the wrong letter is named in a warning that has to be accepted, and nothing is sent [ASSET-30..ASSET-33]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  const client = await records.client('Inmobiliaria Sol');
  await signInAs('super');
  await open(page);
  await pick(page, /^Empresa/, client.name);
  await pick(page, /^Edificio/, 'Residencial Los Almendros');
  await fillRest(page);
  await field(page, 'DID').fill('X00000000001');
  await field(page, 'QID').fill('D00000000002');
  await save(page).click();
  const warning = page.getByRole('dialog', { name: 'Códigos no válidos' });
  await expect(warning.getByRole('listitem')).toHaveText([
    'El código «X00000000001» no tiene un formato válido',
    'El código «D00000000002» no tiene un formato válido',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  await expect(drawer(page)).toBeVisible();
  // The right letter in lower case is another one.
  await field(page, 'DID').fill('d00000000abc');
  await save(page).click();
  await expect(warning.getByRole('listitem').first()).toHaveText(/«d00000000abc»/);
  await page.keyboard.press('Escape');
  await field(page, 'DID').fill('D00000000001');
  await save(page).click();
  await expect(warning.getByRole('listitem')).toHaveText(/D00000000002/);
  await warning.getByRole('button', { name: 'Entendido' }).click();
  await expect(warning).toBeHidden();
  await guard.expectNoCall(/^POST/);
  await expect(field(page, 'QID')).toHaveValue('D00000000002');
});

test('bad codes: several "=", too short, too long, control characters and other codes are refused and never sent [ASSET-12, ASSET-22, ASSET-23]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await open(page);
  const paste = (text: string) =>
    field(page, 'QID').evaluate((input, text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  const length = drawer(page).getByText('Debe tener entre 12 y 13 caracteres');
  await paste('https://codes.example.com/?q=Q00000000001');
  await expect(field(page, 'QID')).toHaveValue('Q00000000001');
  await paste('a=b=Q00000000002');
  await expectAlert(page, 'contiene varios signos «=»');
  await paste('Q000\u00070000003');
  await expectAlert(page, 'contiene caracteres que no se pueden escribir');
  await expect(field(page, 'QID')).toHaveValue('Q00000000001');
  for (const code of ['q=Q0000000001', 'q=Q0000000000001', 'q=https://other.example.com/a']) {
    await paste(code);
    await expect(length).toBeVisible();
    await paste('q=Q00000000001');
    await expect(length).toBeHidden();
  }
  await guard.expectNoCall(/^POST/);
});

test('another company empties the building; a building of its own is added once, and is sent by its name [ASSET-15, ASSET-17, ASSET-18, ASSET-36, ASSET-37]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  const client = await records.client('Inmobiliaria Sol');
  const other = await records.client('Residencial Monteverde');
  const known = 'Residencial Los Almendros';
  await signInAs('super');
  await open(page);
  const add = drawer(page).getByRole('button', { name: 'Nuevo edificio' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAttribute('title', 'Completa antes los campos de los que depende');
  await pick(page, /^Empresa/, client.name);
  await pick(page, /^Edificio/, known);
  await pick(page, /^Empresa/, other.name);
  await expect(picker(page, /^Edificio/)).toHaveValue('');
  await pick(page, /^Empresa/, client.name);
  await expect(picker(page, /^Edificio/)).toHaveValue('');

  const dialog = page.getByRole('dialog', { name: 'Nuevo edificio' });
  await add.click();
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog.getByText('Escribe un nombre')).toBeVisible();
  await dialog.getByRole('textbox').fill(`  ${known.toUpperCase()} `);
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expectAlert(page, 'Ya existe un edificio con ese nombre');
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('Torre de la Ñ');
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(picker(page, /^Edificio/)).toHaveValue('Torre de la Ñ');
  await add.click();
  await dialog.getByRole('textbox').fill('torre de la ñ');
  await dialog.getByRole('textbox').press('Enter');
  await expectAlert(page, 'Ya existe un edificio con ese nombre');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
  await pick(page, /^Edificio/, known);
  await pick(page, /^Edificio/, 'Torre de la Ñ');

  await fillRest(page);
  await field(page, 'DID').fill('D0000000LOCA');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await save(page).click();
  expect((await sent).postDataJSON()).toEqual({
    data: { id: 'D0000000LOCA', attributes: attributesOf(client.id, 'Torre de la Ñ') },
  });
  await page
    .getByRole('dialog', { name: 'El activo se ha creado correctamente' })
    .getByRole('button', { name: 'Cerrar', exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/assets\?/);
  // Cached records are not read again: no building by its id, and none by its name.
  await guard.expectNoCall(/\/api\/(?:projects|clients)\//);
});

test('a company is made from the drawer, its list is read again and it is chosen; a failure says so [ASSET-19..ASSET-21, ASSET-46]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(500);
  await signInAs('super');
  await open(page);
  await field(page, 'DID').fill('D00000000001');
  await drawer(page).getByRole('button', { name: 'Nueva empresa' }).click();
  const name = company(page).getByRole('textbox', { name: /^Nombre/ });
  const email = company(page).getByRole('textbox', { name: /^Correo/ });
  const make = company(page).getByRole('button', { name: 'Crear empresa' });
  await make.click();
  await expect(company(page).getByText('Obligatorio', { exact: true })).toHaveCount(1);
  await email.fill('no-es-un-correo');
  await make.click();
  await expect(company(page).getByText('El correo electrónico no es válido')).toBeVisible();
  await name.fill('Fincas Nuevas');
  await email.fill('');
  await company(page)
    .getByRole('textbox', { name: /^Descripción/ })
    .fill('De paso');
  await expectAccessible(page);
  const refused = await injectFault(page, 'POST', /\/api\/clients/, routeFaults.status(500));
  await make.click();
  await expectAlert(page, 'No se ha podido crear la empresa');
  await refused.stop();
  guard.clearCalls();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await make.click();
  expect((await sent).postDataJSON()).toEqual({
    data: { name: 'Fincas Nuevas', email: null, description: 'De paso' },
  });
  await expect(company(page)).toBeHidden();
  await expect(picker(page, /^Empresa/)).toHaveValue('Fincas Nuevas');
  await expect(field(page, 'DID')).toHaveValue('D00000000001');
  await expect
    .poll(() => guard.calls())
    .toEqual([
      'POST /api/clients',
      'GET /api/clients?page[number]=1&page[size]=100',
      expect.stringMatching(
        /^GET \/api\/projects\?page\[number\]=1&page\[size\]=1000&client=\w+$/,
      ) as unknown,
    ]);
});

test('an only company is there from the start, with its buildings, and closing does not ask [ASSET-16]', async ({
  page,
  signInAs,
  guard,
  records,
}) => {
  const { id, name } = await records.client('Inmobiliaria Sol');
  await signInAs('gestor');
  await open(page);
  await expect(picker(page, /^Empresa/)).toHaveValue(name);
  await picker(page, /^Edificio/).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect
    .poll(() => guard.calls())
    .toContain(`GET /api/projects?page[number]=1&page[size]=1000&client=${id}`);
  await guard.expectNoCall(/^GET \/api\/clients\//);
  await page.keyboard.press('Escape');
  await drawer(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who lacks create_assets has the button all the same, and the host refuses [ASSET-06, ASSET-45]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(403);
  await signInAs('recepcion');
  await open(page);
  await expect(picker(page, /^Empresa/)).not.toHaveValue('');
  await expect(drawer(page).getByRole('button', { name: 'Nueva empresa' })).toHaveCount(0);
  await picker(page, /^Edificio/).click();
  await page.getByRole('option').first().click();
  await fillRest(page);
  await field(page, 'DID').fill('D00000000001');
  await save(page).click();
  await expectAlert(page, 'Se ha producido un error');
  await expect(field(page, 'DID')).toHaveValue('D00000000001');
});

test('each refusal has its own words, and what was typed stays [ASSET-38..ASSET-45]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(400, 404, 409, 422, 500);
  await signInAs('super');
  await open(page);
  await pick(page, /^Empresa/, 'Inmobiliaria Sol de Levante');
  await pick(page, /^Edificio/, 'Residencial Los Almendros');
  await fillRest(page);
  await field(page, 'DID').fill('D00000000001');
  await field(page, 'QID').fill('Q00000000001');
  for (const [status, detail, text] of [
    [400, 'QR gateway invalid checksum', 'El QID no es válido'],
    [400, 'The value D00000000001 is wrong', 'El DID no es válido'],
    [400, 'QR gateway already used', 'El QID ya está en uso'],
    [400, 'Something else', 'No se ha podido registrar el activo'],
    [404, 'Gateway not found with QID type', 'No se ha encontrado el QID'],
    [404, 'Deployment not found', 'No se ha encontrado el DID'],
    [409, 'Conflict', 'Ya existe un activo con este DID'],
    [500, 'Broken', 'Se ha producido un error. Inténtalo de nuevo más tarde.'],
  ] as const) {
    const fault = routeFaults.status(status, { errors: [{ status: String(status), detail }] });
    const refused = await injectFault(page, 'POST', /\/api\/assets$/, fault);
    await save(page).click();
    await expect(page.getByText(text).first()).toBeVisible();
    expect(refused.hits).toBe(1);
    await refused.stop();
    await expect(field(page, 'Nombre de la vía')).toHaveValue('Colón');
  }
});

test('the drawer fits a phone, and axe finds nothing in it [ASSET-10, ASSET-11]', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('super');
  await open(page);
  await expect(drawer(page).getByRole('button', { name: /^Escanear/ })).toHaveCount(2);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectSpanish(page);
});
