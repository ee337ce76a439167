// npm test: installs what is missing (the browser included), then formatting, lint, types, dead code, layers, contract,
// configuration and reference, two at a time, then the build and what its scripts weigh, unit tests and browser tests,
// which use every core by themselves. Stops at the first that fails; prints what ran and how long it took.
import { ensureChromiumInBackground } from './chromium.mjs';
import { binPath, buildIfStale, installIfStale, runOrExit, runTool, runInParallel } from './tasks.mjs';

const sources = ['src', 'resources', 'dataProvider', 'fixtures', 'demoHost', 'tools', 'build'];

/** `TEST_SEED=7 npm test`: the unit tests run in the random order of that seed. */
const { TEST_SEED: seed } = process.env;
const randomOrder = seed ? ['--sequence.shuffle', `--sequence.seed=${seed}`] : [];

const startedAt = Date.now();
const times = [];
const runTask = (name, task) => {
  console.log(`\n── ${name}`);
  const taskStartedAt = Date.now();
  task();
  times.push([name, (Date.now() - taskStartedAt) / 1000]);
};

// A machine without the browser downloads it while the steps that need none run.
const browser = ensureChromiumInBackground();
runTask('install', installIfStale);
// The slowest tasks come first, so that both lanes end at about the same time.
times.push(
  ...(await runInParallel([
    ['types', binPath('tsc'), '--noEmit', '-p', 'tsconfig.json'],
    ['contract', 'dataProvider/contract/generate.mjs', '--check'],
    ['lint', binPath('oxlint'), '--type-aware', '--deny-warnings'],
    ['prose', binPath('tsx'), 'scripts/prose.ts'],
    ['reference', binPath('tsx'), 'tools/reference/main.mjs', '--check'],
    ['dead code', binPath('knip'), '--no-progress'],
    [
      'layers',
      binPath('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      ...sources,
    ],
    ['format', binPath('oxfmt'), '--check', '.'],
    ['configuration', binPath('tsx'), 'tools/checkConfig/main.ts', '--check'],
  ])),
);
process.env.CHROMIUM_PATH = await browser;
runTask('build', buildIfStale);
runTask('sizes', () => runOrExit(process.execPath, ['bench/size.mjs']));
runTask('unit tests', () => runTool('vitest', ['run', ...randomOrder]));
runTask('browser tests', () => runTool('playwright', ['test']));

console.log('\nAll good:');
for (const [name, seconds] of times) console.log(`  ${name.padEnd(26)} ${seconds.toFixed(1).padStart(7)} s`);
console.log(`  ${'in all'.padEnd(26)} ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(7)} s`);
