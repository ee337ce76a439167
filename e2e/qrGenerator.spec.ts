import { readFile } from 'node:fs/promises';
import { expect, test } from './test';

test('from the list of assets to a file of codes and its labels, and back [ASSET-07, QRGEN-01..QRGEN-08]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super');
  await page.goto('/admin/assets');
  await page.getByRole('link', { name: 'Códigos QR' }).click();
  await expect(page).toHaveURL('/admin/assets/qr-generator-tool');
  const card = page.getByRole('region', { name: 'Activos' });
  await card.getByRole('textbox').pressSequentially('12345');
  await expect(card.getByRole('textbox')).toHaveValue('123');
  const coming = page.waitForEvent('download');
  await card.getByRole('textbox').press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('codigos-qr-activos.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(123);
  expect(new Set(lines).size).toBe(123);
  for (const line of lines) expect(line).toMatch(/^D[A-Z0-9]{11}$/);

  await page.evaluate(() => {
    window.print = () => {
      const labels = [...document.querySelectorAll('.label-sheet figcaption')].map(
        (label) => label.textContent,
      );
      document.title = `${labels.length} ${labels[0]}`;
    };
  });
  await card.getByRole('button', { name: 'Imprimir etiquetas' }).click();
  await expect(page).toHaveTitle(`123 ${lines[0]}`);

  await page.getByRole('link', { name: 'Volver a los activos' }).click();
  await expect(page).toHaveURL(/\/admin\/assets(\?.*)?$/);
});

test('without generate_qr_codes there is no button, and the address leads to the assets [ASSET-07, QRGEN-10]', async ({
  page,
  signInAs,
}) => {
  await signInAs('lectura');
  await page.goto('/admin/assets/qr-generator-tool');
  await expect(page).toHaveURL(/\/admin\/assets(\?.*)?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Activos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Códigos QR' })).toHaveCount(0);
});
