// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('says what was sought and the words of the page, not its elements', () => {
  document.body.innerHTML = `<p class="far">Nada <b>encontrado</b></p><p>${'x'.repeat(5_000)}</p>`;
  let message = '';
  try {
    screen.getByText('Guardar');
  } catch (error) {
    message = String(error);
  }
  expect(message).toMatch(/text: Guardar[^]*The page says: Nada · encontrado · xxx/);
  expect(message).not.toContain('class=');
  expect(message.length).toBeLessThan(2_500);
});
