import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFiles } from './checkFiles';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

const pumps = {
  name: 'test-pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
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
    hosts: { main: '/api', plant: { url: 'https://plant.example/api', dialect } },
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

it('checks a bundled declaration where it stands', async () => {
  const file = join(root, 'resources/parking/parking-chargers.json');
  const { lines } = await checkFiles(root, [file], join(root, 'public/config.json'));
  expect(lines).toEqual([]);
});

it.each([
  [['--config', 'broken.json'], 'broken.json → signIn.type: "oidk" is not valid'],
  [['--config', 'none.json'], 'none.json: the file cannot be read.'],
  [['--confg', 'broken.json'], "Unknown option '--confg'"],
])('says what is wrong with %j', async (args, said) => {
  await written('broken.json', { hosts: { main: '/api', plain: '/plain' }, signIn: { type: 'oidk' } });
  const command = ['--import', 'tsx', join(root, 'tools/checkConfig/main.ts'), '--only', ...args];
  const env = { ...process.env, INIT_CWD: folder };
  const run = promisify(execFile)(process.execPath, command, { cwd: root, env });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(said) as unknown });
});
