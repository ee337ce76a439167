/** A rule from changed paths to the unit tests that cover them; the function gets what the pattern captured. */
type TestRule = readonly [pattern: RegExp, toTests: (captured: string) => readonly string[]];

/** Every rule that matches counts. */
const testRules: readonly TestRule[] = [
  [/^src\/(\w+)\//, (folder) => [`src/${folder}`]],
  [/^src\/(config)\//, () => ['resources/resources.test.ts', 'tools/checkConfig', 'src/workbench']],
  [/^src\/(?:list|show|forms|actions|fields)\//, () => ['src/app/integration']],
  [/^src\/i18n\/|[tT]exts\.ts$/, () => ['src/i18n']],
  [/^dataProvider\//, () => ['dataProvider']],
  [
    /^dataProvider\/contract\//,
    () => [
      'demoHost/testing',
      'tools/conformance',
      'resources/contract.test.ts',
      'resources/permits.test.ts',
    ],
  ],
  [/^resources\/(\w+)\//, (folder) => [`resources/${folder}`, 'tools/conformance/demoHost.test.ts']],
  [
    /^resources\//,
    () => ['resources/resources.test.ts', 'resources/contract.test.ts', 'resources/permits.test.ts'],
  ],
  [/^demoHost\/features\/(\w+)\//, (noun) => [`demoHost/features/${noun}`, 'demoHost/testing']],
  [/^demoHost\/(?!features\/)(\w+)\//, (folder) => [`demoHost/${folder}`, 'demoHost/testing']],
  [/^fixtures\//, () => ['demoHost']],
  [/^tools\/(\w+)\//, (folder) => [`tools/${folder}`]],
  [/^(build|scripts|bench)\//, (folder) => [folder]],
];

const CODE = /\.(?:tsx?|mjs)$/;

/** Commands of package.json that check the whole project, by the paths that they depend on. */
const commandRules: readonly (readonly [pattern: RegExp, command: string])[] = [
  [CODE, 'typecheck'],
  [/\.(?:tsx?|mjs|md)$/, 'lint'],
  [CODE, 'dead-code'],
  [CODE, 'layers'],
  [/^dataProvider\/contract\//, 'contract'],
  [/^(?:resources|src\/(?:config|fields|features)|public)\//, 'check-config'],
  [/^(?:docs|dataProvider\/contract|src\/(?:config|fields)|demoHost\/server)\/|^README\.md$/, 'reference'],
];

/** Returns the commands and the unit tests (files and folders) that a change of these paths needs, each once. */
export function findRelatedChecks(paths: readonly string[]): { commands: string[]; tests: string[] } {
  const tests = new Set(
    paths.flatMap((path) =>
      testRules.flatMap(([pattern, toTests]) => {
        const match = pattern.exec(path);
        return match ? toTests(match[1] ?? '') : [];
      }),
    ),
  );
  const isInsideAnother = (path: string): boolean =>
    [...tests].some((folder) => path.startsWith(`${folder}/`));
  return {
    commands: commandRules
      .filter(([pattern]) => paths.some((path) => pattern.test(path)))
      .map(([, command]) => command),
    tests: [...tests].filter((path) => !isInsideAnother(path)).sort(),
  };
}
