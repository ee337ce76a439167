// npm run import -- --openapi FILE|URL [--only TAG|/path …] [--out DIR | --overlay DIR] [--host NAME] [--address URL] [--dialect NAME] [--language TAG]
// Writes draft declarations of a host's records; a second run merges changes and keeps manual edits.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  checkDeclarations,
  formatConfigProblem,
  type DeclarationSource,
} from '../../src/config/check/index.ts';
import { findRuntimeConfigProblems } from '../../src/config/check/runtime/runtimeConfigProblems.ts';
import type { KnownNames } from '../../src/config/check/knownNames.ts';
import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';
import { resolveCliPath } from '../shared/resolveCliPath.ts';
import { findDeclarations, findKnownNames } from '../shared/discovery.ts';
import { LANGUAGE_TAG, setLanguage, SOURCE_LANGUAGE } from '../../src/lib/language/language.ts';
import { importSpec, type ImportResult } from './importSpec.ts';
import { asObject } from './spec/json.ts';
import { isUrl } from './spec/readDocument.ts';
import { ImportError } from './importError.ts';
import { formatImportReport } from './output/importReport.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usage =
  'npm run import -- --openapi FILE|URL [--only TAG|/path …] [--out DIR | --overlay DIR] [--host NAME] [--address URL] [--dialect NAME] [--language TAG]';

/** Returns problems of the drafts, as the console would report them. */
async function findDraftProblems(
  out: string,
  { draftPaths, host, dialect }: ImportResult,
  bundled: readonly DeclarationSource[],
  knownNames: KnownNames,
): Promise<string[]> {
  const draftFiles = draftPaths.map(async (path) =>
    readJsonDeclaration(path, await readFile(join(out, path), 'utf8')),
  );
  const drafts = await Promise.all(draftFiles);
  const { validDeclarations } = checkDeclarations(bundled, knownNames);
  const { problems } = checkDeclarations(
    drafts,
    { ...knownNames, hosts: ['main', host], dialects: { [host]: dialect } },
    validDeclarations,
  );
  return problems.map(formatConfigProblem);
}

// The reader of a pipe may close it early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const { values } = parseArgs({
    options: {
      openapi: { type: 'string' },
      out: { type: 'string' },
      overlay: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      host: { type: 'string' },
      address: { type: 'string' },
      dialect: { type: 'string' },
      language: { type: 'string', default: SOURCE_LANGUAGE },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const hasTwoTargets = values.out !== undefined && values.overlay !== undefined;
  if (values.openapi === undefined || hasTwoTargets) throw new ImportError(usage);
  const { language, ...importOptions } = values;
  if (!LANGUAGE_TAG.test(language))
    throw new ImportError(`--language ${language}: a tag such as en is expected`);
  const knownNames = await findKnownNames(root);
  const config = asObject(JSON.parse(await readFile(join(root, 'public/config.json'), 'utf8')));
  const target = resolveCliPath(values.overlay ?? values.out ?? 'import');
  const out = resolve(target);
  const bundled = await findDeclarations(root);
  setLanguage(language);
  const imported = await importSpec({
    ...importOptions,
    openapi: isUrl(values.openapi) ? values.openapi : resolveCliPath(values.openapi),
    out,
    isOverlay: values.overlay !== undefined,
    schemas: join(root, 'docs/schema'),
    bundled,
    pages: knownNames.pages,
    main: asObject(config.hosts).main ?? '/api',
  });
  for (const line of formatImportReport(imported)) console.log(line);
  const configText = await readFile(join(out, 'config.json'), 'utf8');
  const configProblems = findRuntimeConfigProblems('config.json', JSON.parse(configText) as unknown);
  const problems = [
    ...configProblems.map(formatConfigProblem),
    ...(await findDraftProblems(out, imported, bundled, knownNames)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`Drafts are in ${target}; what comes next: docs/guides/import.md`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  // Prints user errors in one line; any other error is a bug of this command.
  const isUserError = error instanceof Error && (error instanceof ImportError || 'code' in error);
  console.error(isUserError ? error.message : error);
  process.exitCode = 1;
}
