// npm run check-config: checks the bundled declarations and public/config.json, and writes the JSON schemas for editors.
// With --check nothing is written: schemas that differ from the sources are an error.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkDeclarations, problemText } from '../src/config/check/index.ts';
import { jsonSchemas } from '../src/config/check/jsonSchemas.ts';
import { runtimeConfigProblems } from '../src/config/check/runtimeConfig.ts';
import { findDeclarations, findKnownNames } from './declared.ts';
import { writeOrCompare } from './generated.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const known = await findKnownNames(root);
const config: unknown = JSON.parse(await readFile(join(root, 'public/config.json'), 'utf8'));
const problems = [
  ...checkDeclarations(await findDeclarations(root), known).problems,
  ...runtimeConfigProblems('public/config.json', config),
];
for (const problem of problems) console.error(problemText(problem));

const schemas = Object.entries(jsonSchemas(known.fieldSchemas)).map(([name, schema]): [string, string] => [
  `docs/schema/${name}`,
  `${JSON.stringify(schema, null, 2)}\n`,
]);
const isCurrent = await writeOrCompare(root, schemas, 'npm run check-config');
if (problems.length > 0 || !isCurrent) process.exit(1);
console.log('The configuration is right.');
