import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('is version 4.126.1 of the product [SHELL-06]', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(version).toBe('4.126.1');
});
