import { expect, it } from 'vitest';
import { readMapTiles } from './mapTiles';

const attribution = '© x';

it.each([
  'https://tiles.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com:8443/a/{z}/{x}/{y}{r}.png?key=1',
  '/tiles/{z}/{x}/{y}.png',
])('reads tiles at %s', (tiles) => {
  expect(readMapTiles({ tiles, attribution })).toEqual({ tiles, attribution });
});

it.each([
  'http://tiles.example.com/{z}/{x}/{y}.png',
  'https://{s}.tiles.example.com/{z}/{x}/{y}.png',
  'https://user@tiles.example.com/{z}/{x}/{y}.png',
  '//tiles.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com/{z}/{x}.png',
  'https://tiles.example.com/{z}/{x}/{y}.png?t={token}',
  'javascript:alert({z},{x},{y})',
  'data:image/png,{z}{x}{y}',
  '',
  7,
])('reads no tiles at %s', (tiles) => {
  expect(readMapTiles({ tiles, attribution })).toBeUndefined();
});

it('reads no tiles without their source', () => {
  expect(readMapTiles({ tiles: '/tiles/{z}/{x}/{y}.png' })).toBeUndefined();
  expect(readMapTiles('/tiles/{z}/{x}/{y}.png')).toBeUndefined();
});
