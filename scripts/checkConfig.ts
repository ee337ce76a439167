// npm run check-config: checks the bundled declarations and public/config.json, and writes the JSON schemas for editors.
// With --check nothing is written: schemas that differ from the sources are an error. With --only no schemas are looked at.
// With --file F [--file G] [--config C] these declarations alone are checked, as a console with that config would load them,
// and the tests beside them (F without .json, .test.json) are run.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkDeclarations, problemText } from '../src/config/check/index.ts';
import { jsonSchemas } from '../src/config/check/jsonSchemas.ts';
import { readJson } from '../src/config/check/readJson.ts';
import { runtimeConfigProblems } from '../src/config/check/runtimeConfig.ts';
import { asGiven } from './asGiven.ts';
import { configNames } from './configNames.ts';
import { findDeclarations, findKnownNames } from './declared.ts';
import * as z from 'zod/mini';
import { testFile } from './configTests/schema.ts';
import { writeOrCompare } from './generated.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: asked } = parseArgs({
  options: { file: { type: 'string', multiple: true }, config: { type: 'string' } },
  strict: false,
});
const files = (asked.file ?? []).filter((file) => typeof file === 'string');
if (files.length > 0) {
  const { checkFiles } = await import('./configTests/checkFiles.ts');
  const config = typeof asked.config === 'string' ? asGiven(asked.config) : join(root, 'public/config.json');
  const { lines, count } = await checkFiles(root, files.map(asGiven), config);
  for (const line of lines) console.error(line);
  if (lines.length === 0)
    console.log(`The configuration is right.${count === 0 ? '' : ` ${count} tests hold.`}`);
  process.exit(lines.length > 0 ? 1 : 0);
}
const known = await findKnownNames(root);
const CONFIG = 'public/config.json';
const config = readJson(CONFIG, await readFile(join(root, CONFIG), 'utf8'));
const configProblems = config.isBroken ? [] : runtimeConfigProblems(CONFIG, config.input);
const names = { ...known, ...configNames(config.input) };
const problems = [
  ...checkDeclarations(await findDeclarations(root), names).problems,
  ...(config.problems ?? []),
  ...configProblems,
];
for (const problem of problems) console.error(problemText(problem));

const ofTests = z.toJSONSchema(testFile, { io: 'input', target: 'draft-2020-12' });
const schemas = Object.entries({
  ...jsonSchemas(known.fieldSchemas),
  'test.schema.json': { title: 'Tests of a declaration', ...ofTests },
}).map(([name, schema]): [string, string] => [`docs/schema/${name}`, `${JSON.stringify(schema, null, 2)}\n`]);
const isCurrent =
  process.argv.includes('--only') || (await writeOrCompare(root, schemas, 'npm run check-config'));
if (problems.length > 0 || !isCurrent) process.exit(1);
console.log('The configuration is right.');
