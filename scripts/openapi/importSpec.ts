import { relative } from 'node:path';
import { isEqual } from 'es-toolkit';
import type { Found } from '../../src/config/check/index.ts';
import type { SignInInput } from '../../src/config/schema/signIn.ts';
import type { Collection } from './collections.ts';
import { draftsOf, type Drafts } from './drafts.ts';
import {
  draftNames,
  draftPath,
  generatedBefore,
  mergeFile,
  namesBefore,
  readJson,
  type Outcome,
} from './folder.ts';
import { defined, listOf, objectOf, textsOf } from './json.ts';
import { kebab } from './naming.ts';
import { ImportError } from './problem.ts';
import { readSpec } from './readSpec.ts';
import { schemesOf, type Scheme } from './security.ts';
import { signInOf } from './signIn.ts';

export interface ImportOptions {
  /** File or address of the OpenAPI document. */
  openapi: string;
  /** Folder that the drafts go to. */
  out: string;
  /** The folder is an overlay, whose declarations are built in: its config need not name them. */
  isOverlay?: boolean;
  /** Tags, or beginnings of paths; without any, all. */
  only: readonly string[];
  /** Name of the host in the runtime config. Default: what the file calls it. */
  host?: string | undefined;
  /** Its address, where the file does not say it, or another one. */
  address?: string | undefined;
  /** Folder with the JSON schemas of declarations and of the config. */
  schemas: string;
  /** Declarations and pages that are there already. */
  bundled: readonly Found[];
  pages: readonly string[];
  /** The main host where the folder has no config yet: its address, or that with how it speaks. */
  main: unknown;
}

export interface Imported extends Pick<Drafts, 'dialect' | 'operations' | 'used'> {
  outcomes: readonly Outcome[];
  /** Name and address of the host. */
  host: string;
  address: string;
  /** How the host asks who calls, and how one signs in there, where its file says enough. */
  schemes: readonly Scheme[];
  signIn: SignInInput | undefined;
  /** Drafts that are in the folder now. */
  resources: readonly string[];
}

/** Writes the drafts of a host into a folder, or brings those that are there up to date. Throws `ImportError`. */
export async function importSpec(options: ImportOptions): Promise<Imported> {
  const { out, only } = options;
  const spec = await readSpec(options.openapi);
  const host =
    options.host ??
    kebab(spec.title.split(/\s+[-–:|]\s+|\s+(?=v?\d)/)[0] ?? 'api')
      .slice(0, 24)
      .replace(/-$/, '');
  const address = addressOf(options.address ?? spec.address, host);
  const place = { folder: out, host };
  const before = new Set(await namesBefore(place));
  const there = new Set(await draftNames(out));
  const others = [...there].filter((name) => !before.has(name));
  const drafts = draftsOf(spec, {
    host,
    taken: new Set([...takenBy(options), ...others]),
    schema: relative(`${out}/resources`, `${options.schemas}/resource.schema.json`).replaceAll('\\', '/'),
    wanted: (name, collection) => isNamed(collection, only) || before.has(name),
    // A draft that was deleted by hand stays away, and nothing leads to it.
    away: new Set([...before].filter((name) => !there.has(name))),
  });
  if (drafts.declarations.size === 0) throw new ImportError(nothing(options, drafts));
  const gone = [...before].filter((name) => !drafts.declarations.has(name));
  const outcomes = [
    ...(await inTurn([...drafts.declarations], ([name, input]) => mergeFile(place, draftPath(name), input))),
    ...(await inTurn(gone, (name) => mergeFile(place, draftPath(name), undefined))),
  ];
  const left = outcomes.filter(({ kind }) => kind !== 'left' && kind !== 'removed').map(({ path }) => path);
  const schemes = schemesOf(spec.root, drafts.operations);
  const signIn = signInOf({ root: spec.root, operations: drafts.operations, address }, schemes);
  const config = await mergeFile(
    place,
    'config.json',
    await configOf(options, { host, address, dialect: drafts.dialect, signIn }, left),
  );
  return {
    ...drafts,
    outcomes: [...outcomes, config],
    host,
    address,
    schemes,
    signIn,
    resources: left,
  };
}

/** One after the other: of many files none is left half written by too many at a time. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

function addressOf(given: string | undefined, host: string): string {
  const address = (given ?? `/${host}`).replace(/\/+$/, '');
  if (/^(?:https?:\/\/[^\s@\\]+|\/[^\s\\]*)$/.test(address)) return address;
  throw new ImportError(`--address "${address}": http, https, or a path of the console's own origin`);
}

/** A tag, whatever its capitals, or the beginning of a path. */
const isNamed = ({ list, path }: Collection, only: readonly string[]): boolean =>
  only.length === 0 ||
  only.some((one) =>
    one.startsWith('/')
      ? path === one || path.startsWith(`${one.replace(/\/$/, '')}/`)
      : list.tags.some((tag) => tag.toLowerCase() === one.toLowerCase()),
  );

/** Names, routes and pages of the console itself. */
function takenBy({ bundled, pages }: ImportOptions): Set<string> {
  const own = bundled.flatMap(({ input }) => {
    const { name, route, aliases } = objectOf(input);
    return textsOf([name, route, ...listOf(aliases)]);
  });
  return new Set([...own, ...pages].flatMap((path) => [path, path.split('/')[0] ?? path]));
}

/** The config draft: the host beside those of the folder's config, and the drafts. */
async function configOf(
  { out, schemas, main, isOverlay = false }: ImportOptions,
  { host, address, dialect, signIn }: Pick<Imported, 'host' | 'address' | 'dialect' | 'signIn'>,
  paths: readonly string[],
): Promise<Record<string, unknown>> {
  const there = objectOf(await readJson(out, 'config.json'));
  const own = objectOf(there.hosts).main ?? main;
  return defined({
    $schema: relative(out, `${schemas}/config.schema.json`).replaceAll('\\', '/'),
    hosts: { main: own, [host]: { address, dialect } },
    signIn: host === 'main' ? await signInDraft(out, there.signIn, signIn) : undefined,
    resources: isOverlay ? undefined : paths.map((path) => `/${path}`),
  });
}

/** One signs in at the main host. What was written by hand is one thing: no part of a draft comes into it. */
async function signInDraft(folder: string, hand: unknown, now: SignInInput | undefined): Promise<unknown> {
  const base = objectOf(await generatedBefore({ folder, host: 'main' }, 'config.json')).signIn;
  return isEqual(hand, base) ? now : base;
}

function nothing({ only, openapi }: ImportOptions, { operations, names }: Drafts): string {
  if (only.length === 0 || names.size === 0)
    return `${openapi}: none of its ${operations.length} operations lists records; a screen begins with a GET that answers a list of objects`;
  const tags = [...new Set(operations.flatMap(({ tags }) => tags))].slice(0, 20).join(', ');
  return `--only ${only.join(' ')}: nothing of that name; there are the tags ${tags || '(none)'}, and paths begin with "/"`;
}
