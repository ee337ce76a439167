import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestedOverlayDir } from './overlayOption';
import { readOverlay } from './overlayFolder';
import { formatConfigProblem } from '../../src/config/check/problem';
import { findMissingModuleProblems } from './overlayHostModules';
import { setDeclaredTranslations } from '../../src/config/localized';
import { setLanguage } from '../../src/lib/language/language';
import { findDeclaredTexts } from '../shared/declaredTexts';
import { findDeclarationsInLanguage } from '../shared/declarationsInLanguage';
import { readLanguageTables, readLanguageTexts } from './overlayLanguages';
import { readOverlayTexts } from './overlayTexts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let outside: string;
beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'overlay-'));
});
afterAll(() => rm(outside, { recursive: true }));

/** A folder with these files. */
async function folderOf(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const dir = join(outside, name);
  await mkdir(dir, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return dir;
}

describe('an overlay', () => {
  it('is checked outside of the sources, with what it replaces told', async () => {
    const dir = join(outside, 'fleet');
    await cp(join(root, 'e2e/overlay'), dir, { recursive: true });
    // A release that a link names, with a package of its own.
    const packaged = { 'package.json': '{"type":"module","main":"i.js"}', 'i.js': 'export const one = 1;' };
    await folderOf('fleet/node_modules/own-units', packaged);
    const declaration = join(dir, 'resources/recharges.ts');
    await appendFile(declaration, "\nimport { one } from 'own-units';\nif (one !== 1) throw new Error();\n");
    await folderOf('fleet/resources', { '.gitkeep': '' });
    const link = join(outside, 'current');
    await symlink(dir, link);
    const check = ['--import', 'tsx', 'tools/checkConfig/main.ts', '--only', '--overlay', link];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, check, { cwd: root });
    expect([stdout.trim().split('\n'), stderr]).toEqual([
      [
        `${dir}/resources/parking-chargers.json replaces resources/parking/parking-chargers.json`,
        'The configuration is right.',
      ],
      '',
    ]);
  });

  it('of a config alone needs no host for what is bundled: that is left out, and said', async () => {
    const dir = await folderOf('alone', {
      'config.json': '{ "hosts": { "main": "https://a.example/api" } }',
    });
    const check = [
      '--import',
      'tsx',
      'tools/checkConfig/main.ts',
      '--only',
      '--config',
      `${dir}/config.json`,
    ];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, check, { cwd: root });
    expect([stdout.trim().split('\n'), stderr]).toEqual([
      [
        `resources/parking/parking-chargers.json is left out: its host "plain" is not in ${dir}/config.json, which has "main"`,
        'The configuration is right.',
      ],
      '',
    ]);
  });

  it.each([
    [['node', 'x', '--overlay', 'own'], 'own'],
    [['node', 'x', '--overlay=../own'], '../own'],
    [['node', 'x', '--overlay', '/srv/own'], '/srv/own'],
  ])('is asked for by %j', (args, dir) => {
    expect(requestedOverlayDir(args)).toBe(
      join(dir.startsWith('/') ? '' : (process.env.INIT_CWD ?? process.cwd()), dir),
    );
  });

  it.each([[['node', 'x', '--overlay']], [['node', 'x', '--overlay=']]])('is named: %j', (args) => {
    expect(() => requestedOverlayDir(args)).toThrow('--overlay DIR');
  });

  it('may hold what tools and people keep beside it', async () => {
    const dir = await folderOf('plain', {
      'README.md': '',
      '.git/HEAD': '',
      'tsconfig.json': '{}',
      'node_modules/x/index.js': '',
      'areas/pumps/shared.ts': '',
      'areas/pumps/pump/part.ts': '',
      'areas/pumps/pump/parts/Inner.tsx': '',
      'areas/pumps/testing/pump.ts': '',
      'providers/pumps.ts': '',
      'providers/pumps.test.ts': '',
      'providers/pumps/inner.ts': '',
      'public/.gitkeep': '',
      'public/.well-known/security.txt': '',
      'resources/.DS_Store': '',
    });
    expect((await readOverlay(dir)).files).toEqual([
      'areas/pumps/pump/part.ts',
      'areas/pumps/pump/parts/Inner.tsx',
      'areas/pumps/shared.ts',
      'areas/pumps/testing/pump.ts',
      'providers/pumps.test.ts',
      'providers/pumps.ts',
      'providers/pumps/inner.ts',
      'public/.well-known/security.txt',
    ]);
  });

  it.each([
    [
      'resurces/pumps.json',
      'The console does not read this path. Did you mean "resources/"? Allowed: areas/, dialects/, icons/, languages/, providers/, public/, resources/, config.json, texts.json.',
    ],
    ['confg.json', 'The console does not read this path. Did you mean "config.json"?'],
    ['textos.json', 'The console does not read this path. Did you mean "texts.json"?'],
    ['src/main.tsx', 'The console does not read this path. Allowed: areas/'],
    ['resources/pumps.yaml', 'The file is not a declaration. Allowed: *.json, *.ts.'],
    ['areas/pumps/pump/Part.ts', 'The folder does not have "part.ts". Allowed: areas/<name>/<part>/part.ts.'],
    ['areas/pumps/part.ts', 'No part is read at this path.'],
    ['areas/pumps/pump/inner/part.ts', 'No part is read at this path.'],
    ['icons/Pump.png', 'The file is not an icon.'],
    ['providers/Pumps.ts', 'The file is not a module. Allowed: providers/name-in-lower-case.ts.'],
    ['dialects/soap.json', 'The file is not a module. Allowed: dialects/name-in-lower-case.ts.'],
    ['public/index.html', 'The build writes this file.'],
    ['public/static/x.js', 'The build writes this file.'],
  ])('refuses %s', async (path, said) => {
    const dir = await folderOf(path.replaceAll('/', '_'), { [path]: '{}' });
    await expect(readOverlay(dir)).rejects.toThrow(`${dir}/${path}: ${said}`);
  });

  it('names the modules of hosts that it does not have', async () => {
    const overlay = await readOverlay(await folderOf('modules', { 'providers/pumps.ts': '' }));
    const hosts = {
      main: { url: '/api', provider: 'pumps' },
      wells: { url: '/wells', provider: { module: 'pump' } },
      soap: { url: '/soap', dialect: { module: 'soap' } },
    };
    const found = (given: typeof overlay | undefined) =>
      findMissingModuleProblems('config.json', { hosts }, given).map(formatConfigProblem);
    expect(found(overlay)).toEqual([
      'config.json → hosts.wells.provider.module: Unknown module "pump". Did you mean "pumps"? Allowed: pumps.',
      'config.json → hosts.soap.dialect.module: Unknown module "soap".',
    ]);
    expect(found(undefined)[0]).toBe(
      'config.json → hosts.main.provider: The module "pumps" belongs to an overlay, and there is none. Allowed: --overlay with providers/pumps.ts.',
    );
  });

  it('refuses a folder that is not there', async () => {
    await expect(readOverlay(join(outside, 'none'))).rejects.toThrow('this folder does not exist');
  });
});

describe('a further language of an overlay', () => {
  const read = async (texts: unknown) => {
    const dir = await folderOf(`language-${Math.random()}`, { 'languages/pt.json': JSON.stringify(texts) });
    return { dir, ...(await readLanguageTexts(root, await readOverlay(dir), 'pt')) };
  };

  it('becomes the tables that the console replaces, lists in them too', async () => {
    const { dir, problems } = await read({
      'form.save': 'Guardar (pt)',
      'features/landingPage/texts:hello': 'Olá, %{name}!',
      'i18n/messages/ranges:monthNames.0': 'janeiro',
    });
    expect(problems).toEqual([]);
    expect(await readLanguageTables(root, dir, 'pt')).toEqual({
      formTexts: { save: 'Guardar (pt)' },
      landingPageTexts: { hello: 'Olá, %{name}!' },
      rangeTexts: { monthNames: { 0: 'janeiro' } },
    });
  });

  it('translates texts of declarations by the Spanish text, and each is checked', async () => {
    const known = await findDeclaredTexts(root);
    expect(known.has('Cargadores')).toBe(true);
    const dir = await folderOf('language-declared', {
      'languages/pt.json': JSON.stringify({
        'declarations:Cargadores': 'Carregadores',
        'declarations:Cargadors': 'Carregadores',
        'declarations:Recarga {id}': 'Recarga {identificador}',
      }),
    });
    const { declaredTexts, problems } = await readLanguageTexts(
      root,
      await readOverlay(dir),
      'pt',
      new Set([...known, 'Recarga {id}']),
    );
    expect(declaredTexts.get('Cargadores')).toBe('Carregadores');
    expect(problems.map(({ path, found }) => `${path}: ${found}`)).toEqual([
      'declarations:Cargadors: Unknown text "declarations:Cargadors"',
      'declarations:Recarga {id}: Unknown placeholder "{identificador}"',
    ]);
    const declarations = await findDeclarationsInLanguage(root, 'pt', await readOverlay(dir));
    setLanguage('es');
    setDeclaredTranslations(new Map());
    expect(declarations.find(({ input }) => input.name === 'parking-chargers')?.input.label).toEqual({
      one: 'cargador',
      many: 'Carregadores',
    });
  });

  it.each([
    [{ 'form.sve': 'Salvar' }, 'form.sve', 'Unknown text "form.sve"'],
    [{ 'features/landingPage/texts:hello': 'Olá, %{nme}!' }, 'features/landingPage/texts:hello', '"%{nme}"'],
    [{ 'form.save': 1 }, 'form.save', 'A text is expected'],
    [['Salvar'], '', 'An object of texts is expected'],
  ])('%j is a problem at "%s"', async (texts, path, found) => {
    const { problems } = await read(texts);
    expect(problems.map((problem) => [problem.path, problem.found.includes(found)])).toEqual([[path, true]]);
  });

  it('has a file named by its tag', async () => {
    const dir = await folderOf('language-name', { 'languages/Portuguese.json': '{}' });
    await expect(readOverlay(dir)).rejects.toThrow('languages/pt.json');
  });
});

describe('texts of an overlay', () => {
  const read = async (texts: unknown) => {
    const dir = await folderOf(`texts-${Math.random()}`, { 'texts.json': JSON.stringify(texts) });
    return readOverlayTexts(root, await readOverlay(dir));
  };

  it('stand in for those of the console by key or by module, and add to them', async () => {
    const { additions, problems } = await read({
      replace: { 'form.save': 'Grabar', 'features/landingPage/texts:hello': '¡Buenas, %{name}!' },
      add: { 'fleet.pumps': 'Bombas' },
    });
    expect(problems).toEqual([]);
    expect(Object.fromEntries(additions)).toEqual({
      'src/i18n/messages/form.ts': 'formTexts["save"] = "Grabar";',
      'src/features/landingPage/texts.ts': 'landingPageTexts["hello"] = "¡Buenas, %{name}!";',
      'src/i18n/messages/index.ts': 'Object.assign(messages, { "fleet.pumps": "Bombas" });',
    });
  });

  it('of the many keys those are named that share a word with one that is not there', async () => {
    const [problem] = (await read({ replace: { 'form.sve': 'Grabar' } })).problems;
    expect(problem?.allowed.length).toBeLessThan(10);
    expect(problem?.allowed.every((key) => key.includes('form'))).toBe(true);
  });

  it.each([
    [{ replace: { 'form.sve': 'Grabar' } }, 'replace.form.sve', 'form.save'],
    [
      { replace: { 'features/landingPage/texts:helo': 'Hola' } },
      'replace.features/landingPage/texts:helo',
      'features/landingPage/texts:hello',
    ],
    [
      { replace: { 'features/landingPage/texts:hello': 'Hola, %{nme}' } },
      'replace.features/landingPage/texts:hello',
      '%{name}',
    ],
    [{ replace: { 'form.save': '' } }, 'replace.form.save', null],
    [{ add: { 'form.save': 'Grabar' } }, 'add.form.save', null],
    [{ add: { Bombas: 'Bombas' } }, 'add.Bombas', null],
    [{ replaces: {} }, 'replaces', 'replace'],
    [[], '', null],
  ])('%j is told at %s', async (texts, path, suggestion) => {
    expect((await read(texts)).problems[0]).toMatchObject({ path, suggestion });
  });
});
