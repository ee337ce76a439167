import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPlainRowFiles, PLAIN_ROWS_FOLDER } from './rowFiles';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rows-'));
  await mkdir(join(root, PLAIN_ROWS_FOLDER), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('has no rows without the folder', () => {
  expect(readPlainRowFiles(join(root, 'none'))).toEqual({});
});

it.each(['{"id":"1"}', '[{"name":"sin id"}]', '[{"id":"a.b"}]', 'texto'])(
  'names the file that is no list of records: %s',
  async (text) => {
    await writeFile(join(root, PLAIN_ROWS_FOLDER, 'things.json'), text);
    expect(() => readPlainRowFiles(root)).toThrow('fixtures/plainRows/things.json');
  },
);
