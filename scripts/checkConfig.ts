// npm run check-config: checks the bundled declarations and public/config.json, and writes the JSON schemas for editors.
// With --check nothing is written: schemas that differ from the sources are an error. With --only no schemas are looked at.
// With --file F [--file G] [--config C] these declarations alone are checked, as a console with that config would load them,
// and the tests beside them (F without .json, .test.json) are run.
// With --config C and no file it is C that is checked in place of public/config.json.
// With --overlay DIR what an overlay brings is checked with the rest, and what it replaces is said.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkDeclarations, problemText } from '../src/config/check/index.ts';
import { jsonSchemas } from '../src/config/check/jsonSchemas.ts';
import { readJson } from '../src/config/check/readJson.ts';
import { hiddenProblems } from '../src/config/check/hidden.ts';
import { readRuntimeConfig } from '../src/config/runtime.ts';
import { hides } from '../src/app/own/hidden.ts';
import { startProblems } from '../src/config/check/startProblems.ts';
import { runtimeConfigProblems } from '../src/config/check/runtimeConfig.ts';
import { asGiven } from './asGiven.ts';
import { configNames } from './configNames.ts';
import { findDeclarations, findFieldDefaults, findKnownNames, findPageNames } from './declared.ts';
import { findPermits } from './permits.ts';
import { permitProblems } from '../src/config/check/permits.ts';
import { normalise } from '../src/config/normalise/index.ts';
import { fieldNames, hostOf, nameOf } from './overlay/declared.ts';
import { OverlayError, overlayNow, textOf } from './overlay/folder.ts';
import { readIcons } from './overlay/icons.ts';
import { replacedBy } from './overlay/replaced.ts';
import { readTexts } from './overlay/texts.ts';
import * as z from 'zod/mini';
import { testFile } from './configTests/schema.ts';
import { writeOrCompare } from './generated.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = askedFor();
const files = asked.file ?? [];
const given = asked.config === undefined ? undefined : asGiven(asked.config);
if (files.length > 0) {
  const { checkFiles } = await import('./configTests/checkFiles.ts');
  const config = given ?? join(root, 'public/config.json');
  const { lines, count } = await checkFiles(root, files.map(asGiven), config);
  for (const line of lines) console.error(line);
  if (lines.length === 0)
    console.log(`The configuration is right.${count === 0 ? '' : ` ${count} tests hold.`}`);
  process.exit(lines.length > 0 ? 1 : 0);
}
const overlay = await overlayNow().catch((error: unknown) => {
  if (!(error instanceof OverlayError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const known = await findKnownNames(root, overlay);
const own = overlay && (await textOf(overlay, 'config.json'));
const CONFIG =
  given ?? (overlay && own !== undefined ? `${overlay.shown}/config.json` : 'public/config.json');
const config = readJson(CONFIG, (given === undefined ? own : undefined) ?? (await textAt(CONFIG)));
const declarations = await findDeclarations(root, overlay);
const configProblems = config.isBroken
  ? []
  : [
      ...runtimeConfigProblems(CONFIG, config.input),
      ...hiddenProblems(CONFIG, config.input, {
        resources: declarations.flatMap((one) => nameOf(one) ?? []),
        pages: await findPageNames(root, overlay),
      }),
      ...startProblems(CONFIG, config.input, fieldNames(declarations)),
    ];
// Lists of ids that the bundled declarations ask for are empty where a config has none.
const { ids } = configNames(JSON.parse(await readFile(join(root, 'public/config.json'), 'utf8')));
const names = { ...known, ...configNames(config.input) };
const checked = checkDeclarations(declarations, { ...names, ids: [...(names.ids ?? []), ...(ids ?? [])] });
const { hide } = (config.isBroken ? undefined : readRuntimeConfig(config.input)) ?? {};
// What is bundled and not shown need not fit the hosts of this installation, and what has no host there is not shown.
const bundled = declarations.filter((one) => one.file.startsWith('resources/'));
const hosts = names.hosts ?? [];
const hostless = hosts.length === 0 ? [] : bundled.filter((one) => !hosts.includes(hostOf(one)));
const unseen = new Set(
  [...bundled.filter((one) => hides(hide?.resources ?? [], nameOf(one) ?? '')), ...hostless].map(
    ({ file }) => file,
  ),
);
// Who may what at a host of its own is said by the overlay: these rules are of the product's contract.
const ofContract = normalise(checked.sound, await findFieldDefaults(root));
const permits = permitProblems(ofContract, await findPermits(root));
const problems = [
  ...permits.filter(({ file }) => file.startsWith('resources/') && !unseen.has(file)),
  ...checked.problems.filter(({ file }) => !unseen.has(file)),
  ...(overlay ? (await readTexts(root, overlay)).problems : []),
  ...(overlay ? (await readIcons(overlay)).problems : []),
  ...(config.problems ?? []),
  ...configProblems,
];
for (const problem of problems) console.error(problemText(problem));
for (const one of hostless) {
  if (hides(hide?.resources ?? [], nameOf(one) ?? '')) continue;
  const there = hosts.map((host) => `«${host}»`).join(', ');
  console.log(`${one.file} is left out: its host «${hostOf(one)}» is not in ${CONFIG}, which has ${there}`);
}
if (overlay) for (const line of await replacedBy(root, overlay)) console.log(line);

const ofTests = z.toJSONSchema(testFile, { io: 'input', target: 'draft-2020-12' });
const schemas = Object.entries({
  ...jsonSchemas(known.fieldSchemas),
  'test.schema.json': { title: 'Tests of a declaration', ...ofTests },
}).map(([name, schema]): [string, string] => [`docs/schema/${name}`, schemaText(schema)]);
const isCurrent =
  process.argv.includes('--only') || (await writeOrCompare(root, schemas, 'npm run check-config'));
if (problems.length > 0 || !isCurrent) process.exit(1);
console.log('The configuration is right.');

/** JSON of a schema with one line a property and one a definition: short, and a changed key is a changed line. */
function schemaText(schema: unknown): string {
  const lines = (value: unknown): string =>
    `{\n${Object.entries(value as object)
      .map(([key, member]) => `    ${JSON.stringify(key)}: ${JSON.stringify(member)}`)
      .join(',\n')}\n  }`;
  const members = Object.entries(schema as object).map(([key, value]) => {
    const text = key === 'properties' || key === '$defs' ? lines(value) : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${members.join(',\n')}\n}\n`;
}

/** The options of this call; one that there is not ends it: a slip would check something else and call it right. */
function askedFor(): { file?: string[]; config?: string } {
  try {
    const { values } = parseArgs({
      options: {
        file: { type: 'string', multiple: true },
        config: { type: 'string' },
        overlay: { type: 'string' },
        check: { type: 'boolean' },
        only: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

async function textAt(file: string): Promise<string> {
  try {
    return await readFile(resolve(root, file), 'utf8');
  } catch {
    console.error(`${file}: No se puede leer.`);
    return process.exit(1);
  }
}
