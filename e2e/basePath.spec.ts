import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildConsole } from './consoleBuild';
import { externalHostUrl, openTestHost, type TestHost } from './host';
import { expect, test as base } from './test';

const BASE_PATH = '/console';

/**
 * Starts a web server as docs/guides/deploy.md describes one: the files of the console below its base path, the calls of
 * the host beside it, nothing else.
 */
async function startProxy(hostUrl: string): Promise<{ url: string; close: () => void }> {
  const proxy = createServer((req, res) => {
    const { url = '/', method, headers } = req;
    const isConsole = url.startsWith(`${BASE_PATH}/`);
    if (!isConsole && !/^\/(?:api|plain|demo|users)\//.test(url)) return void res.writeHead(404).end();
    const path = isConsole ? url.slice(BASE_PATH.length) : url;
    const sent = request(`${hostUrl}${path}`, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    sent.on('error', () => res.destroy());
    req.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

const test = base.extend<object, { host: TestHost }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const dist = await buildConsole({ CONSOLE_BASE: BASE_PATH });
      const host = await openTestHost(dist);
      const proxy = await startProxy(host.url);
      await use({ ...host, url: proxy.url });
      proxy.close();
      await host.close();
      await rm(dist, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.skip(externalHostUrl() !== undefined, 'The host serves the console that it has.');

test('a console below a base path: login, another language, pages, reload, pictures and the way back [SHELL-03]', async ({
  page,
}) => {
  await page.goto(`${BASE_PATH}/login`);
  await page.getByLabel('Idioma').selectOption({ label: 'English' });
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill('super@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-super');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${BASE_PATH}/admin/`));
  await page.goto(`${BASE_PATH}/admin/parking-chargers`);
  await expect(page.getByRole('heading', { level: 1, name: 'Chargers' })).toBeVisible();
  await page.locator('tbody tr').first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${BASE_PATH}/admin/parking-chargers/`));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const addresses = await page
    .locator('a[href], link[href], script[src], img[src]')
    .evaluateAll((elements) =>
      elements.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''),
    );
  expect(addresses.filter((address) => /^\/(?!console\/|api\/|demo\/)/.test(address))).toEqual([]);
});
