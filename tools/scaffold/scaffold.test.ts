import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDeclarations } from '../../src/config/check';
import { startTestHost } from '../../demoHost/testing/testHost';
import { findDeclarations, findKnownNames } from '../shared/discovery';
import { scaffold, scaffoldUsage } from './scaffold';
import { writeFiles } from './writeFiles';

const project = fileURLToPath(new URL('../..', import.meta.url));
const asked = [
  ['area', 'sample-things2'],
  ['resource', 'sample-things2', 'sample-others'],
  ['dialog', 'sample-things2', 'sample-import'],
  ['page', 'sample-things2', 'sample-map'],
];
const files = new Map(asked.flatMap((words) => [...scaffold(words)]));

/** Folders that take new files; all others are shown as they are. */
const opened = ['', 'src', 'src/features', 'resources', 'fixtures'];

/** A folder that shows the project's files, and takes new ones beside them. */
async function overlay(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'new-'));
  for (const open of opened) {
    await mkdir(join(root, open), { recursive: true });
    for (const name of await readdir(join(project, open)))
      if (!opened.includes(join(open, name)))
        await symlink(join(project, open, name), join(root, open, name));
  }
  return root;
}

let root = '';
beforeAll(async () => {
  root = await overlay();
  await writeFiles(root, files);
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('what `npm run new` writes', () => {
  it('is a declaration with a tab in code for an area, with its options, texts and test', () => {
    expect([...scaffold(['area', 'meters']).keys()]).toEqual([
      'resources/meters/meters.ts',
      'fixtures/plainRows/meters.json',
      'src/features/meters/metersOverview/extension.ts',
      'src/features/meters/metersOverview/options.ts',
      'src/features/meters/metersOverview/MetersOverview.tsx',
      'src/features/meters/metersOverview/MetersOverview.test.tsx',
      'src/features/meters/metersOverview/texts.ts',
    ]);
  });

  it('is formatted', () => {
    const oxfmt = [join(project, 'node_modules/oxfmt/bin/oxfmt'), '-c', join(project, '.oxfmtrc.json')];
    const { status, stdout } = spawnSync(process.execPath, [...oxfmt, '--check', ...files.keys()], {
      cwd: root,
    });
    expect(status, String(stdout)).toBe(0);
  });

  it('has no mistake in its declarations, and the check knows its parts', async () => {
    const known = await findKnownNames(root);
    expect(known.tabs).toContain('sample-things2-overview');
    expect(known.dialogs).toContain('sample-import');
    const { problems, validDeclarations } = checkDeclarations(await findDeclarations(root), known);
    expect(problems).toEqual([]);
    expect(validDeclarations.map(({ input }) => input.name)).toEqual(
      expect.arrayContaining(['sample-things2', 'sample-others']),
    );
  });

  it('compiles', { timeout: 120_000 }, async () => {
    const config = {
      extends: join(project, 'tsconfig.json'),
      // Besides the new files what adds to types without being imported.
      include: [
        ...[...files.keys()].filter((path) => path.endsWith('.ts') || path.endsWith('.tsx')),
        'src/**/*.d.ts',
        'src/fields/*/schema.ts',
        'src/testing/setup.ts',
      ],
    };
    await writeFile(join(root, 'tsconfig.new.json'), JSON.stringify(config));
    const tsc = join(project, 'node_modules/@typescript/native/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', join(root, 'tsconfig.new.json')], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  it('runs: the demo host lists, makes, changes and deletes the new rows for those who see everything', async () => {
    const host = await startTestHost({ check: false, root });
    try {
      const [all, one] = [await host.signInAs('super'), await host.signInAs('admin')];
      const path = '/plain/sample-things2';
      expect((await all('GET', `${path}?_start=0&_end=10&_sort=name&_order=ASC`)).body).toHaveLength(3);
      expect((await one('GET', path)).status).toBe(403);
      const made = await all('POST', path, { name: 'Nuevo', active: true });
      expect(made.status).toBe(201);
      const own = `${path}/${String(made.body['id'])}`;
      expect((await all('PATCH', own, { name: 'Otro' })).body).toMatchObject({ name: 'Otro', active: true });
      expect((await all('PATCH', own, { colour: 'rojo' })).status).toBe(422);
      expect((await all('DELETE', own)).status).toBe(200);
      expect((await all('GET', own)).status).toBe(404);
    } finally {
      await host.close();
    }
  });

  it('takes the place of nothing', async () => {
    await expect(writeFiles(root, files)).rejects.toThrow('resources/sample-things2/sample-things2.ts');
  });
});

describe('what `npm run new` is asked', () => {
  it.each([[[]], [['area']], [['area', 'meters', 'other']], [['list', 'meters']], [['tab', 'a', 'b', 'c']]])(
    'says how when it does not understand: %j',
    (words) => {
      expect(() => scaffold(words)).toThrow(scaffoldUsage);
    },
  );

  it.each(['Meters', '../meters', 'my meters', 'meters-'])('refuses the name %s', (name) => {
    expect(() => scaffold(['area', name])).toThrow(name);
  });
});
