// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import ConfigErrorPage from './ConfigErrorPage';

const failed = new TypeError('Failed to fetch');

it.each<[string, unknown, () => Response | Promise<Response>, RegExp]>([
  [
    'a page',
    undefined,
    () => new Response('<!doctype html>'),
    /config\.json: La dirección responde una página web/,
  ],
  [
    'a file that is gone',
    undefined,
    () => new Response('', { status: 404 }),
    /config\.json: La dirección responde 404/,
  ],
  ['nothing', undefined, () => new Response(''), /config\.json: Está vacío/],
  ['no connection', undefined, () => Promise.reject(failed), /config\.json: No se puede leer/],
  [
    'half a file',
    undefined,
    () => new Response('{ "hosts": '),
    /config\.json → line 1, column \d+: No valid JSON/,
  ],
  ['no config', { host: {} }, () => new Response(''), /config\.json → host: .*Did you mean "hosts"/],
])('a config that is %s says so', async (_, rawConfig, answer, text) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  render(<ConfigErrorPage rawConfig={rawConfig} />);
  expect(await screen.findByText(text)).toBeVisible();
});
