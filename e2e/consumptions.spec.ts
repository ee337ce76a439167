import type { Page } from '@playwright/test';
import { ContractClient } from './contractClient';
import { installClockAtNoon, formatDay } from './clock';
import { isoToDateText } from '../src/lib/date/parseTypedDate';
import type { ContractSchemas } from './contractClient';
import { routeFaults, holdRequests, injectFault } from './faults';
import { findFirst } from './records';
import { expectAccessible, expectAlert, expectNoOverflow, expectSpanish, successes } from './expectations';
import { expect, test } from './test';

/** An asset with sensors of four types that are online and tell their data. */
async function homeOf(
  api: ContractClient,
): Promise<{ id: string; sensor: (type: string) => ContractSchemas['Sensor'] }> {
  let found: ContractSchemas['Sensor'][] = [];
  const { id } = await findFirst(api.rows('listAssets'), async (asset) => {
    if (asset.gateways.length === 0) return false;
    const devices = await api.all('listDevices', { asset_id: asset.id });
    const online = new Set(
      devices.filter((one) => one.connectivity === 'ONLINE').map((one) => one.device_id),
    );
    const { data } = await api.call('listAssetSensors', { path: { id: asset.id } });
    found = data.filter((one) => one.can_data_be_fetched && online.has(one.device_id));
    return ['WATTS_INSTANTANEOUS_CH1', 'TEMPERATURE', 'LITERS_HOUR', 'CUBICMETERS'].every((type) =>
      found.some((one) => one.sensor_type === type),
    );
  });
  const sensor = (type: string) => {
    const one = found.find((row) => row.sensor_type === type);
    if (!one) throw new Error(`no sensor ${type}`);
    return one;
  };
  return { id, sensor };
}

const series = /\/data\/assets\/time-series\//;
const sensorField = (page: Page) => page.getByLabel('Sensor', { exact: true });
const getData = (page: Page) => page.getByRole('button', { name: 'Obtener datos' });
const csv = (page: Page) => page.getByRole('button', { name: 'Descargar CSV' });
const chart = (page: Page) => page.locator('.time-chart');

/** Opens the consumptions of such an asset; no sensor is selected unless `of` names one. */
async function open(page: Page, api: ContractClient, of = '/chart?sensor='): ReturnType<typeof homeOf> {
  const home = await homeOf(api);
  await page.goto(`/admin/assets/${home.id}/consumptions${of}`);
  return home;
}

async function show(page: Page, id: string): Promise<void> {
  await sensorField(page).selectOption(id);
  await getData(page).click();
}

/** Whole at the widths of a desk and of a phone. */
async function expectWhole(page: Page): Promise<void> {
  for (const width of [390, 1360]) {
    await page.setViewportSize({ width, height: 850 });
    await expectNoOverflow(page);
    await expectSpanish(page);
    await expectAccessible(page);
  }
}

test('opens with the chart of the energy sensor and the last seven days; what is missing is said [CONS-01..CONS-05, CONS-20, CONS-24]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { day } = await installClockAtNoon(page);
  await signInAs('super');
  const { id, sensor: sensorOf } = await homeOf(api);
  await page.goto(`/admin/assets/${id}/consumptions`);
  await expect(page).toHaveURL(`/admin/assets/${id}/consumptions/chart`);
  await expect(chart(page).locator('.axis-unit')).toHaveText('kWh por hora');
  // Switch and controls are two lines at most: three would be 120 px high.
  const findTop = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Infinity;
  await expect
    .poll(async () => (await findTop('.consumption-result')) - (await findTop('.inner-tabs')))
    .toBeLessThan(100);
  await guard.expectCalls([
    `GET /api/assets/${id}/dashboard`,
    `GET /api/assets/${id}/sensors`,
    'GET /api/users/current',
    expect.stringMatching(/time-series.*sensor=KILOWATTSHOUR_HOUR_CH1/),
    expect.stringMatching(/time-series.*sensor=VIRTUAL_PRESENCE/),
  ]);
  await sensorField(page).selectOption('');
  const choice = page.getByRole('navigation', { name: 'Consumos' });
  await expect(choice.getByRole('link')).toHaveText(['Gráfico de consumo', 'Lista de sensores']);
  await expect(choice.getByRole('link', { name: 'Gráfico de consumo' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByLabel('Desde')).toHaveValue(isoToDateText(day(7)));
  await expect(page.getByLabel('Hasta')).toHaveValue(isoToDateText(day(1)));
  await expect(page.getByText('Selecciona un sensor')).toBeVisible();
  await expect(getData(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(getData(page)).toHaveAttribute('title', 'Elige antes un sensor');
  await expect(csv(page)).toHaveAttribute('title', 'Obtén antes los datos');
  await sensorField(page).selectOption(sensorOf('TEMPERATURE').id);
  await expect(getData(page)).toHaveAttribute('aria-disabled', 'false');
  await page.getByLabel('Desde').fill('');
  await expect(getData(page)).toHaveAttribute('title', 'Elige las dos fechas del periodo');
  await expect(page.getByText('Elige las dos fechas del periodo')).toBeVisible();
  await expectWhole(page);
});

test('a call for the sensor and one for presence; hourly bars, average and overlay; the file [CONS-05, CONS-11..CONS-15, CONS-18, CONS-19]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { day } = await installClockAtNoon(page);
  await signInAs('super');
  const { id, sensor: sensorOf } = await open(page, api);
  const sensor = sensorOf('LITERS_HOUR');
  await sensorField(page).selectOption(sensor.id);
  guard.clearCalls();
  const asked = page.waitForRequest(series);
  await getData(page).click();
  const [, from = '', until = ''] = /from=(\d+)&until=(\d+)/.exec((await asked).url()) ?? [];
  expect([formatDay(from), formatDay(until)]).toEqual([day(7), day(1)]);
  await expect(chart(page).locator('.recharts-bar-rectangle path').first()).toBeVisible();
  const query = (type: string) =>
    `GET /api/data/assets/time-series/${id}?from=${from}&until=${until}&sensor=${type}&device_id=${sensor.device_id}` +
    `&measure=${sensor.usage ?? ''}&sensor_id=${sensor.sensor_id}&gateway_id=${sensor.gateway_id ?? ''}`;
  await guard.expectCalls([query('LITERS_HOUR'), query('VIRTUAL_PRESENCE')]);
  await expect(chart(page).locator('.recharts-bar-rectangle path').first()).toHaveCSS(
    'fill',
    'rgb(26, 145, 209)',
  );
  await expect(chart(page).locator('.recharts-reference-line line')).toHaveCount(1);
  await expect(chart(page).locator('.time-band')).toHaveAttribute('d', /^M/);
  await expect(page.getByText('Media por hora:')).toContainText(/[\d,]+\sL/);
  await expect(page.locator('dl > div', { hasText: 'Último dato' })).toContainText(
    /\d\d\/\d\d\/\d{4} \d\d:\d\d/,
  );
  // The keyboard: from point to point, each said with its date and unit.
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.chart-tip')).toHaveText(
    /^\d\d\/\d\d\/\d{4} \d\d:00–\d\d:00Caudal.*, en esa hora: [\d,.]+\sL$/,
  );
  guard.clearCalls();
  const [file] = await Promise.all([page.waitForEvent('download'), csv(page).click()]);
  expect(file.suggestedFilename()).toBe('assets_consumptions.csv');
  await expect
    .poll(() => guard.calls())
    .toEqual([
      `GET /api/data/assets/download-time-series/${id}?assetId=${id}&sensor_uuid=${sensor.id}&format=csv&from=${from}&until=${until}`,
    ]);
  await expectWhole(page);
});

test('step lines, lines and bars of a meter, in their colours; another sensor clears the data [CONS-06, CONS-15..CONS-18]', async ({
  page,
  signInAs,
  api,
}) => {
  await signInAs('super');
  const { sensor: sensorOf } = await open(page, api);
  const line = chart(page).locator('.recharts-line-curve');
  await show(page, sensorOf('WATTS_INSTANTANEOUS_CH1').id);
  // Right and up or down, never across.
  await expect(line).toHaveAttribute('d', /^M[\d.]+,[\d.]+L([\d.]+),([\d.]+)L\1,/);
  await expect(line).toHaveCSS('stroke', 'rgb(122, 74, 156)');
  await sensorField(page).selectOption(sensorOf('TEMPERATURE').id);
  await expect(chart(page)).toHaveCount(0);
  await expect(csv(page)).toHaveAttribute('aria-disabled', 'true');
  await getData(page).click();
  await expect(line).toHaveCSS('stroke', 'rgb(122, 74, 156)');
  await expect(chart(page).locator('.recharts-reference-line')).toHaveCount(0);
  await show(page, sensorOf('CUBICMETERS').id);
  await expect(chart(page).locator('.recharts-bar-rectangle path').first()).toHaveCSS(
    'fill',
    'rgb(217, 105, 11)',
  );
});

test('a usual range loads at once; a stretch that is dragged over is looked at alone, until Escape [CONS-02, CONS-08]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  const { day } = await installClockAtNoon(page);
  await signInAs('super');
  const { id, sensor: sensorOf } = await open(page, api, '/chart');
  await expect(chart(page).locator('svg').first()).toBeVisible();
  await sensorField(page).selectOption(sensorOf('LITERS_HOUR').id);
  guard.clearCalls();
  await page.getByRole('button', { name: '30 días' }).click();
  await expect(page).toHaveURL(
    `/admin/assets/${id}/consumptions/chart?sensor=${sensorOf('LITERS_HOUR').id}&from=${day(30)}&until=${day(1)}`,
  );
  const ticks = chart(page).locator('.recharts-xAxis-tick-labels text');
  await guard.waitUntilSettled();
  await expect(ticks.first()).toBeVisible();
  const whole = await ticks.allTextContents();
  guard.clearCalls();
  await chart(page).scrollIntoViewIfNeeded();
  const box = await chart(page).boundingBox();
  if (!box) throw new Error('no chart');
  await page.mouse.move(box.x + box.width * 0.4, box.y + 90);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^Ampliado: del \d\d\//)).toBeVisible();
  await expect.poll(() => ticks.allTextContents()).not.toEqual(whole);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Arrastra sobre el gráfico')).toBeVisible();
  await expect.poll(() => ticks.allTextContents()).toEqual(whole);
  await guard.expectNoCall(/./);
});

test('a month sets the range; nothing from today on can be chosen [CONS-07..CONS-10]', async ({
  page,
  signInAs,
  api,
}) => {
  const { day } = await installClockAtNoon(page);
  await signInAs('super');
  const { sensor: sensorOf } = await open(page, api);
  const month = page.getByLabel('Mes');
  const last = day(1);
  const options = month.locator('optgroup option');
  await expect(options).toHaveCount(36);
  const values = await options.evaluateAll((options) =>
    options.map((option) => (option as HTMLOptionElement).value),
  );
  expect(values[0]).toBe(last.slice(0, 7));
  await month.selectOption(values[0] ?? '');
  await expect(page.getByLabel('Desde')).toHaveValue(isoToDateText(`${last.slice(0, 7)}-01`));
  await expect(page.getByLabel('Hasta')).toHaveValue(isoToDateText(last));
  await month.selectOption(values[1] ?? '');
  await expect(page.getByLabel('Desde')).toHaveValue(isoToDateText(`${values[1]}-01`));
  await expect(page.getByLabel('Hasta')).toHaveValue(/^(28|29|30|31)\/\d\d\/\d{4}$/);
  await sensorField(page).selectOption(sensorOf('TEMPERATURE').id);
  const until = page.getByLabel('Hasta');
  await until.fill(isoToDateText(last));
  await page.locator('.calendar-button').nth(1).click();
  const days = page.getByRole('dialog', { name: 'Calendario' }).getByRole('button', { name: / de \d{4}/ });
  await expect(days.and(page.locator(':enabled')).last()).toHaveText(String(Number(last.slice(8))));
  await page.keyboard.press('Escape');
  await until.fill(isoToDateText(day(0)));
  await expect(getData(page)).toHaveAttribute('title', 'Solo se pueden elegir días anteriores a hoy');
  await expect(month).toHaveValue('');
});

test('no sensors, no data, failures and refusals are told apart; each can be asked again [CONS-24]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500, 403);
  await signInAs('super');
  const sensors = /\/assets\/[^/]+\/sensors/;
  const none = await injectFault(page, 'GET', sensors, (route) => route.fulfill({ json: { data: [] } }));
  const { sensor: sensorOf } = await open(page, api);
  await expect(page.getByText('No hay sensores')).toBeVisible();
  await expectWhole(page);
  await none.stop();
  const refused = await injectFault(page, 'GET', sensors, routeFaults.status(403));
  await page.reload();
  await expect(page.getByText('Tu usuario no tiene permisos para esta acción')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await refused.stop();
  const broken = await injectFault(page, 'GET', sensors, routeFaults.html);
  await page.reload();
  await expectAlert(page, 'No se han podido cargar los sensores');
  await broken.stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();

  const uuid = sensorOf('LITERS_HOUR').id;
  const failed = await injectFault(page, 'GET', /time-series.*LITERS_HOUR/, routeFaults.status(500));
  await show(page, uuid);
  await expectAlert(page, 'No se han podido cargar los datos del sensor');
  await expect(csv(page)).toHaveAttribute('aria-disabled', 'true');
  await expectWhole(page);
  await failed.stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(chart(page).locator('svg').first()).toBeVisible();

  const empty = await injectFault(page, 'GET', series, (route) =>
    route.fulfill({ json: { data: [], meta: { unit: 'L', total: null } } }),
  );
  await getData(page).click();
  await expect(page.getByText('No hay datos', { exact: true })).toBeVisible();
  await expect(csv(page)).toHaveAttribute('title', 'No hay datos que descargar');
  await empty.stop();
});

test('another asset of the building and unusual hours: chosen, drawn, in words and in the address', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  await installClockAtNoon(page);
  await signInAs('super');
  const { id, sensor: sensorOf } = await open(page, api);
  const sensor = sensorOf('LITERS_HOUR');
  const isOther = (url: URL) => !url.pathname.includes(id);
  // A week of a litre an hour, which one night has thrice and the other asset twice.
  await injectFault(page, 'GET', series, (route) => {
    const url = new URL(route.request().url());
    const from = Number(url.searchParams.get('from'));
    const until = Number(url.searchParams.get('until'));
    const count = Math.ceil((until - from) / 3600);
    // At 03:00, 21 hours before the end of the week; the weeks before are longer.
    const data = Array.from({ length: count }, (_, hour) => ({
      ts: from + hour * 3600,
      v: isOther(url) ? 2 : count < 200 && hour === count - 21 ? 3.1 : 1,
    }));
    const total = data.reduce((sum, { v }) => sum + v, 0);
    return route.fulfill({ json: { data, meta: { unit: 'L', total } } });
  });
  await injectFault(page, 'GET', /\/assets\/[^/]+\/sensors/, async (route) =>
    isOther(new URL(route.request().url())) ? route.fulfill({ json: { data: [sensor] } }) : route.continue(),
  );
  await show(page, sensor.id);
  await page.getByRole('checkbox', { name: 'Horas fuera de lo habitual' }).check();
  await expect(page.getByText('Ayer a las 03:00: 3,1 veces lo habitual a esta hora')).toBeVisible();
  await expect(chart(page).locator('.time-marks')).toHaveAttribute('d', /^M/);
  await page.getByRole('checkbox', { name: 'Otro activo del edificio' }).check();
  const picker = page.getByRole('combobox', { name: 'Otro activo del edificio' });
  await picker.press('ArrowDown');
  await picker.press('ArrowDown');
  guard.clearCalls();
  await picker.press('Enter');
  await expect(chart(page).locator('.time-other')).toHaveAttribute('d', /^M/);
  await expect(page.getByText('+98 % respecto a este')).toBeVisible();
  await expect(page).toHaveURL(/[?&]unusual=1&with=\w+$/);
  await expectWhole(page);
  await page.reload();
  await expect(chart(page).locator('.time-other')).toHaveAttribute('d', /^M/);
  await expect(picker).not.toHaveValue('');
  await page.getByRole('button', { name: /^Ver como tabla/ }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV de la comparación' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('comparacion-de-consumos.csv');
});

test('without presence the chart stands, and presence can be asked for again [CONS-12, CONS-13]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(500);
  await signInAs('super');
  const { sensor: sensorOf } = await open(page, api);
  const fault = await injectFault(page, 'GET', /VIRTUAL_PRESENCE/, routeFaults.status(500));
  await show(page, sensorOf('TEMPERATURE').id);
  await expect(chart(page).locator('.recharts-line-curve')).toBeVisible();
  await expect(page.getByText('No se ha podido cargar la presencia.')).toBeVisible();
  await fault.stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(chart(page).locator('.time-band')).toHaveCount(1);
});

test('a failed download is said, and nothing is saved [CONS-19]', async ({ page, signInAs, guard, api }) => {
  guard.allowStatus(500);
  await signInAs('super');
  const { sensor: sensorOf } = await open(page, api);
  await show(page, sensorOf('TEMPERATURE').id);
  await expect(chart(page)).toBeVisible();
  await injectFault(page, 'GET', /download-time-series/, routeFaults.status(500));
  await csv(page).click();
  await expectAlert(page, 'No se ha podido descargar el archivo');
  await expect(csv(page)).toHaveAttribute('aria-busy', 'false');
});

test('another sensor, another range and leaving abort what is on its way; the last answer counts [CONS-06]', async ({
  page,
  signInAs,
  api,
}) => {
  const { day } = await installClockAtNoon(page);
  await signInAs('super');
  const { sensor: sensorOf } = await open(page, api);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => series.test(request.url()) && aborted.push(request.url()));
  const held = await holdRequests(page, 'GET', series);
  await show(page, sensorOf('LITERS_HOUR').id);
  await expect.poll(() => held.heldCount()).toBe(2);
  await sensorField(page).selectOption(sensorOf('TEMPERATURE').id);
  await expect.poll(() => aborted.length).toBe(2);
  await getData(page).click();
  await expect.poll(() => held.heldCount()).toBe(4);
  await page.getByLabel('Desde').fill(day(3));
  await expect.poll(() => aborted.length).toBe(4);
  await expect(page.getByRole('heading', { name: 'Pulsa' })).toHaveCount(0);
  await getData(page).click();
  await expect.poll(() => held.heldCount()).toBe(6);
  await held.release().catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Temperatura' })).toBeVisible();
  const again = await holdRequests(page, 'GET', series);
  await getData(page).click();
  await expect.poll(() => again.heldCount()).toBe(2);
  await page.getByRole('link', { name: 'Eventos' }).click();
  await expect.poll(() => aborted.length).toBe(6);
});

test('a month of minutes is drawn with its peak, anew at another width, and is a table too [CONS-14, CONS-17]', async ({
  page,
  signInAs,
  api,
}) => {
  await signInAs('super');
  const { sensor: sensorOf } = await open(page, api);
  await injectFault(page, 'GET', series, (route) => {
    const url = new URL(route.request().url());
    const from = Number(url.searchParams.get('from'));
    const until = Number(url.searchParams.get('until'));
    const every = (until + 1 - from) / 43_200;
    const data = Array.from({ length: 43_200 }, (_, at) => ({
      ts: Math.floor(from + at * every),
      v: at === 31_007 ? 50_000 : at % 7,
    }));
    return route.fulfill({ json: { data, meta: { unit: 'W', total: null } } });
  });
  await show(page, sensorOf('TEMPERATURE').id);
  await expect(chart(page).locator('.recharts-yAxis-tick-labels')).toContainText('50.000');
  const points = async () => Number(await chart(page).getAttribute('data-points'));
  const wide = await points();
  expect(wide).toBeGreaterThan(1000);
  expect(wide).toBeLessThanOrEqual(2 * 1100);
  await page.setViewportSize({ width: 390, height: 850 });
  await expect.poll(points).toBeLessThanOrEqual(2 * 390);
  await page.getByRole('button', { name: /^Ver como tabla/ }).click();
  await expect(page.locator('.chart-table tbody tr')).toHaveCount(100);
  await expect(page.getByText('Página 1 de 432')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText('Página 2 de 432')).toBeVisible();
  await expectWhole(page);
});

test('the list of sensors: all on one page, renamed in a form, fetched or not by a switch [CONS-01, CONS-20..CONS-23, CONS-25]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  await signInAs('super');
  const { id, sensor: sensorOf } = await open(page, api, '/sensors');
  const sensor = sensorOf('LITERS_HOUR');
  const row = page.locator(`tr[data-id="${sensor.id}"]`);
  await expect(row).toBeVisible();
  for (const head of ['Nombre', 'Estancia', 'Tipo', 'Uso', 'Recogida de datos'])
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toHaveText(/^\d+ resultados$/);
  await expect.poll(() => guard.calls()).toContain(`GET /api/assets/${id}/sensors?show=all`);
  await expectWhole(page);

  await row.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const form = page.getByRole('dialog');
  const name = form.getByRole('textbox', { name: /^Nombre/ });
  await expect(name).toHaveValue(sensor.name);
  await expect(form.getByRole('switch', { name: 'Recogida de datos' })).toBeChecked();
  await name.fill('');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Agua de la cocina');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    form.getByRole('button', { name: 'Guardar' }).click(),
  ]);
  expect(new URL(sent.url()).pathname).toBe(`/api/sensors/${sensor.id}`);
  expect(sent.postDataJSON()).toEqual({
    data: {
      name: 'Agua de la cocina',
      room: sensor.room,
      usage: sensor.usage,
      can_data_be_fetched: true,
    },
  });
  await expect(successes(page)).toContainText('guardado');
  await expect(row).toContainText('Agua de la cocina');
});

test('a switch turns the values of a sensor off; the chart does not offer it any more [CONS-20, CONS-23, CONS-25]', async ({
  page,
  signInAs,
  api,
}) => {
  await signInAs('super');
  const { id, sensor: sensorOf } = await open(page, api, '/sensors');
  const sensor = sensorOf('LITERS_HOUR');
  const { name, room, usage } = sensor;
  const fetched = page
    .locator(`tr[data-id="${sensor.id}"]`)
    .getByRole('switch', { name: `Recogida de datos: ${name}` });
  await expect(fetched).toBeChecked();
  const [stopped] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    fetched.press('Enter'),
  ]);
  expect(stopped.postDataJSON()).toEqual({ data: { name, room, usage, can_data_be_fetched: false } });
  await expect(fetched).not.toBeChecked();
  const { data } = await api.call('listAssetSensors', { path: { id }, query: { show: 'all' } });
  expect(data.find((one) => one.id === sensor.id)?.can_data_be_fetched).toBe(false);
  // The chart does not offer it any more.
  await page.getByRole('link', { name: 'Gráfico de consumo' }).click();
  await expect(sensorField(page)).toBeVisible();
  await expect(sensorField(page).locator(`option[value="${sensor.id}"]`)).toHaveCount(0);
});

test('who may not change sensors is told so [CONS-22, CONS-25]', async ({ page, signInAs, host }) => {
  const own = new ContractClient(host.url, await signInAs('lectura'));
  const device = await findFirst(
    own.rows('listDevices'),
    (row) => row.assetId !== null && row.sensors.length > 0,
  );
  await page.goto(`/admin/assets/${device.assetId ?? ''}/consumptions/sensors`);
  const change = page.getByRole('switch').first();
  await expect(change).toHaveAttribute('aria-disabled', 'true');
  await expect(change).toHaveAttribute('title', 'Tu usuario no tiene permiso para editar sensores');
});
