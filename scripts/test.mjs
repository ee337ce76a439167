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

step('instalación', install);
process.env.CHROMIUM_PATH = ensureChromium();
step('formato', () => runTool('prettier', ['--check', '--log-level', 'warn', '.']));
step('lint', () => runTool('oxlint', ['--type-aware', '--deny-warnings']));
step('tipos', () => runTool('tsc', ['--noEmit', '-p', 'tsconfig.json']));
step('código muerto', () => runTool('knip', ['--no-progress']));
step('plantas', () =>
  runTool('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...sources]),
);
step('contrato', () => run(process.execPath, ['dataProvider/contract/generate.mjs', '--check']));
step('configuración', () => runTool('tsx', ['scripts/checkConfig.ts', '--check']));
step('referencia', () => runTool('tsx', ['scripts/reference.mjs', '--check']));
step('pruebas unitarias', () => runTool('vitest', ['run']));
step('construcción', build);
step('pruebas en el navegador', () => runTool('playwright', ['test']));

console.log('\nTodo correcto:');
for (const [name, seconds] of times) console.log(`  ${name.padEnd(26)} ${seconds.toFixed(1).padStart(7)} s`);
console.log(`  ${'en total'.padEnd(26)} ${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s`);
