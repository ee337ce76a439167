// npm test: installs what is missing (the browser included), then formatting, lint, types, dead code, floors, contract,
// configuration and reference, two at a time, then the build and what its scripts weigh, unit tests and browser tests,
// which use every core by themselves. Stops at the first that fails; prints what ran and how long it took.
import { bringChromium } from './chromium.mjs';
import { bin, build, install, run, runTool, together } from './steps.mjs';

const sources = ['src', 'resources', 'dataProvider', 'fixtures', 'conformance'];

const began = Date.now();
const times = [];
const step = (name, task) => {
  console.log(`\n── ${name}`);
  const started = Date.now();
  task();
  times.push([name, (Date.now() - started) / 1000]);
};

// Whoever has no browser waits for it beside what needs none.
const browser = bringChromium();
step('install', install);
// What takes longest comes first, so that both lanes end at about the same time.
times.push(
  ...(await together([
    ['types', bin('tsc'), '--noEmit', '-p', 'tsconfig.json'],
    ['contract', 'dataProvider/contract/generate.mjs', '--check'],
    ['lint', bin('oxlint'), '--type-aware', '--deny-warnings'],
    ['reference', bin('tsx'), 'scripts/reference.mjs', '--check'],
    ['dead code', bin('knip'), '--no-progress'],
    ['floors', bin('depcruise'), '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...sources],
    ['format', bin('oxfmt'), '--check', '.'],
    ['configuration', bin('tsx'), 'scripts/checkConfig.ts', '--check'],
  ])),
);
process.env.CHROMIUM_PATH = await browser;
step('build', build);
step('sizes', () => run(process.execPath, ['bench/size.mjs']));
step('unit tests', () => runTool('vitest', ['run']));
step('browser tests', () => runTool('playwright', ['test']));

console.log('\nAll good:');
for (const [name, seconds] of times) console.log(`  ${name.padEnd(26)} ${seconds.toFixed(1).padStart(7)} s`);
console.log(`  ${'in all'.padEnd(26)} ${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s`);
