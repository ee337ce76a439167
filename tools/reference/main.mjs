// npm run reference: writes docs/reference/*.md from the schemas of the code and the contract, and checks the JSON
// examples of the guides. With --check nothing is written: pages that differ from the code are an error.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globalRegistry } from 'zod/mini';
import { findFieldTypes, findKnownNames } from '../shared/discovery.ts';
import { formatSource } from '../shared/formatSource.ts';
import { writeOrCompare } from '../shared/generatedFiles.ts';
import { root } from '../../scripts/tasks.mjs';
import { callsPage } from './callsPage.mjs';
import { declarationPage } from './declarationPage.mjs';
import { exampleProblems } from './examples.mjs';
import { fieldsPage } from './fieldsPage.mjs';
import { renderPage } from './markdown.mjs';
import { schemaNames } from './schemaNames.mjs';
import { createRenderer, definitionOf } from './render.mjs';
import { rolesPage } from './rolesPage.mjs';

const importModule = (path) => import(`../..${path}`);
const schemaModules = {};
const schemas = [
  'common',
  'field',
  'listParts',
  'listShape',
  'list',
  'relatedList',
  'show',
  'form',
  'action',
  'api',
  'resource',
];
const schemaPath = (name) =>
  `/src/config/schema/${/^(?:list\w*|relatedList)$/.test(name) ? 'list/' : ''}${name}.ts`;
for (const name of schemas) schemaModules[name] = await importModule(schemaPath(name));
const knownNames = await findKnownNames(root);
const { fieldSchemas } = knownNames;
const fieldTypes = await findFieldTypes(root);
const { runtimeConfigSchema } = await importModule('/src/config/check/runtime/runtimeConfigProblems.ts');
const fixtures = {};
for (const type of fieldSchemas.keys()) {
  const path = `/src/fields/${type}/fixture.ts`;
  fixtures[path] = (await importModule(path)).default;
}
const { names, elsewhere: externalNames } = schemaNames(schemaModules);
const render = createRenderer(globalRegistry, names);
const renderFields = createRenderer(globalRegistry, externalNames);
const contract = JSON.parse(await readFile(join(root, 'dataProvider/contract/openapi.bundle.json'), 'utf8'));
const pages = {
  'declaration.md': declarationPage(schemaModules, render),
  'fields.md': fieldsPage(schemaModules, fieldSchemas, fieldTypes, fixtures, renderFields),
  'runtime-config.md': renderPage(
    'Runtime config',
    'Every key of `config.json`. How to use them: [guide](../guides/runtime-config.md).',
    render.keys(definitionOf(runtimeConfigSchema).shape),
  ),
  'calls.md': callsPage(contract),
  'demo-roles.md': rolesPage(await importModule('/demoHost/server/roles.ts')),
};
const files = await Promise.all(
  Object.entries(pages).map(async ([name, text]) => [
    `docs/reference/${name}`,
    await formatSource(name, text),
  ]),
);
const problems = await exampleProblems(importModule, knownNames);
for (const problem of problems) console.error(problem);
const isCurrent = await writeOrCompare(root, files, 'npm run reference');
if (problems.length > 0 || !isCurrent) process.exit(1);
console.log('The reference is up to date.');
