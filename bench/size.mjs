// node bench/size.mjs [FOLDER]: brotli sizes of what dist/ loads before the login and before a list; ends with 1 when a limit is passed.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';

const dist = process.argv[2] ?? 'dist';
/** Limits of each start: kB of JS and CSS after brotli, and number of files. Sizes and counts, never times. */
const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8'));
/** Possible chunk names of each start's imports. */
const entryPoints = [
  { title: 'login', chunk: /^(?:mountPublic|public)-/ },
  { title: 'list', chunk: /^(?:mountAdmin|admin)-/ },
];

const readScript = (name) => readFileSync(join(dist, 'static', name), 'utf8');
const compressedKb = (name) => brotliCompressSync(readFileSync(join(dist, name))).length / 1000;

/** Returns the scripts that a script needs to run, itself included. */
function closure(name, reached = new Set()) {
  if (reached.has(name)) return reached;
  reached.add(name);
  for (const [, importedFile] of readScript(name).matchAll(
    /(?:^|[;\n}])(?:import|export)[^"'`()]*["'`]\.\/([\w.-]+\.js)["'`]/g,
  ))
    closure(importedFile, reached);
  return reached;
}

/** The preload script, which is inline in the page. */
const preloadScript =
  /<script>([\s\S]*?)<\/script>/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? '';

/** Returns the declaration files that it requests at the list of assets. */
function listDeclarationFiles() {
  const fetchedUrls = [];
  const stored = { 'console.token': 'x' };
  runInNewContext(preloadScript, {
    URL,
    URLSearchParams,
    location: { pathname: '/admin/assets', search: '' },
    localStorage: { getItem: (key) => stored[key] ?? null },
    document: {
      documentElement: { dataset: {}, style: { setProperty() {} } },
      createElement: () => ({}),
      head: { append() {} },
    },
    addEventListener() {},
    window: { location: { pathname: '/admin/assets', search: '' } },
    fetch: (url) => {
      fetchedUrls.push(url);
      return new Promise(() => undefined);
    },
  });
  return fetchedUrls.filter((url) => url.includes('/declarations/')).map((url) => url.slice(1));
}

const page = readFileSync(join(dist, 'index.html'), 'utf8');
const pageFiles = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const entries = [...page.matchAll(/<script type="module"[^>]*src="([^"]+)"/g)].map(([, file]) =>
  basename(file),
);
const baseFiles = new Set(entries.flatMap((name) => [...closure(name)]));
const baseTexts = [...baseFiles].map(readScript);
const imported = baseTexts.flatMap((text) =>
  [...text.matchAll(/import\([`"']\.\/([\w.-]+\.js)/g)].map(([, file]) => file),
);
const sheets = baseTexts.flatMap((text) =>
  [...text.matchAll(/"(static\/[\w.-]+\.css)"/g)].map(([, file]) => file),
);

for (const { title, chunk } of entryPoints) {
  const limits = budget[title];
  const target = imported.find((file) => chunk.test(file));
  if (target === undefined) throw new Error(`${dist}: the chunk that loads "${title}" is missing.`);
  const scripts = [...closure(target, new Set(baseFiles))].map((file) => `static/${file}`);
  const unhinted = scripts
    .map((file) => basename(file))
    .find(
      (name) =>
        /^(?:react|base|admin)-/.test(name) && !readScript(name).startsWith('//# allFunctionsCalledOnLoad\n'),
    );
  if (unhinted !== undefined)
    throw new Error(`${dist}: the first line of ${unhinted} lacks the comment of build/v8CompileHints.ts.`);
  const allScripts = [...new Set([...pageFiles.filter((file) => file.endsWith('.js')), ...scripts])];
  const styles = new Set([
    ...pageFiles.filter((file) => file.endsWith('.css')),
    ...sheets.filter((file) => chunk.test(basename(file))),
  ]);
  const inline = brotliCompressSync(preloadScript).length / 1000;
  const weights = [
    ...allScripts.map((file) => [file, compressedKb(file)]),
    ['start.js (inline in the page)', inline],
  ].sort(([, a], [, b]) => b - a);
  const total = weights.reduce((sum, [, declarationsKb]) => sum + declarationsKb, 0);
  const css = [...styles].reduce((sum, file) => sum + compressedKb(file), 0);
  const totals = { js: total, css, files: allScripts.length + styles.size };
  console.log(
    `${title}: ${total.toFixed(1)} kB of JS (limit ${limits.js}), ${css.toFixed(1)} kB of CSS (limit ${limits.css}), ${totals.files} files and the page (limit ${limits.files})`,
  );
  for (const [file, declarationsKb] of weights.slice(0, 12))
    console.log(`  ${declarationsKb.toFixed(1).padStart(6)}  ${basename(file)}`);
  if (Object.entries(totals).some(([measure, value]) => value > limits[measure])) process.exitCode = 1;
}
// The check of runtime declarations loads when the page is idle; it must not load the forms.
const listClosure = closure(
  imported.find((file) => entryPoints[1].chunk.test(file)),
  new Set(baseFiles),
);
/** Chunks that these files import on demand, by the name of their module. */
const findLazyChunks = (files, moduleName) =>
  [...files].flatMap((name) =>
    [...readScript(name).matchAll(new RegExp(`import\\([\`"']\\./(${moduleName}-[\\w.-]+\\.js)`, 'g'))].map(
      ([, file]) => file,
    ),
  );
const [addingChunk] = findLazyChunks(listClosure, 'addRuntimeDeclarations');
const [checkChunk] =
  addingChunk === undefined ? [] : findLazyChunks([addingChunk], 'loadRuntimeDeclarations');
if (checkChunk === undefined) throw new Error(`${dist}: the chunk that checks declarations is missing.`);
// It runs in a worker, which has one file with all its code.
const workerFiles = readdirSync(join(dist, 'static')).filter((name) =>
  /^checkDeclarations\.worker-.*\.js$/.test(name),
);
if (workerFiles.length !== 1) throw new Error(`${dist}: the worker that checks declarations is missing.`);
const idleFiles = [...closure(addingChunk), ...closure(checkChunk), ...workerFiles].filter(
  (name) => !listClosure.has(name),
);
const idleKb = idleFiles.reduce((sum, name) => sum + compressedKb(`static/${name}`), 0);
console.log(`idle, with runtime declarations: ${idleKb.toFixed(1)} kB (limit ${budget.idle.js})`);
if (idleKb > budget.idle.js) process.exitCode = 1;

// Nor may it load the charts, which share packages with them.
const chartChunks = readdirSync(join(dist, 'static')).filter((name) =>
  /^(?:Bar|Pie|Time)Chart-.*\.js$/.test(name),
);
const chartScripts = [...new Set(chartChunks.flatMap((name) => [...closure(name)]))].filter(
  (name) => !listClosure.has(name),
);
const chartsKb = chartScripts.reduce((sum, name) => sum + compressedKb(`static/${name}`), 0);
console.log(`charts: ${chartsKb.toFixed(1)} kB (limit ${budget.charts.js})`);
if (chartChunks.length !== 3 || chartsKb > budget.charts.js) process.exitCode = 1;

const files = listDeclarationFiles();
const declarationsKb = files.reduce((sum, file) => sum + compressedKb(file), 0);
console.log(
  `declarations of the list: ${declarationsKb.toFixed(1)} kB (limit ${budget.declarations.kB}) in ${files.length} files (limit ${budget.declarations.files})`,
);
if (declarationsKb > budget.declarations.kB || files.length > budget.declarations.files) process.exitCode = 1;
