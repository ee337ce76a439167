import { expectAccessible, expectReadableInDarkTheme } from './accessibility';
import { expect, test } from './test';

/** A page with rows of equal structure, of which the fourth cannot be read, and a list whose text is too dark in the dark theme. */
const unreadable = `
  <style>
    body { background: #fff; color: #222 }
    tr:nth-child(4) { color: #bbb }
    @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } li { color: #333 } }
  </style>
  <main>
    <span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Solo para lectores de pantalla</span>
    <h1>Filas</h1>
    <table><tbody>
      ${['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((text) => `<tr${text === 'Cuatro' ? ' class="old"' : ''}><td>${text}</td></tr>`).join('')}
    </tbody></table>
    <ul>${['Enero', 'Febrero', 'Marzo', 'Abril'].map((text) => `<li>${text}</li>`).join('')}</ul>
  </main>`;

test('texts of each style are judged, in both themes: one that cannot be read is found', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.setContent(unreadable);
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: (?=.*tr:nth-child\(4\)|.*\.old)/);
  await expect(expectReadableInDarkTheme(page)).rejects.toThrow(/color-contrast: .*li:nth-child\(1\)/);
  // A style that was found unreadable is judged again on the next page.
  await page.emulateMedia({ colorScheme: null });
  await expect(expectReadableInDarkTheme(page)).rejects.toThrow(/color-contrast/);
  await page.addStyleTag({ content: 'tr.old, li { color: inherit !important }' });
  await expectReadableInDarkTheme(page);
  await expectReadableInDarkTheme(page);
});
