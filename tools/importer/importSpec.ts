import { relative } from 'node:path';
import { isEqual } from 'es-toolkit';
import type { DeclarationSource } from '../../src/config/check/index.ts';
import type { SignInInput } from '../../src/config/schema/runtime/signIn.ts';
import type { ApiCollection } from './spec/collections.ts';
import { createNotes, type NoteCollector } from './notes.ts';
import { detectQueryLanguage, hasSigns, type QueryLanguage } from './host/queryLanguages.ts';
import { buildDrafts, type ImportedDrafts } from './drafts/buildDrafts.ts';
import {
  draftNames,
  draftPath,
  writeNotes,
  readBaseline,
  mergeFile,
  previousDraftNames,
  readJsonFile,
  type FileOutcome,
} from './output/importFolder.ts';
import { omitUndefined, asArray, asObject, asStrings } from './spec/json.ts';
import { kebab } from './drafts/resourceNames.ts';
import { ImportError } from './importError.ts';
import { readSpec } from './spec/readSpec.ts';
import { findSecuritySchemes, type SecurityScheme } from './host/securitySchemes.ts';
import { detectSignIn } from './host/detectSignIn.ts';

export interface ImportOptions {
  /** File or URL of the OpenAPI document. */
  openapi: string;
  /** Output folder of the drafts. */
  out: string;
  /** True if the folder is an overlay: its declarations are built in, so the config need not name them. */
  isOverlay?: boolean;
  /** Tags or path prefixes; empty for all. */
  only: readonly string[];
  /** Name of the host in the runtime config. Default: from the file. */
  host?: string | undefined;
  /** Base URL of the host; overrides the file's, or adds it if missing. */
  address?: string | undefined;
  /** Dialect of the host: a preset, or "none" for lists without pages. Default: detected. */
  dialect?: string | undefined;
  /** Folder with the JSON schemas of declarations and of the config. */
  schemas: string;
  /** Existing declarations and pages. */
  bundled: readonly DeclarationSource[];
  pages: readonly string[];
  /** Main host for a new config: its URL, or an object with URL and dialect. */
  main: unknown;
}

export interface ImportResult extends Pick<ImportedDrafts, 'dialect' | 'operations' | 'used' | 'notes'> {
  outcomes: readonly FileOutcome[];
  /** Name and base URL of the host. */
  host: string;
  baseUrl: string;
  /** Authentication schemes of the host, and its sign-in if the file has enough information. */
  schemes: readonly SecurityScheme[];
  signIn: SignInInput | undefined;
  /** Drafts that the folder now contains. */
  draftPaths: readonly string[];
}

/** Writes the drafts of a host into a folder, or updates existing ones. Throws `ImportError`. */
export async function importSpec(options: ImportOptions): Promise<ImportResult> {
  const { out, only } = options;
  const spec = await readSpec(options.openapi);
  const host =
    options.host ??
    kebab(spec.title.split(/\s+[-–:|]\s+|\s+(?=v?\d)/)[0] ?? 'api')
      .slice(0, 24)
      .replace(/-$/, '');
  const baseUrl = resolveBaseUrl(options.address ?? spec.baseUrl, host);
  const importFolder = { folder: out, host };
  const previousNames = new Set(await previousDraftNames(importFolder));
  const existingNames = new Set(await draftNames(out));
  const foreignNames = [...existingNames].filter((name) => !previousNames.has(name));
  const notes = createNotes();
  const drafts = buildDrafts(spec, {
    host,
    dialect: options.dialect,
    notes,
    takenNames: new Set([...collectTakenNames(options), ...foreignNames]),
    schema: relative(`${out}/resources`, `${options.schemas}/resource.schema.json`).replaceAll('\\', '/'),
    isWanted: (name, collection) => matchesFilter(collection, only) || previousNames.has(name),
    // A draft that the user deleted stays deleted, and nothing links to it.
    excluded: new Set([...previousNames].filter((name) => !existingNames.has(name))),
  });
  const genericLanguage = findGenericLanguage(drafts, notes);
  if (drafts.declarations.size === 0 && !genericLanguage)
    throw new ImportError(noListsMessage(options, drafts));
  const dialect = genericLanguage?.dialect ?? drafts.dialect;
  const removedNames = [...previousNames].filter((name) => !drafts.declarations.has(name));
  const outcomes = [
    ...(await mapSequentially([...drafts.declarations], ([name, input]) =>
      mergeFile(importFolder, draftPath(name), input),
    )),
    ...(await mapSequentially(removedNames, (name) => mergeFile(importFolder, draftPath(name), undefined))),
  ];
  const remainingPaths = outcomes
    .filter(({ kind }) => kind !== 'left' && kind !== 'removed')
    .map(({ path }) => path);
  const schemes = findSecuritySchemes(spec.root, drafts.operations);
  const signIn = detectSignIn(
    { root: spec.root, operations: drafts.operations, baseUrl, dialect, notes },
    schemes,
  );
  const config = await mergeFile(
    importFolder,
    'config.json',
    await buildConfigDraft(options, { host, baseUrl, dialect, signIn }, remainingPaths),
  );
  await writeNotes(importFolder, notes.notes());
  return {
    ...drafts,
    dialect,
    notes: notes.notes(),
    outcomes: [...outcomes, config],
    host,
    baseUrl,
    schemes,
    signIn,
    draftPaths: remainingPaths,
  };
}

/** Maps items one after the other, so that a failure leaves no file half written. */
async function mapSequentially<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

function resolveBaseUrl(url: string | undefined, host: string): string {
  const baseUrl = (url ?? `/${host}`).replace(/\/+$/, '');
  if (/^(?:https?:\/\/[^\s@\\]+|\/[^\s\\]*)$/.test(baseUrl)) return baseUrl;
  throw new ImportError(`--address "${baseUrl}": http, https, or a path of the console's own origin`);
}

/** True for a matching tag, ignoring case, or a path prefix. */
const matchesFilter = ({ list, path }: ApiCollection, only: readonly string[]): boolean =>
  only.length === 0 ||
  only.some((item) =>
    item.startsWith('/')
      ? path === item || path.startsWith(`${item.replace(/\/$/, '')}/`)
      : list.tags.some((tag) => tag.toLowerCase() === item.toLowerCase()),
  );

/** Returns the names, routes and pages of the console itself. */
function collectTakenNames({ bundled, pages }: ImportOptions): Set<string> {
  const resourceNames = bundled.flatMap(({ input }) => {
    const { name, route, redirectsFrom } = asObject(input);
    return asStrings([name, route, ...asArray(redirectsFrom)]);
  });
  return new Set([...resourceNames, ...pages].flatMap((path) => [path, path.split('/')[0] ?? path]));
}

/** Builds the config draft: adds the host and the drafts to the folder's config. */
async function buildConfigDraft(
  { out, schemas, main, isOverlay = false }: ImportOptions,
  { host, baseUrl, dialect, signIn }: Pick<ImportResult, 'host' | 'baseUrl' | 'dialect' | 'signIn'>,
  paths: readonly string[],
): Promise<Record<string, unknown>> {
  const existingConfig = asObject(await readJsonFile(out, 'config.json'));
  const mainHost = asObject(existingConfig.hosts).main ?? main;
  return omitUndefined({
    $schema: relative(out, `${schemas}/config.schema.json`).replaceAll('\\', '/'),
    hosts: { main: mainHost, [host]: { url: baseUrl, dialect } },
    signIn: host === 'main' ? await mergeSignIn(out, existingConfig.signIn, signIn) : undefined,
    resources: isOverlay ? undefined : paths.map((path) => `/${path}`),
  });
}

/** Users sign in at the main host. A hand-written sign-in is kept as a whole; no draft members are merged into it. */
async function mergeSignIn(
  folder: string,
  edited: unknown,
  generated: SignInInput | undefined,
): Promise<unknown> {
  const baseline = asObject(await readBaseline({ folder, host: 'main' }, 'config.json')).signIn;
  return isEqual(edited, baseline) ? generated : baseline;
}

/**
 * Returns the language of a file that describes the calls of any table, such as `/tables/{name}/rows`, but no members of one.
 * Then only the host can be drafted.
 */
function findGenericLanguage(
  { declarations, names, operations }: ImportedDrafts,
  notes: NoteCollector,
): QueryLanguage | undefined {
  const isGeneric = declarations.size === 0 && names.size === 0;
  const language = isGeneric ? detectQueryLanguage(operations) : undefined;
  const list = language && operations.find((operation) => hasSigns(language, operation));
  if (list)
    notes.add(
      'question',
      list.path,
      `which tables, and which members have they? The file describes the calls of ${language.name} for any table; declare each with "api": { "path": … }`,
    );
  return language;
}

function noListsMessage({ only, openapi }: ImportOptions, { operations, names }: ImportedDrafts): string {
  if (only.length === 0 || names.size === 0)
    return `${openapi}: none of its ${operations.length} operations lists records; a screen begins with a GET that answers a list of objects`;
  const tags = [...new Set(operations.flatMap(({ tags }) => tags))].slice(0, 20).join(', ');
  return `--only ${only.join(' ')}: nothing of that name; there are the tags ${tags || '(none)'}, and paths begin with "/"`;
}
