import type { Page } from '@playwright/test';
import { findFirst } from './records';
import { routeFaults, holdRequests, injectFault } from './faults';
import {
  expectAccessible,
  expectAlert,
  expectNoOverflow,
  expectSpanish,
  expectSuccess,
} from './expectations';
import { expect, test } from './test';

const onPhone = { width: 390, height: 844 };
const figures = (page: Page) => page.getByRole('region', { name: 'Cifras' });
const dialog = (page: Page) => page.getByRole('dialog');

test('nothing moves when the figures above the tickets arrive ', async ({ page, signInAs }) => {
  const file = await holdRequests(page, 'GET', /\/ListFigures-[^/]*\.js$/);
  await signInAs('super');
  await page.goto('/admin/support-tickets');
  const toolbar = page.locator('.list-toolbar');
  await expect(toolbar).toBeVisible();
  await expect.poll(file.heldCount).toBeGreaterThan(0);
  await expect(figures(page)).toHaveCount(0);
  const before = await toolbar.boundingBox();
  await file.release();
  await expect(figures(page)).toBeVisible();
  await expect.poll(() => toolbar.boundingBox()).toEqual(before);
});

test('the list of tickets: failed, filled, filtered, empty, downloaded [TICKET-01..TICKET-12, TICKET-29..TICKET-32]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(500);
  await signInAs('super');
  const fault = await injectFault(page, 'GET', /\/support-tickets\?/, routeFaults.status(500));
  await page.goto('/admin/tickets');
  await expect(page).toHaveURL(/\/admin\/support-tickets\?/);
  await expectAlert(page, 'No se ha podido cargar la lista');
  await expect(figures(page).getByText('–')).toHaveCount(5);
  await expectAccessible(page);
  await fault.stop();
  guard.clearCalls();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await guard.expectCalls(['GET /api/support-tickets?page[number]=1&page[size]=50&page[sort]=-created_at']);
  await expect(figures(page).getByText('–')).toHaveCount(0);
  await expectSpanish(page);
  await expectAccessible(page);

  await page.getByLabel('Estado', { exact: true }).selectOption('Cerrado');
  await page.getByLabel('Origen', { exact: true }).selectOption('Manual');
  await expect(page).toHaveURL(/filter=/);
  await expect
    .poll(() => guard.calls())
    .toContainEqual(expect.stringMatching(/support-tickets\?(?=.*status=closed)(?=.*type=manual)/));
  await page.setViewportSize(onPhone);
  await expectNoOverflow(page);

  const none = await injectFault(
    page,
    'GET',
    /\/support-tickets\?/,
    routeFaults.status(200, {
      data: [],
      meta: { all_results: 0, page_size: 50, results: 0, total_pages: 1 },
      links: {},
      total_values: {},
    }),
  );
  // On a phone the filters are in a sheet.
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await dialog(page).getByLabel('Prioridad', { exact: true }).selectOption('Alta');
  await dialog(page).getByRole('button', { name: 'Ver resultados' }).click();
  await expect(page.getByText('No hay resultados')).toBeVisible();
  await expectAccessible(page);
  await none.stop();

  await page.getByRole('button', { name: 'Descargar tickets' }).click();
  await dialog(page).getByLabel('Desde').fill('2026-01-01');
  await dialog(page).getByLabel('Hasta').fill('2026-01-02');
  await expectAccessible(page);
  await expectNoOverflow(page);
  const lost = await injectFault(page, 'GET', /\/support-tickets\/download/, routeFaults.status(500));
  await dialog(page).getByRole('button', { name: 'Descargar' }).click();
  await expectAlert(page, /descarg/i);
  await lost.stop();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Descargar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('tickets.csv');
  await expectSuccess(page, 'Los tickets se han descargado');
});

test('a ticket: changed with a comment, its history, what may not be changed [TICKET-13..TICKET-23]', async ({
  page,
  signInAs,
  api,
  guard,
}) => {
  guard.allowStatus(403);
  const manual = await findFirst(api.rows('listTickets'), (row) => row.created_by.type === 'manual');
  const automated = await findFirst(api.rows('listTickets'), (row) => row.created_by.type === 'automated');
  // More than the five that are shown first.
  for (const at of [1, 2, 3, 4, 5, 6])
    await api.call('updateTicket', {
      path: { id: manual.id },
      body: { data: { status: at % 2 ? 'assigned' : 'accepted', description: `Visita ${at}` } },
    });
  await signInAs('super');
  await page.goto(`/admin/support-tickets/${manual.id}`);
  await expect(page.getByRole('heading', { level: 1, name: manual.title })).toBeVisible();
  await page.getByRole('button', { name: 'Comentar y cambiar estado' }).press('Enter');
  await dialog(page).getByLabel('Nuevo estado').press('Enter');
  await page.getByRole('option', { name: 'Cerrado' }).click();
  await dialog(page).getByLabel('Comentario').fill('Reparado por la mañana');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cambiar estado' }).click();
  await expectSuccess(page, /estado/i);
  const comment = page.getByRole('row').filter({ hasText: 'Reparado por la mañana' });
  await expect(comment).toContainText('Cerrado');
  // All comments are in sight: there is no page to choose.
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toHaveCount(0);
  await expectSpanish(page);
  await expectAccessible(page);
  await page.setViewportSize(onPhone);
  await expectNoOverflow(page);

  await page.getByRole('link', { name: 'Historial' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await expect(page.locator('tbody tr').first()).toContainText('Reparado por la mañana');
  await page.getByRole('button', { name: 'Cargar más' }).press('Enter');
  await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(5);
  await expectAccessible(page);

  await page.goto(`/admin/support-tickets/${automated.id}`);
  await expect(page.getByRole('button', { name: 'Comentar y cambiar estado' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByText('El estado de un ticket automático no se cambia a mano').first()).toBeVisible();
  await expectAccessible(page);

  // The address of the page itself ends alike: only the call is refused.
  const refused = await injectFault(page, 'GET', /^\/api\/support-tickets\//, routeFaults.status(403));
  await page.goto(`/admin/support-tickets/${manual.id}`);
  await expectAlert(page, 'Tu usuario no tiene permisos para esta acción');
  await expect(page.getByRole('heading', { level: 1, name: manual.title })).toHaveCount(0);
  await expectSpanish(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await refused.stop();
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: manual.title })).toBeVisible();
});
