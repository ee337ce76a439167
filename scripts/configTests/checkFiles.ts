import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { problemText, type Found } from '../../src/config/check/index.ts';
import { runtimeConfigProblems } from '../../src/config/check/runtimeConfig.ts';
import type { Declaration } from '../../src/config/normalise/index.ts';
import { foundFile, givenDeclarations } from '../givenDeclarations.ts';
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
  const [read, found] = await Promise.all([foundFile(config), Promise.all(files.map(foundFile))]);
  const { own, others, problems, runtime, names } = await givenDeclarations(root, found, read);
  const told = [
    ...(read.problems ?? []),
    ...(read.isBroken ? [] : runtimeConfigProblems(config, read.input)),
    ...problems,
  ].map(problemText);
  const hosts = { hosts: runtime?.hosts ?? { main: '/api' }, dialects: names.dialects };
  const engine = createEngine(root);
  const tests = await Promise.all(
    own.map((one) => testsOf(one, { declarations: [...own, ...others], hosts, engine })),
  ).finally(() => engine.close());
  return {
    lines: [...told, ...tests.flatMap(({ lines }) => lines)],
    count: tests.reduce((sum, { count }) => sum + count, 0),
  };
}

interface Around {
  declarations: readonly Declaration[];
  hosts: Parameters<typeof Tests.runTests>[3];
  engine: ReturnType<typeof createEngine>;
}

async function testsOf(own: Declaration, { declarations, hosts, engine }: Around): Promise<Tests.Told> {
  const file = own.file.replace(/\.json$/, '.test.json');
  const { input, problems = [], isBroken } = await foundFile(file);
  if (input === undefined && !problems.some(({ found: what }) => what !== 'No existe'))
    return { count: 0, lines: [] };
  if (isBroken) return { count: 0, lines: problems.map(problemText) };
  const named = await Promise.all(withOf(input).map((path) => foundFile(join(dirname(file), path))));
  const more = named.flatMap((one) => checked(one));
  const { runTests } = await engine.load();
  const others = declarations.filter((one) => one !== own);
  return runTests(file, input, [own, ...more, ...others], hosts);
}

/** The engine finds its field types as the build does: Vite runs it in Node, once for all files, and not where there are no tests. */
function createEngine(root: string) {
  let starting: ReturnType<typeof createServer> | undefined;
  const start = () =>
    (starting ??= createServer({
      root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    }));
  return {
    load: async () =>
      (await (await start()).ssrLoadModule('/scripts/configTests/runTests.ts')) as typeof Tests,
    close: async () => (await starting)?.close(),
  };
}

const withOf = (input: unknown): readonly string[] => {
  const { with: paths } = Object(input) as Partial<TestFile>;
  return Array.isArray(paths) ? paths : [];
};

const checked = ({ file, input, isBroken }: Found): Declaration[] =>
  isBroken ? [] : [{ file, input: input as Declaration['input'] }];
