import { routeFaults, injectFault } from './faults';
import { createTestFile } from './files';
import {
  expectAccessible,
  expectAlert,
  expectNoOverflow,
  expectSpanish,
  expectSuccess,
} from './expectations';
import { expect, test } from './test';

const BUILDING = 'Residencial Los Almendros';

test('news and intercoms of a building: failed, empty, made, shown, changed, left with something typed, deleted [NEWS-01..NEWS-18, INTER-01..INTER-15]', async ({
  page,
  signInAs,
  guard,
  api,
  records,
}) => {
  guard.allowStatus(500);
  const { id } = await records.project(BUILDING);
  const news = async () => (await api.call('listNews', { path: { projectId: id } })).data;
  const doors = async () => (await api.call('listIntercoms', { path: { projectId: id } })).data;
  for (const { id: item } of await news()) await api.call('deleteNewsItem', { path: { id: item } });
  await signInAs('super');
  const base = `/admin/projects/${id}/services/news`;

  const fault = await injectFault(page, 'GET', /\/events-news$/, routeFaults.status(500));
  await page.goto(base);
  await expectAlert(page, 'No se han podido cargar las noticias');
  await expectAccessible(page);
  await fault.stop();
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
  const empty = page.locator('.state', { hasText: 'Este edificio no tiene noticias' });
  await expect(empty).toBeVisible();
  await expectAccessible(page);

  await empty.getByRole('link', { name: 'Nueva noticia' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${base}/new$`));
  await page.getByLabel('Título', { exact: false }).first().fill('Piscina');
  await page.getByLabel('Texto', { exact: false }).first().fill('Abre el sábado.');
  await page.locator('input[type=file]').setInputFiles(createTestFile('png', 'piscina.png', 2 * 1024 * 1024));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectSpanish(page);
  await page.getByRole('button', { name: 'Crear', exact: true }).press('Enter');
  await expectSuccess(page, 'La noticia se ha publicado');
  await expect(page.getByRole('heading', { level: 2, name: 'Piscina' })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [made] = await news();
  await expect(page).toHaveURL(new RegExp(`${base}/${made?.id}$`));

  const menu = page.getByRole('navigation', { name: 'Noticias' });
  await page.getByRole('link', { name: 'Editar' }).press('Enter');
  await expect(menu.getByRole('button', { name: 'Nueva noticia' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Título', { exact: false }).first().fill('Piscina abierta');
  await page.goBack();
  await page.getByRole('button', { name: 'Seguir editando' }).press('Enter');
  await expect(page.getByLabel('Título', { exact: false }).first()).toHaveValue('Piscina abierta');
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  const question = page.getByRole('dialog', { name: '¿Guardar los cambios de la noticia?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expectSuccess(page, 'La noticia se ha guardado');
  await expect(page.getByRole('heading', { level: 2, name: 'Piscina abierta' })).toBeVisible();
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Piscina abierta' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Eliminar' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).press('Enter');
  await expect(empty).toBeVisible();
  expect(await news()).toEqual([]);

  await page.getByRole('link', { name: 'Videoporteros' }).press('Enter');
  await expect(page.getByRole('table', { name: /^Viviendas a las que llama/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Añadir videoportero' }).press('Enter');
  await page.getByLabel('Nombre').fill('Puerta del patio');
  await page.getByRole('combobox', { name: /^Fabricante/ }).press('Enter');
  await page.getByRole('option', { name: 'Portalia' }).press('Enter');
  await page.getByRole('button', { name: 'Crear', exact: true }).press('Enter');
  await expectSuccess(page, 'El videoportero se ha añadido');
  await expect(page.getByRole('heading', { level: 2, name: 'Puerta del patio' })).toBeVisible();
  const door = (await doors()).find(({ name }) => name === 'Puerta del patio');
  expect(door).toMatchObject({ vendor: 'portalia', projectId: id });
  await page.getByRole('button', { name: 'Eliminar' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).press('Enter');
  await expectSuccess(page, 'El videoportero se ha eliminado');
  expect((await doors()).some(({ name }) => name === 'Puerta del patio')).toBe(false);
});
