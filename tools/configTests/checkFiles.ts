import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { formatConfigProblem, type DeclarationSource } from '../../src/config/check/index.ts';
import { upgradeDeclaration } from '../../src/config/language/upgrade.ts';
import { findRuntimeConfigProblems } from '../../src/config/check/runtime/runtimeConfigProblems.ts';
import type { Declaration } from '../../src/config/normalise/index.ts';
import { readDeclarationFile, loadDeclarations } from '../shared/loadDeclarations.ts';
import type { TestFile } from './testFile.ts';
import type * as Tests from './runTests.ts';

/**
 * Checks single declarations as the console with `config` would load them, and runs the tests beside them
 * (`pumps.test.json` of `pumps.json`). Returns a line per problem and the number of tests.
 */
export async function checkFiles(
  root: string,
  files: readonly string[],
  config: string,
): Promise<{ lines: readonly string[]; count: number }> {
  const [configFile, declarationFiles] = await Promise.all([
    readDeclarationFile(config).then(upgradeDeclaration),
    Promise.all(files.map(readDeclarationFile)),
  ]);
  const { selected, otherDeclarations, problems, runtimeConfig, names } = await loadDeclarations(
    root,
    declarationFiles,
    configFile,
  );
  const configLines = [
    ...(configFile.problems ?? []),
    ...(configFile.hasSyntaxErrors ? [] : findRuntimeConfigProblems(config, configFile.input)),
    ...problems,
  ].map(formatConfigProblem);
  const hosts = { hosts: runtimeConfig?.hosts ?? { main: '/api' }, dialects: names.dialects };
  const engine = createTestEngine(root);
  const tests = await Promise.all(
    selected.map((declaration) =>
      runTestsOf(declaration, { declarations: [...selected, ...otherDeclarations], hosts, engine }),
    ),
  ).finally(() => engine.close());
  return {
    lines: [...configLines, ...tests.flatMap(({ lines }) => lines)],
    count: tests.reduce((sum, { count }) => sum + count, 0),
  };
}

interface RunContext {
  declarations: readonly Declaration[];
  hosts: Parameters<typeof Tests.runTests>[3];
  engine: ReturnType<typeof createTestEngine>;
}

async function runTestsOf(
  declaration: Declaration,
  { declarations, hosts, engine }: RunContext,
): Promise<Tests.TestResult> {
  const file = declaration.file.replace(/\.json$/, '.test.json');
  const { input, problems = [], hasSyntaxErrors } = await readDeclarationFile(file);
  if (input === undefined && !problems.some(({ found: foundText }) => foundText !== 'No existe'))
    return { count: 0, lines: [] };
  if (hasSyntaxErrors) return { count: 0, lines: problems.map(formatConfigProblem) };
  const extraFiles = await Promise.all(
    extraPaths(input).map((path) => readDeclarationFile(join(dirname(file), path))),
  );
  const extraDeclarations = extraFiles.flatMap((extraFile) => toDeclarations(extraFile));
  const { runTests } = await engine.load();
  const remaining = declarations.filter((candidate) => candidate !== declaration);
  return runTests(file, input, [declaration, ...extraDeclarations, ...remaining], hosts);
}

/**
 * Creates the engine with the field types of the build: Vite runs it in Node, once for all files, and only if there are
 * tests.
 */
function createTestEngine(root: string) {
  let server: ReturnType<typeof createServer> | undefined;
  const getServer = () =>
    (server ??= createServer({
      root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    }));
  return {
    load: async () =>
      (await (await getServer()).ssrLoadModule('/tools/configTests/runTests.ts')) as typeof Tests,
    close: async () => (await server)?.close(),
  };
}

const extraPaths = (input: unknown): readonly string[] => {
  const { with: paths } = Object(input) as Partial<TestFile>;
  return Array.isArray(paths) ? paths : [];
};

const toDeclarations = ({ file, input, hasSyntaxErrors }: DeclarationSource): Declaration[] =>
  hasSyntaxErrors ? [] : [{ file, input: input as Declaration['input'] }];
