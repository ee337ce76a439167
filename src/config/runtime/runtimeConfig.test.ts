import { expect, it } from 'vitest';
import { listImageUrls, readRuntimeConfig } from './runtimeConfig';

const addressesOf = (config: unknown): string[] | undefined => {
  const read = readRuntimeConfig(config);
  return read && listImageUrls(read).sort();
};

it('pictures may come from hosts, the logo, products and `images`, and from nowhere else that a config names', () => {
  const config = {
    hosts: { main: '/api', plain: 'https://p.example' },
    branding: { name: 'x', logo: 'https://l.example/l.svg' },
    skuImages: { A: 'https://s.example/a.png' },
    images: ['https://i.example'],
    resources: ['https://r.example/x.json'],
  };
  expect(addressesOf(config)).toEqual([
    '/api',
    'https://i.example',
    'https://l.example/l.svg',
    'https://p.example',
    'https://s.example/a.png',
  ]);
  expect(addressesOf({ hosts: { main: '/api' }, branding: { logo: 7 } })).toEqual(['/api']);
});
