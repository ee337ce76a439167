// npm run import -- --openapi FILE|URL [--only TAG|/path …] [--out DIR | --overlay DIR] [--host NAME] [--address URL]
// Writes draft declarations of a host's records; run again, it brings in what has changed and leaves what was edited.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkDeclarations, problemText, type Found } from '../src/config/check/index.ts';
import type { KnownNames } from '../src/config/check/known.ts';
import { readJson } from '../src/config/check/readJson.ts';
import { asGiven } from './asGiven.ts';
import { findDeclarations, findKnownNames } from './declared.ts';
import { importSpec, type Imported } from './openapi/importSpec.ts';
import { objectOf } from './openapi/json.ts';
import { isUrl } from './openapi/readDocument.ts';
import { ImportError } from './openapi/problem.ts';
import { reportOf } from './openapi/report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const usage =
  'npm run import -- --openapi FILE|URL [--only TAG|/path …] [--out DIR | --overlay DIR] [--host NAME] [--address URL]';

/** Problems of the drafts, as the console that loads them would tell them. */
async function checked(
  out: string,
  { resources, host, dialect }: Imported,
  bundled: readonly Found[],
  known: KnownNames,
): Promise<string[]> {
  const read = resources.map(async (path) => readJson(path, await readFile(join(out, path), 'utf8')));
  const drafts = await Promise.all(read);
  const { sound } = checkDeclarations(bundled, known);
  const { problems } = checkDeclarations(
    drafts,
    { ...known, hosts: ['main', host], dialects: { [host]: dialect } },
    sound,
  );
  return problems.map(problemText);
}

// Whoever reads this through a pipe may have read enough.
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
    },
  });
  const isTwice = values.out !== undefined && values.overlay !== undefined;
  if (values.openapi === undefined || isTwice) throw new ImportError(usage);
  const known = await findKnownNames(root);
  const config = objectOf(JSON.parse(await readFile(join(root, 'public/config.json'), 'utf8')));
  const given = asGiven(values.overlay ?? values.out ?? 'import');
  const out = resolve(given);
  const bundled = await findDeclarations(root);
  const imported = await importSpec({
    ...values,
    openapi: isUrl(values.openapi) ? values.openapi : asGiven(values.openapi),
    out,
    isOverlay: values.overlay !== undefined,
    schemas: join(root, 'docs/schema'),
    bundled,
    pages: known.pages,
    main: objectOf(config.hosts).main ?? '/api',
  });
  for (const line of reportOf(imported)) console.log(line);
  const problems = await checked(out, imported, bundled, known);
  for (const problem of problems) console.error(problem);
  console.log(`Drafts are in ${given}; what comes next: docs/guides/import.md`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  // What the caller got wrong is told in a line; anything else is a defect of this command.
  const isTold = error instanceof Error && (error instanceof ImportError || 'code' in error);
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
