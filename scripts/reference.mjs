// npm run reference: writes docs/reference/*.md from the schemas of the code and the contract, and checks the JSON
// examples of the guides. With --check nothing is written: pages that differ from the code are an error.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globalRegistry } from 'zod/mini';
import { findFieldTypes, findKnownNames } from './declared.ts';
import { formatted } from './formatted.ts';
import { writeOrCompare } from './generated.ts';
import { root } from './steps.mjs';
import { callsPage } from './reference/callsPage.mjs';
import { declarationPage } from './reference/declarationPage.mjs';
import { exampleProblems } from './reference/examples.mjs';
import { fieldsPage } from './reference/fieldsPage.mjs';
import { page } from './reference/markdown.mjs';
import { namesOf } from './reference/names.mjs';
import { createRenderer, defOf } from './reference/render.mjs';
import { rolesPage } from './reference/rolesPage.mjs';

const load = (path) => import(`..${path}`);
const parts = {};
const schemas = [
  'common',
  'field',
  'listParts',
  'listShape',
  'list',
  'relatedList',
  'detail',
  'form',
  'action',
  'api',
  'resource',
];
for (const name of schemas) parts[name] = await load(`/src/config/schema/${name}.ts`);
const known = await findKnownNames(root);
const { fieldSchemas } = known;
const fieldTypes = await findFieldTypes(root);
const { runtimeConfig } = await load('/src/config/check/runtimeConfig.ts');
const fixtures = {};
for (const type of fieldSchemas.keys()) {
  const path = `/src/fields/${type}/fixture.ts`;
  fixtures[path] = (await load(path)).default;
}
const { names, elsewhere } = namesOf(parts);
const render = createRenderer(globalRegistry, names);
const renderFields = createRenderer(globalRegistry, elsewhere);
const contract = JSON.parse(await readFile(join(root, 'dataProvider/contract/openapi.bundle.json'), 'utf8'));
const pages = {
  'declaration.md': declarationPage(parts, render),
  'fields.md': fieldsPage(parts, fieldSchemas, fieldTypes, fixtures, renderFields),
  'runtime-config.md': page(
    'Runtime config',
    'Every key of `config.json`. How to use them: [guide](../guides/runtime-config.md).',
    render.keys(defOf(runtimeConfig).shape),
  ),
  'calls.md': callsPage(contract),
  'demo-roles.md': rolesPage(await load('/fixtures/server/roles.ts')),
};
const files = await Promise.all(
  Object.entries(pages).map(async ([name, text]) => [`docs/reference/${name}`, await formatted(name, text)]),
);
const problems = await exampleProblems(load, known);
for (const problem of problems) console.error(problem);
const isCurrent = await writeOrCompare(root, files, 'npm run reference');
if (problems.length > 0 || !isCurrent) process.exit(1);
console.log('The reference is up to date.');
