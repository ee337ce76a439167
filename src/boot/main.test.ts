// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('../session/signIn/createSignInMethod', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => vi.restoreAllMocks());

it('says that the page is broken where the way to sign in does not load, in place of a blank page', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.__CONSOLE_PRELOAD__ = { config: Promise.resolve({ hosts: { main: '/api' }, signIn: 'none' }) };
  await import('./main');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error en la página web');
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
  expect(said).toHaveBeenCalledOnce();
});
