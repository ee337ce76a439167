import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectReadableInDarkTheme, expectSpanish } from './expectations';
import { settled } from './settled';
import { expect, test } from './test';

const cell = (page: Page, code: string, column: number) =>
  page
    .locator('tbody tr')
    .filter({ has: page.getByRole('link', { name: code }) })
    .locator('td')
    .nth(column);
const heights = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

test('ten cells changed by keyboard alone: F2, ten values with Tab between them, Enter; no row changes its height [LIST-02]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/parking-chargers?columns=code%2Calias%2Cpower_kw');
  await settled(page, guard);
  const before = await heights(page);
  const codes = await page.locator('tbody a.row-link').allTextContents();
  await page.locator('tbody a.row-link').first().focus();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await press('F2');
  for (let index = 0; index < 10; index += 1) {
    const editor = page.getByRole('dialog', {
      name: `${index % 2 ? 'Potencia' : 'Alias'}: ${codes[Math.floor(index / 2)]}`,
    });
    const input = editor.getByRole(index % 2 ? 'spinbutton' : 'textbox');
    await expect(input).toBeFocused();
    if (index === 0) {
      await expectSpanish(page);
      await expectAccessible(page);
      await expectReadableInDarkTheme(page);
    }
    await input.pressSequentially(index % 2 ? '33' : `P${index}`, { delay: 60 });
    if (index % 4 === 0) expect(await heights(page)).toEqual(before);
    await press(index === 9 ? 'Enter' : 'Tab');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(presses).toBe(11);
  for (const [index, code] of codes.slice(0, 5).entries()) {
    await expect(cell(page, code, 2)).toContainText(`P${2 * index}`);
    await expect(cell(page, code, 3)).toContainText('33 kW');
  }
  await expect.poll(() => guard.calls().filter((line) => line.startsWith('PUT '))).toHaveLength(10);
  await page.reload();
  await expect(cell(page, codes[0] ?? '', 2)).toContainText('P0');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});

test('one value for several rows, with a result for each; the page asks before an unsaved cell is left [LIST-02]', async ({
  page,
  signInAs,
  guard,
}) => {
  await signInAs('super');
  await page.goto('/admin/parking-chargers');
  await settled(page, guard);
  const codes = await page.locator('tbody a.row-link').allTextContents();
  for (const index of [0, 1, 2]) await page.locator('tbody input[type="checkbox"]').nth(index).check();
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  await page.getByLabel('Dato').selectOption({ label: 'Potencia' });
  await page.getByRole('spinbutton', { name: 'Potencia' }).pressSequentially('11', { delay: 60 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cambiar 3 filas' }).click();
  await expect(page.getByText('Todo hecho: 3 de 3.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  for (const code of codes.slice(0, 3)) await expect(cell(page, code, 4)).toContainText('11 kW');

  await cell(page, codes[0] ?? '', 2).hover();
  await page.getByRole('button', { name: `Cambiar Alias de ${codes[0]}` }).click();
  await page.getByRole('textbox', { name: 'Alias' }).pressSequentially('Sin guardar', { delay: 60 });
  for (const control of [
    page.getByRole('link', { name: 'Tickets' }),
    page.getByRole('button', { name: 'Código', exact: true }),
  ]) {
    await control.click();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(page.getByRole('textbox', { name: 'Alias' })).toHaveValue('Sin guardar');
  }
  await page.keyboard.press('Escape');
});
