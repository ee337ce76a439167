import type { Page } from '@playwright/test';
import { findFirst } from './records';
import { rejectCamera, cameraTest, countTracks } from './camera';
import { expectAccessible, expectNoOverflow, expectSpanish } from './expectations';
import { expect } from './test';

const scanner = (page: Page) => page.getByRole('dialog', { name: /^Escanear/ });
const did = (page: Page) => page.getByRole('textbox', { name: /^DID/ });

async function openForm(page: Page): Promise<void> {
  await page.goto('/admin/assets');
  await page.getByRole('button', { name: 'Nuevo activo' }).click();
  await expect(did(page)).toBeVisible();
}
const openScanner = (page: Page) => page.getByRole('button', { name: 'Escanear el código de «DID»' }).click();

cameraTest(
  'the camera reads the code of a label into the field, and is off afterwards [ASSET-11, ASSET-12]',
  async ({ page, signInAs, guard, showQrCode }) => {
    showQrCode('https://codes.example.com/?q=D9MXG5E00001');
    await signInAs('super');
    await openForm(page);
    // Further requests of the form come after its first field.
    await guard.waitUntilSettled();
    guard.clearCalls();
    await openScanner(page);
    await expect(did(page)).toHaveValue('D9MXG5E00001');
    await expect(scanner(page)).toBeHidden();
    await expect.poll(() => countTracks(page)).toEqual({ opened: 1, live: 0 });
    await expect(page).toHaveURL('/admin/assets?page=1&size=50');
    await guard.expectNoCall(/./);
  },
);

cameraTest(
  'a code with several "=" is refused while the camera goes on; the code can be typed [ASSET-12]',
  async ({ page, signInAs, showQrCode }) => {
    showQrCode('https://codes.example.com/?a=1&q=D9MXG5E00001');
    await signInAs('super');
    await openForm(page);
    await openScanner(page);
    await expect(scanner(page).getByText('contiene varios signos «=»')).toBeVisible();
    await expect.poll(() => countTracks(page)).toEqual({ opened: 1, live: 1 });
    await expectAccessible(page);
    await expectSpanish(page);
    await scanner(page).getByRole('textbox').fill('x=D9MXG5E00002');
    await page.keyboard.press('Enter');
    await expect(scanner(page)).toBeHidden();
    await expect(did(page)).toHaveValue('D9MXG5E00002');
    await expect.poll(() => countTracks(page)).toEqual({ opened: 1, live: 0 });
  },
);

cameraTest(
  'closing turns the camera off, also while it is being opened, and leaves the form as it was [ASSET-11]',
  async ({ page, signInAs, showQrCode }) => {
    showQrCode('');
    await signInAs('super');
    await openForm(page);
    await did(page).fill('D1');
    await openScanner(page);
    await expect(scanner(page).getByText('Apunta la cámara')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(scanner(page)).toBeHidden();
    await expect(did(page)).toHaveValue('D1');
    await expect.poll(() => countTracks(page)).toEqual({ opened: 1, live: 0 });

    // A camera that takes its time, as on a phone.
    await page.evaluate(() => {
      const devices = navigator.mediaDevices;
      const open = devices.getUserMedia.bind(devices);
      const state = { opened: 0, release: () => undefined as void };
      const released = new Promise<void>((resolve) => {
        state.release = resolve;
      });
      Object.assign(window, { slow: state });
      devices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        state.opened += 1;
        await released;
        return stream;
      };
    });
    await openScanner(page);
    await page.waitForFunction(() => (window as unknown as { slow: { opened: number } }).slow.opened === 1);
    await scanner(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect.poll(() => countTracks(page)).toEqual({ opened: 2, live: 1 });
    await page.evaluate(() => (window as unknown as { slow: { release: () => void } }).slow.release());
    await expect.poll(() => countTracks(page)).toEqual({ opened: 2, live: 0 });
    await expect(page.getByRole('dialog', { name: 'Nuevo activo' })).toBeVisible();
  },
);

cameraTest(
  'a card that is still before the camera is not read again as the next one, which may be typed [AACC-94, HOTEL-53]',
  async ({ page, signInAs, api, showQrCode }) => {
    const room = await findFirst(api.rows('listAssets'), ({ type }) => type === 'HOTEL_ROOM');
    showQrCode('');
    await signInAs('super');
    await page.goto(`/admin/assets/${room.id}/accesses`);
    await page.getByRole('button', { name: 'Asignar habitación' }).click();
    await page.getByRole('switch', { name: 'Tarjetas NFC' }).click();
    const card = (number: number) => page.getByRole('textbox', { name: new RegExp(`^Tarjeta ${number}`) });
    await page.getByRole('button', { name: 'Escanear el código de «Tarjeta 1»' }).click();
    await expect(scanner(page).getByText('Apunta la cámara')).toBeVisible();
    await scanner(page)
      .getByRole('checkbox', { name: /^Seguir con la siguiente/ })
      .check();
    await expect(scanner(page).getByText('Apunta la cámara')).toBeVisible();
    // An open camera may continue with the old film, so reopen it.
    showQrCode('04A1B2C3D4');
    await scanner(page).getByRole('button', { name: 'Reiniciar la cámara' }).click();
    await expect(card(1)).toHaveValue('04A1B2C3D4');
    await expect(scanner(page).getByText('tarjeta 2')).toBeVisible();
    await expect(scanner(page).getByText('Apunta la cámara')).toBeVisible();
    await scanner(page).getByRole('textbox').fill('04FFEEDDCC');
    await page.keyboard.press('Enter');
    await expect(scanner(page).getByText('tarjeta 3')).toBeVisible();
    await expect(card(2)).toHaveValue('04FFEEDDCC');
    await expect(card(3)).toHaveValue('');
  },
);

cameraTest(
  'without permission the scanner says so, and the code can be typed [AGW-11]',
  async ({ page, signInAs, guard }) => {
    await rejectCamera(page, 'NotAllowedError');
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs('super');
    await openForm(page);
    // Further requests of the form come after its first field.
    await guard.waitUntilSettled();
    await openScanner(page);
    await expect(scanner(page).getByText('No hay permiso para usar la cámara')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await scanner(page).getByRole('textbox').fill('D9MXG5E00001');
    await scanner(page).getByRole('button', { name: 'Usar el código' }).click();
    await expect(did(page)).toHaveValue('D9MXG5E00001');
  },
);
