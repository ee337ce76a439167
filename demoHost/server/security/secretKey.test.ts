import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecretKey, SECRET_KEY_FILE } from './secretKey';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const key = Buffer.from(Array.from({ length: 32 }, (_, i) => i));

it('the key comes from the environment first, as hexadecimal or base64', () => {
  const place = { kind: 'folder', folder } as const;
  expect(readSecretKey({ HOST_SECRET_KEY: key.toString('hex') }, place)).toEqual(key);
  expect(readSecretKey({ HOST_SECRET_KEY: key.toString('base64') }, { kind: 'server' })).toEqual(key);
  expect(() => readSecretKey({ HOST_SECRET_KEY: 'corta' }, place)).toThrow('32 bytes');
});

it('a folder gets a key at its first start that only its owner reads, and keeps it', () => {
  const below = join(folder, 'data');
  const first = readSecretKey({}, { kind: 'folder', folder: below });
  expect(readSecretKey({}, { kind: 'folder', folder: below })).toEqual(first);
  expect(statSync(join(below, SECRET_KEY_FILE)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(below, SECRET_KEY_FILE), 'utf8').trim()).toBe(first.toString('hex'));
  writeFileSync(join(below, SECRET_KEY_FILE), 'dañada');
  expect(() => readSecretKey({}, { kind: 'folder', folder: below })).toThrow(SECRET_KEY_FILE);
});

it('data in memory has a random key; a database server needs one from the environment', () => {
  expect(readSecretKey({}, { kind: 'memory' })).not.toEqual(readSecretKey({}, { kind: 'memory' }));
  expect(() => readSecretKey({}, { kind: 'server' })).toThrow('HOST_SECRET_KEY');
});
