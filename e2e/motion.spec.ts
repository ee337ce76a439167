import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

/** Motion of what appears, and what the page does to show it. */
const appearances: readonly {
  what: string;
  path: string;
  animation: string;
  show: (page: Page) => Promise<void>;
  find: (page: Page) => Locator;
}[] = [
  {
    what: 'the panel of a form',
    path: '/admin/assets',
    animation: 'slide',
    show: (page) => page.getByRole('button', { name: 'Nuevo activo' }).press('Enter'),
    find: (page) => page.getByRole('dialog', { name: 'Nuevo activo' }),
  },
  {
    what: 'the panel of filters',
    path: '/admin/parking-chargers',
    animation: 'slide',
    show: (page) => page.getByRole('button', { name: 'Filtros' }).press('Enter'),
    find: (page) => page.getByRole('dialog', { name: 'Filtros' }),
  },
  {
    what: 'the menu of the user',
    path: '/admin/assets',
    animation: 'appear',
    show: (page) => page.getByRole('button', { name: /^Cuenta/ }).press('Enter'),
    find: (page) => page.getByRole('menu'),
  },
];

for (const { what, path, animation, show, find } of appearances) {
  test(`${what} appears in less than a fifth of a second, and at once for who wants less motion`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('super');
    await page.goto(path);
    await show(page);
    const shown = find(page);
    await expect(shown).toHaveCSS('animation-name', animation);
    await expect(shown).toHaveCSS('animation-duration', '1e-05s');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(shown).toHaveCSS('animation-duration', /^0\.(?:08|12|18)s$/);
    // An ended motion leaves the panel whole, at its place.
    await expect(shown).toHaveCSS('opacity', '1');
    await expect(shown).toHaveCSS('translate', 'none');
  });
}
