import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFiles } from './checkFiles';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

const pumps = {
  name: 'test-pumps',
  label: 'Bombas',
  title: 'name',
  api: { host: 'plant', path: '/pumps' },
  fields: { name: { type: 'text' } },
  list: { columns: ['name'], search: true },
};
const written = async (name: string, content: unknown): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(content));
  return path;
};
const configOf = (dialect: string) =>
  written(`${dialect}.config.json`, {
    hosts: { main: '/api', plant: { address: 'https://plant.example/api', dialect } },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('checks a declaration against what the host of the config can be asked for', async () => {
  const file = await written('pumps.json', pumps);
  const { lines } = await checkFiles(root, [file], await configOf('hydra'));
  expect(lines).toEqual([expect.stringContaining('list.search')]);
  expect((await checkFiles(root, [file], await configOf('directus'))).lines).toEqual([]);
});
