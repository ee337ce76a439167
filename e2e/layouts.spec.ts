import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectAlert,
  expectNoOverflow,
  expectReadableInDarkTheme,
  expectSpanish,
  expectSuccess,
} from './expectations';
import { injectFault, routeFaults } from './faults';
import { settled } from './settled';
import { expect, test } from './test';

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}: `) });
const countOf = async (page: Page, name: string) =>
  Number((await column(page, name).locator('.board-count').textContent())?.replaceAll('.', ''));

test('tickets on a board: a column for each status with its count; a card is moved by mouse, by keys and by its menu, as the declared change [TICKET-10, TICKET-16..TICKET-19, TICKET-21]', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.allowStatus(500);
  await signInAs('super');
  await page.goto('/admin/support-tickets');
  await page.getByRole('link', { name: 'Tablero' }).click();
  await expect(page).toHaveURL(/layout=board/);
  await settled(page, guard);
  await expect(page.getByRole('region', { name: /: [\d.]+ tarjetas?$/ })).toHaveCount(5);
  // The home tells two cards of one building apart: the street before it is cut.
  const homes = column(page, 'Abierto').locator('.board-card .address b');
  await expect(homes.first()).toBeVisible();
  await expect
    .poll(() =>
      homes.evaluateAll((all) => {
        const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
        return all.filter(
          (home) =>
            home.scrollWidth > home.clientWidth + 1 || rightOf(home) > rightOf(home.closest('dd')) + 1,
        ).length;
      }),
    )
    .toBe(0);
  await expectSpanish(page);
  await expectAccessible(page);
  await expectReadableInDarkTheme(page);

  const opened = await countOf(page, 'Abierto');
  const closed = await countOf(page, 'Cerrado');
  const card = column(page, 'Abierto').locator('.board-card[draggable="true"]').first();
  const id = (await card.getAttribute('data-record')) ?? '';
  const cardIn = (name: string) => column(page, name).locator(`[data-record="${id}"]`);
  guard.clearCalls();
  await card.dragTo(column(page, 'Asignado').locator('.board-column-head'));
  await expect(cardIn('Asignado')).toBeVisible();
  await expectSuccess(page, /./);
  await guard.expectCalls([`PATCH /api/support-tickets/${id}`], /^PATCH/);
  await expect(cardIn('Asignado')).toHaveAttribute('aria-busy', 'false');
  expect(await countOf(page, 'Abierto')).toBe(opened - 1);

  guard.clearCalls();
  const link = cardIn('Asignado').locator('.row-link');
  await link.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(cardIn('Abierto').locator('.row-link')).toBeFocused();
  // The same message is on screen still.
  await guard.expectCalls([`PATCH /api/support-tickets/${id}`], /^PATCH/);
  await expect(cardIn('Abierto')).toHaveAttribute('aria-busy', 'false');
  await cardIn('Abierto')
    .getByRole('button', { name: /^Mover / })
    .click();
  await page.getByRole('menuitem', { name: 'Mover a «Cerrado»' }).click();
  await expect(cardIn('Cerrado')).toHaveAttribute('aria-busy', 'false');
  expect(await countOf(page, 'Cerrado')).toBe(closed + 1);
  // The last move can be undone.
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cardIn('Abierto')).toBeVisible();
  await expect.poll(() => countOf(page, 'Cerrado')).toBe(closed);

  const fault = await injectFault(page, 'PATCH', /support-tickets/, routeFaults.status(500));
  const other = column(page, 'Abierto').locator('.board-card[draggable="true"]').first();
  const otherId = await other.getAttribute('data-record');
  await other.getByRole('button', { name: /^Mover / }).click();
  await page.getByRole('menuitem', { name: 'Mover a «Cerrado»' }).click();
  await expect.poll(() => fault.hits).toBe(1);
  await expectAlert(page, /\S/);
  await expect(column(page, 'Abierto').locator(`[data-record="${otherId}"]`)).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await fault.stop();

  // The choice is stored: the menu leads to the board again.
  await page.goto('/admin/start');
  await page.goto('/admin/support-tickets');
  await expect(column(page, 'Abierto')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});

test('buildings as cards: picture or letter, fields, a way to the building; the same pages, search and phone [PROJ-01]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/projects?layout=cards');
  await settled(page, guard);
  const cards = page.getByRole('list', { name: 'Edificios' }).getByRole('listitem');
  await expect.poll(() => cards.count()).toBeGreaterThan(5);
  await expectSpanish(page);
  await expectAccessible(page);
  await expectReadableInDarkTheme(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  const name = await cards.first().getByRole('link').textContent();
  await cards.first().click({ position: { x: 30, y: 30 } });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
});
