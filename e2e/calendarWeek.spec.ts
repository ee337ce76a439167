import { expect, test } from './test';

test('a week shows the current day as a column, and the way back to it among its tools [AREA-03]', async ({
  page,
  signInAs,
  records,
}) => {
  const { id, client } = await records.project('Residencial Los Almendros');
  await signInAs('super');
  await page.goto(`/admin/common-areas/clients/${client?.id}/projects/${id}/bookings?calendar=week`);
  const column = page.locator('.calendar-current-day').first();
  const head = page.locator('.calendar-axis > .today');
  await expect(column).toBeVisible();
  const [columnBox, headBox] = [await column.boundingBox(), await head.boundingBox()];
  expect(columnBox?.x).toBeCloseTo(headBox!.x, 0);
  expect(columnBox?.width).toBeCloseTo(headBox!.width, 0);

  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await expect(column).toBeHidden();
  const today = page.getByRole('button', { name: 'Hoy' });
  await expect.poll(async () => (await today.boundingBox())?.height).toBeLessThan(44);
  await today.click();
  await expect(column).toBeVisible();
});
