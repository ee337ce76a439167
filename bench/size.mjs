// node bench/size.mjs [FOLDER]: brotli sizes of what dist/ loads before the login and before a list; ends with 1 when a limit is passed.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';

const dist = process.argv[2] ?? 'dist';
/** What each start may weigh and ask for: kB of JS and CSS after brotli, files of both. Bytes and counts, never times. */
const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8'));
/** How the build may name what each start imports. */
const starts = [
  { title: 'acceso', chunk: /^(?:drawPublic|public)-/ },
  { title: 'lista', chunk: /^(?:drawAdmin|admin)-/ },
];

const read = (name) => readFileSync(join(dist, 'static', name), 'utf8');
const kb = (name) => brotliCompressSync(readFileSync(join(dist, name))).length / 1000;

/** The scripts that a script needs before it runs, itself included. */
function closure(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other] of read(name).matchAll(
    /(?:^|[;\n}])(?:import|export)[^"'`()]*["'`]\.\/([\w.-]+\.js)["'`]/g,
  ))
    closure(other, found);
  return found;
}

/** The start script, which stands in the page itself. */
const startScript =
  /<script>([\s\S]*?)<\/script>/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? '';

/** The declarations that it asks for at the list of assets. */
function declared() {
  const found = /\{names:[^{}]*,routes:[^{}]*\}/.exec(startScript);
  const { names, sets, own, besides, routes } = runInNewContext(`(${found[0]})`);
  const at = routes.split('\n').indexOf('assets');
  return [own[at], ...sets[besides[at]][0]].map((place) => names[place].slice(1));
}

const page = readFileSync(join(dist, 'index.html'), 'utf8');
const pageFiles = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const entries = [...page.matchAll(/<script type="module"[^>]*src="([^"]+)"/g)].map(([, file]) =>
  basename(file),
);
const base = new Set(entries.flatMap((name) => [...closure(name)]));
const texts = [...base].map(read);
const imported = texts.flatMap((text) =>
  [...text.matchAll(/import\([`"']\.\/([\w.-]+\.js)/g)].map(([, file]) => file),
);
const sheets = texts.flatMap((text) =>
  [...text.matchAll(/"(static\/[\w.-]+\.css)"/g)].map(([, file]) => file),
);

for (const { title, chunk } of starts) {
  const most = budget[title];
  const target = imported.find((file) => chunk.test(file));
  if (target === undefined) throw new Error(`${dist}: no se encuentra lo que carga «${title}».`);
  if (!read(target).startsWith('//# allFunctionsCalledOnLoad\n'))
    throw new Error(`${dist}: ${target} no lleva en su primera línea lo que pone scripts/compiledEarly.ts.`);
  const scripts = [...closure(target, new Set(base))].map((file) => `static/${file}`);
  const all = [...new Set([...pageFiles.filter((file) => file.endsWith('.js')), ...scripts])];
  const styles = new Set([
    ...pageFiles.filter((file) => file.endsWith('.css')),
    ...sheets.filter((file) => chunk.test(basename(file))),
  ]);
  const inline = brotliCompressSync(startScript).length / 1000;
  const weights = [...all.map((file) => [file, kb(file)]), ['start.js (en la página)', inline]].sort(
    ([, a], [, b]) => b - a,
  );
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const css = [...styles].reduce((sum, file) => sum + kb(file), 0);
  const found = { js: total, css, files: all.length + styles.size };
  console.log(
    `${title}: ${total.toFixed(1)} kB de JS (máximo ${most.js}), ${css.toFixed(1)} kB de CSS (máximo ${most.css}), ${found.files} ficheros y la página (máximo ${most.files})`,
  );
  for (const [file, weight] of weights.slice(0, 12))
    console.log(`  ${weight.toFixed(1).padStart(6)}  ${basename(file)}`);
  if (Object.entries(found).some(([what, much]) => much > most[what])) process.exitCode = 1;
}
// What checks runtime declarations loads when the page is idle: it must not bring the forms along.
const listed = closure(
  imported.find((file) => starts[1].chunk.test(file)),
  new Set(base),
);
const check = [...listed]
  .flatMap((name) => [...read(name).matchAll(/import\([`"']\.\/(runtime-[\w.-]+\.js)/g)])
  .map(([, file]) => file)[0];
if (check === undefined) throw new Error(`${dist}: no se encuentra lo que comprueba declaraciones.`);
// It runs in a worker, which has a file of its own with everything in it.
const beside = readdirSync(join(dist, 'static')).filter((name) => /^check\.worker-.*\.js$/.test(name));
if (beside.length !== 1) throw new Error(`${dist}: no se encuentra el worker que comprueba declaraciones.`);
const idle = [...closure(check), ...beside].filter((name) => !listed.has(name));
const idleKb = idle.reduce((sum, name) => sum + kb(`static/${name}`), 0);
console.log(`en reposo, con declaraciones propias: ${idleKb.toFixed(1)} kB (máximo ${budget.reposo.js})`);
if (idleKb > budget.reposo.js) process.exitCode = 1;

// Nor do the charts, which share packages with them.
const drawings = readdirSync(join(dist, 'static')).filter((name) =>
  /^(?:Bar|Pie|Time)Chart-.*\.js$/.test(name),
);
const drawn = [...new Set(drawings.flatMap((name) => [...closure(name)]))].filter(
  (name) => !listed.has(name),
);
const drawnKb = drawn.reduce((sum, name) => sum + kb(`static/${name}`), 0);
console.log(`gráficos: ${drawnKb.toFixed(1)} kB (máximo ${budget.graficos.js})`);
if (drawings.length !== 3 || drawnKb > budget.graficos.js) process.exitCode = 1;

const files = declared();
const weight = files.reduce((sum, file) => sum + kb(file), 0);
console.log(
  `declaraciones de la lista: ${weight.toFixed(1)} kB (máximo ${budget.declaraciones.kB}) en ${files.length} ficheros (máximo ${budget.declaraciones.files})`,
);
if (weight > budget.declaraciones.kB || files.length > budget.declaraciones.files) process.exitCode = 1;
