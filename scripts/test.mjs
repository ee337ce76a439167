// npm test: installs what is missing (the browser included), then formatting, lint, types, dead code, contract,
// configuration, unit tests, build and browser tests. Stops at the first that fails; prints what ran and how long it took.
import { ensureChromium } from './chromium.mjs';
import { build, install, run, runTool } from './steps.mjs';

const sources = ['src', 'resources', 'dataProvider', 'fixtures', 'conformance'];

const began = Date.now();
const times = [];
const step = (name, task) => {
  console.log(`\n── ${name}`);
  const started = Date.now();
  task();
  times.push([name, (Date.now() - started) / 1000]);
};

step('install', install);
process.env.CHROMIUM_PATH = ensureChromium();
step('format', () => runTool('prettier', ['--check', '--log-level', 'warn', '.']));
step('lint', () => runTool('oxlint', ['--type-aware', '--deny-warnings']));
step('types', () => runTool('tsc', ['--noEmit', '-p', 'tsconfig.json']));
step('dead code', () => runTool('knip', ['--no-progress']));
step('floors', () =>
  runTool('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...sources]),
);
step('contract', () => run(process.execPath, ['dataProvider/contract/generate.mjs', '--check']));
step('configuration', () => runTool('tsx', ['scripts/checkConfig.ts', '--check']));
step('reference', () => runTool('tsx', ['scripts/reference.mjs', '--check']));
step('unit tests', () => runTool('vitest', ['run']));
step('build', build);
step('browser tests', () => runTool('playwright', ['test']));

console.log('\nAll good:');
for (const [name, seconds] of times) console.log(`  ${name.padEnd(26)} ${seconds.toFixed(1).padStart(7)} s`);
console.log(`  ${'in all'.padEnd(26)} ${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s`);
