// npm run check-config: checks the bundled declarations and public/config.json, and writes the JSON schemas for editors.
// - --check writes nothing: schemas that differ from the sources are an error. --only skips the schemas.
// - --file F [--file G] [--config C] checks only these declarations, as a console with that config would load them. It also
// runs the tests beside them (F without .json, .test.json).
// - --config C without a file checks C instead of public/config.json.
// - --overlay DIR also checks the overlay, and lists the parts that it replaces.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkDeclarations, formatConfigProblem } from '../../src/config/check/index.ts';
import { buildJsonSchemas } from '../../src/config/check/schema/jsonSchemas.ts';
import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';
import { findHiddenProblems } from '../../src/config/check/runtime/hiddenProblems.ts';
import { readRuntimeConfig } from '../../src/config/runtime/runtimeConfig.ts';
import { isHiddenName } from '../../src/app/overlay/hiddenConfig.ts';
import { createOutline } from '../../src/config/check/declarationOutline.ts';
import {
  findLandingPageProblems,
  findLandingRouteProblems,
} from '../../src/config/check/runtime/landingPageProblems.ts';
import { findRuntimeConfigProblems } from '../../src/config/check/runtime/runtimeConfigProblems.ts';
import { configuredFiles, readDeclarationFile } from '../shared/loadDeclarations.ts';
import { resolveCliPath } from '../shared/resolveCliPath.ts';
import { namesFromConfig } from '../shared/namesFromConfig.ts';
import { findDeclarations, findFieldDefaults, findKnownNames, findPageNames } from '../shared/discovery.ts';
import { findContractPermissions } from './contractPermissions.ts';
import { findPermissionProblems } from '../../src/config/check/rules/permissionProblems.ts';
import { upgradeDeclaration, upgradeFile } from '../../src/config/language/upgrade.ts';
import { normalise } from '../../src/config/normalise/index.ts';
import { fieldNamesByResource, declaredHost, declaredName } from '../overlay/overlayDeclarations.ts';
import { OverlayError, readRequestedOverlay, readOverlayText } from '../overlay/overlayFolder.ts';
import { findMissingModuleProblems } from '../overlay/overlayHostModules.ts';
import { readOverlayIcons } from '../overlay/overlayIcons.ts';
import { describeReplacements } from '../overlay/replacements.ts';
import { findLanguageProblems, listOverlayLanguages } from '../overlay/overlayLanguages.ts';
import { readOverlayTexts } from '../overlay/overlayTexts.ts';
import * as z from 'zod/mini';
import { testFile } from '../configTests/testFile.ts';
import { findDeclaredTexts } from '../shared/declaredTexts.ts';
import { writeOrCompare } from '../shared/generatedFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const options = parseOptions();
const files = options.file ?? [];
const configPath = options.config === undefined ? undefined : resolveCliPath(options.config);
if (files.length > 0) {
  const { checkFiles } = await import('../configTests/checkFiles.ts');
  const config = configPath ?? join(root, 'public/config.json');
  const { lines, count } = await checkFiles(root, files.map(resolveCliPath), config);
  for (const line of lines) console.error(line);
  if (lines.length === 0)
    console.log(`The configuration is right.${count === 0 ? '' : ` ${count} tests hold.`}`);
  process.exit(lines.length > 0 ? 1 : 0);
}
const overlay = await readRequestedOverlay().catch((error: unknown) => {
  if (!(error instanceof OverlayError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const knownNames = await findKnownNames(root, overlay);
const overlayConfig = overlay && (await readOverlayText(overlay, 'config.json'));
const CONFIG =
  configPath ??
  (overlay && overlayConfig !== undefined ? `${overlay.displayPath}/config.json` : 'public/config.json');
const config = upgradeDeclaration(
  readJsonDeclaration(
    CONFIG,
    (configPath === undefined ? overlayConfig : undefined) ?? (await readTextOrExit(CONFIG)),
  ),
);
const declarations = await findDeclarations(root, overlay);
const runtimeConfig = config.hasSyntaxErrors ? undefined : readRuntimeConfig(config.input);
const localFiles = configuredFiles(resolve(root, CONFIG), runtimeConfig);
const configured = (await Promise.all(localFiles.map(readDeclarationFile))).map(upgradeDeclaration);
const pages = await findPageNames(root, overlay);
// The routes of declarations at other hosts are unknown here.
const hasAllDeclarations = localFiles.length === (runtimeConfig?.resources ?? []).length;
const configProblems = config.hasSyntaxErrors
  ? []
  : [
      ...findRuntimeConfigProblems(CONFIG, config.input),
      ...findMissingModuleProblems(CONFIG, config.input, overlay),
      ...findHiddenProblems(CONFIG, config.input, {
        resources: declarations.flatMap((declaration) => declaredName(declaration) ?? []),
        pages,
      }),
      ...findLandingPageProblems(
        CONFIG,
        config.input,
        fieldNamesByResource([...declarations, ...configured]),
      ),
      ...(hasAllDeclarations
        ? findLandingRouteProblems(CONFIG, config.input, [
            ...[...declarations, ...configured].flatMap(
              (declaration) => createOutline(declaration).route ?? [],
            ),
            ...pages,
          ])
        : []),
    ];
// The bundled declarations' id lists are empty if a config has none.
const { ids } = namesFromConfig(
  upgradeFile(JSON.parse(await readFile(join(root, 'public/config.json'), 'utf8'))).input,
);
const configNames = namesFromConfig(config.input);
// `npm run texts` lists what a language file of the overlay lacks, texts of declarations included.
const translatedLanguages = overlay ? listOverlayLanguages(overlay) : [];
const languages = configNames.languages?.filter((tag) => !translatedLanguages.includes(tag));
const names = { ...knownNames, ...configNames, languages };
const checkResult = checkDeclarations(declarations, {
  ...names,
  ids: [...(names.ids ?? []), ...(ids ?? [])],
});
const { hide } = runtimeConfig ?? {};
// Bundled resources that are not shown need not match the hosts of this installation; resources without a host there are
// not shown.
const bundled = declarations.filter((declaration) => declaration.file.startsWith('resources/'));
const hosts = names.hosts ?? [];
const hostless =
  hosts.length === 0 ? [] : bundled.filter((declaration) => !hosts.includes(declaredHost(declaration)));
const hiddenFiles = new Set(
  [
    ...bundled.filter((declaration) => isHiddenName(hide?.resources ?? [], declaredName(declaration) ?? '')),
    ...hostless,
  ].map(({ file }) => file),
);
// These rules are about the product's contract; permissions for an overlay's own host belong to the overlay.
const contractResources = normalise(checkResult.validDeclarations, await findFieldDefaults(root));
const permissionViolations = findPermissionProblems(contractResources, await findContractPermissions(root));
const problems = [
  ...permissionViolations.filter(({ file }) => file.startsWith('resources/') && !hiddenFiles.has(file)),
  ...checkResult.problems.filter(({ file }) => !hiddenFiles.has(file)),
  ...(overlay ? (await readOverlayTexts(root, overlay)).problems : []),
  ...(overlay ? await findLanguageProblems(root, overlay, await findDeclaredTexts(root, overlay)) : []),
  ...(overlay ? (await readOverlayIcons(overlay)).problems : []),
  ...(config.problems ?? []),
  ...configProblems,
];
for (const problem of problems) console.error(formatConfigProblem(problem));
for (const declaration of hostless) {
  if (isHiddenName(hide?.resources ?? [], declaredName(declaration) ?? '')) continue;
  const hostNames = hosts.map((host) => `"${host}"`).join(', ');
  console.log(
    `${declaration.file} is left out: its host "${declaredHost(declaration)}" is not in ${CONFIG}, which has ${hostNames}`,
  );
}
if (overlay) for (const line of await describeReplacements(root, overlay)) console.log(line);

const testFileSchema = z.toJSONSchema(testFile, { io: 'input', target: 'draft-2020-12' });
const schemas = Object.entries({
  ...buildJsonSchemas(knownNames.fieldSchemas),
  'test.schema.json': { title: 'Tests of a declaration', ...testFileSchema },
}).map(([name, schema]): [string, string] => [`docs/schema/${name}`, schemaText(schema)]);
const isCurrent =
  process.argv.includes('--only') || (await writeOrCompare(root, schemas, 'npm run check-config'));
if (problems.length > 0 || !isCurrent) process.exit(1);
console.log('The configuration is right.');

/** Formats a JSON schema with one line per property and definition: compact, and one changed line per changed key. */
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

/** Parses the options. Exits on an unknown one, since a typo would check the wrong thing and report success. */
function parseOptions(): { file?: string[]; config?: string } {
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

async function readTextOrExit(file: string): Promise<string> {
  try {
    return await readFile(resolve(root, file), 'utf8');
  } catch {
    console.error(`${file}: the file cannot be read.`);
    return process.exit(1);
  }
}
