import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { globalTexts } from '../../src/i18n/messages/global';

const root = join(import.meta.dirname, '../..');

/** Keys that the code composes: `_${state}_DEVICE_${result}_MESSAGE`. */
const composed = /^_(?:EN|DIS)ABLED_DEVICE_(?:SUCCESS|ERROR)_MESSAGE$/;

it('each text of `global` is used: all of them load before the first list', () => {
  const words = new Set(
    ['src', 'resources', 'dataProvider', 'fixtures'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(?:tsx?|json)$/.test(path) && !/\.test\.|messages\/global\.ts$/.test(path))
        .flatMap((path) => readFileSync(join(root, folder, path), 'utf8').match(/\w+/g) ?? []),
    ),
  );
  const keys = Object.keys(globalTexts);
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !words.has(key) && !composed.test(key))).toEqual([]);
});
