// npm run check-config: checks the bundled declarations and public/config.json, and writes the JSON schemas for editors.
// With --check nothing is written: schemas that differ from the sources are an error.
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './steps.mjs';

const onlyCheck = process.argv.includes('--check');
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
});
let failed = false;
try {
  const { checkBundled, schemas } = await server.ssrLoadModule('/src/app/checkBundled.ts');
  const config = JSON.parse(await readFile(join(root, 'public/config.json'), 'utf8'));
  const problems = checkBundled(config);
  for (const problem of problems) console.error(problem);
  failed = problems.length > 0;
  for (const [name, schema] of Object.entries(schemas())) {
    const path = join(root, 'docs/schema', name);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    const before = await readFile(path, 'utf8').catch(() => '');
    if (before === text) continue;
    if (onlyCheck) {
      console.error(`docs/schema/${name} no corresponde al código: ejecuta npm run check-config`);
      failed = true;
    } else {
      await mkdir(join(root, 'docs/schema'), { recursive: true });
      await writeFile(path, text);
    }
  }
} finally {
  await server.close();
}
if (failed) process.exit(1);
console.log('Configuración correcta.');
