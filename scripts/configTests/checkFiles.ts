import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createServer } from 'vite';
import { checkDeclarations, problemText, type Found } from '../../src/config/check/index.ts';
import { readJson } from '../../src/config/check/readJson.ts';
import { runtimeConfigProblems } from '../../src/config/check/runtimeConfig.ts';
import type { Declaration } from '../../src/config/normalise/index.ts';
import { readRuntimeConfig } from '../../src/config/runtime.ts';
import { configNames } from '../configNames.ts';
import { findDeclarations, findKnownNames } from '../declared.ts';
import type { TestFile } from './schema.ts';
import type * as Tests from './runTests.ts';

/**
 * Checks single declarations as the console that loads them from `config` would, and runs the tests beside them
 * (`pumps.test.json` of `pumps.json`). Answers with a line for each problem and with how many tests there were.
 */
export async function checkFiles(
  root: string,
  files: readonly string[],
  config: string,
): Promise<{ lines: readonly string[]; count: number }> {
  const known = await findKnownNames(root);
  const bundled = checkDeclarations(await findDeclarations(root), known).sound;
  const read = await found(config);
  const runtime = readRuntimeConfig(read.input);
  const [own, others] = await Promise.all([
    Promise.all(files.map(found)),
    Promise.all(besides(config, runtime?.resources ?? [], files).map(found)),
  ]);
  const names = { ...known, ...configNames(read.input) };
  const all = [...own, ...others.filter(({ isBroken }) => !isBroken)];
  const { problems, sound } = checkDeclarations(all, names, bundled);
  const asked = new Set(own.map(({ file }) => file));
  const told = [
    ...(read.problems ?? []),
    ...(read.isBroken ? [] : runtimeConfigProblems(config, read.input)),
    ...problems.filter(({ file }) => asked.has(file)),
  ].map(problemText);
  const hosts = { hosts: runtime?.hosts ?? { main: '/api' }, dialects: names.dialects };
  const tests = await Promise.all(
    sound
      .filter(({ file }) => asked.has(file))
      .map((one) => testsOf(root, one, { declarations: [...sound, ...bundled], hosts })),
  );
  return {
    lines: [...told, ...tests.flatMap(({ lines }) => lines)],
    count: tests.reduce((sum, { count }) => sum + count, 0),
  };
}

/** A file as found; one that cannot be read is a problem of its own. */
async function found(file: string): Promise<Found> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => error);
  if (typeof text === 'string') return readJson(file, text);
  const why =
    text instanceof Error && 'code' in text && text.code === 'ENOENT' ? 'No existe' : 'No se puede leer';
  return {
    file,
    input: undefined,
    isBroken: true,
    problems: [{ file, path: '', found: why, allowed: [], suggestion: null }],
  };
}

/** Files of the other declarations that a config names by a path of its own origin. */
function besides(config: string, addresses: readonly string[], files: readonly string[]): string[] {
  const asked = new Set(files.map((file) => resolve(file)));
  return addresses
    .filter((address) => address.startsWith('/') && !address.startsWith('//'))
    .map((address) => join(dirname(config), address))
    .filter((file) => !asked.has(resolve(file)));
}

interface Around {
  declarations: readonly Declaration[];
  hosts: Parameters<typeof Tests.runTests>[3];
}

async function testsOf(root: string, own: Declaration, { declarations, hosts }: Around): Promise<Tests.Told> {
  const file = own.file.replace(/\.json$/, '.test.json');
  const { input, problems = [], isBroken } = await found(file);
  if (input === undefined && !problems.some(({ found: what }) => what !== 'No existe'))
    return { count: 0, lines: [] };
  if (isBroken) return { count: 0, lines: problems.map(problemText) };
  const named = await Promise.all(withOf(input).map((path) => found(join(dirname(file), path))));
  const more = named.flatMap((one) => checked(one));
  // The engine finds its field types as the build does: Vite runs it in Node.
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const tests = (await server.ssrLoadModule('/scripts/configTests/runTests.ts')) as typeof Tests;
    const others = declarations.filter((one) => one !== own);
    return await tests.runTests(file, input, [own, ...more, ...others], hosts);
  } finally {
    await server.close();
  }
}

const withOf = (input: unknown): readonly string[] => {
  const { with: paths } = Object(input) as Partial<TestFile>;
  return Array.isArray(paths) ? paths : [];
};

const checked = ({ file, input, isBroken }: Found): Declaration[] =>
  isBroken ? [] : [{ file, input: input as Declaration['input'] }];
