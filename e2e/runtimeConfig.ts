import type { Page } from '@playwright/test';

/** Serves the page a runtime config of the test's: that of the host, changed. */
export const routeRuntimeConfig = (page: Page, change: (config: Record<string, unknown>) => void) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as Record<string, unknown>;
    change(config);
    await route.fulfill({ response, json: config });
  });

/**
 * Puts the page's clock into the hand of the test. Declarations of the runtime config and the stream of changes
 * are left out: they open some time after the first screen, and a jump of the clock would be a silence of their address.
 */
export async function installClock(
  page: Page,
  options?: Parameters<Page['clock']['install']>[0],
): Promise<void> {
  await routeRuntimeConfig(page, (config) => {
    delete config['resources'];
    delete config['events'];
  });
  await page.clock.install(options);
}
