import { collectionsOf, type Collection } from './collections.ts';
import { declare, type Declared, type Place } from './declare.ts';
import { draftOf, type Draft } from './draft.ts';
import type { Surroundings } from './fields.ts';
import { kebab, namesOf } from './naming.ts';
import { operationsOf, type Operation } from './operations.ts';
import { spokenBy, type Spoken } from './dialect.ts';
import type { Spec } from './readSpec.ts';
import { plainName, singular } from './words.ts';

export interface DraftOptions {
  /** Name of the host in the runtime config. */
  host: string;
  /** Names and routes that are another resource's already. */
  taken: ReadonlySet<string>;
  /** Whether a resource is wanted. Default: all are. */
  wanted?: (name: string, collection: Collection) => boolean;
  /** Resources that are not drafted, however they are asked for. */
  away?: ReadonlySet<string>;
  /** `$schema` of the declarations. */
  schema: string;
}

export interface Drafts {
  /** Declarations by the name of their resource. */
  declarations: ReadonlyMap<string, Record<string, unknown>>;
  /** How the host writes its lists. */
  dialect: Spoken['dialect'];
  /** All names that the file gives, wanted or not. */
  names: ReadonlySet<string>;
  operations: readonly Operation[];
  /** Those that a screen uses. */
  used: ReadonlySet<Operation>;
}

/** Writes a declaration for each pair of paths `/things` and `/things/{id}`, and for the lists below a record. */
export function draftsOf({ root, title }: Spec, options: DraftOptions): Drafts {
  const operations = operationsOf(root);
  const collections = collectionsOf(root, operations);
  const names = namesOf(collections, options.host, options.taken);
  const nameOf = ({ path }: Collection): string => names.get(path) ?? kebab(path);
  const isAway = (one: Collection): boolean => options.away?.has(nameOf(one)) ?? false;
  const chosen = collections.filter((one) => !isAway(one) && (options.wanted?.(nameOf(one), one) ?? true));
  const spoken = spokenBy([...collections, ...collections.flatMap((one) => one.children)]);
  const searched = new Set(chosen.filter(({ list }) => spoken.isSearched(list)).map(nameOf));
  const around: Surroundings = {
    root,
    resourceOf: referencesTo(chosen, nameOf),
    isSearched: (resource) => searched.has(resource),
  };
  const own = chosen.map((one) => draftOf(nameOf(one), one, around));
  const byRecord = new Map(
    own.flatMap((draft) =>
      recordName(draft.collection) ? [[recordName(draft.collection), draft] as const] : [],
    ),
  );
  const below = new Map<string, Draft>();
  const made: Draft[] = [];
  for (const child of chosen.flatMap((one) => one.children).filter((one) => !isAway(one))) {
    // The same records are shown by the resource that they have already.
    const known = byRecord.get(recordName(child));
    const draft = known ?? draftOf(nameOf(child), child, around);
    if (draft.fields.size === 0) continue;
    below.set(child.path, draft);
    if (!known) made.push(draft);
  }
  const place: Place = {
    host: options.host,
    group: groupOf(title),
    tabs: below,
    spoken,
    schema: options.schema,
  };
  const declared: [string, Declared][] = [
    ...own
      .filter(({ fields }) => fields.size > 0)
      .map((draft): [string, Declared] => [draft.name, declare(draft, place, around)]),
    ...made.map((draft): [string, Declared] => [
      draft.name,
      declare(draft, { ...place, parent: parentOf(draft) }, around),
    ]),
  ];
  return {
    declarations: new Map(declared.map(([name, { input }]) => [name, input])),
    dialect: spoken.dialect,
    names: new Set(names.values()),
    operations,
    used: new Set(declared.flatMap(([, { used }]) => used)),
  };
}

const recordName = ({ rows }: Collection): string | undefined => rows.row.name;

/** The parameter of the record that a list stands below. */
const parentOf = ({ collection: { path } }: Draft): string => /\{([^}]+)\}/.exec(path)?.[1] ?? 'id';

/** Looks up which resource a member means: by the name of its schema, or by what a record is called. */
function referencesTo(
  collections: readonly Collection[],
  nameOf: (one: Collection) => string,
): Surroundings['resourceOf'] {
  const found = new Map<string, string>();
  const readable = collections.filter(({ item, one }) => item !== undefined && one !== undefined);
  for (const one of readable) {
    const kind = plainName(singular(one.noun));
    if (!found.has(kind)) found.set(kind, nameOf(one));
    const schema = recordName(one);
    if (schema !== undefined && !found.has(schema)) found.set(schema, nameOf(one));
  }
  return (name) => found.get(name);
}

/** What the host is called, without the words that say what kind of file this is. */
const groupOf = (title: string): string =>
  title
    .replaceAll(/\b(?:swagger|open ?api|api|rest|documentation|v?\d+(?:\.\d+)*)\b/gi, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .slice(0, 40)
    .trim() || 'API';
