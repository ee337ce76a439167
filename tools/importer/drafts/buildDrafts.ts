import { resolveDialect } from '../../../src/config/dialects/resolveDialect.ts';
import { findCollections, type ApiCollection } from '../spec/collections.ts';
import { buildDeclaration, type BuiltDeclaration } from '../declare/buildDeclaration.ts';
import { type Placement } from '../declare/placement.ts';
import { buildDraft, type ResourceDraft } from './resourceDraft.ts';
import type { ImportContext } from './buildFields.ts';
import { kebab, assignResourceNames } from './resourceNames.ts';
import { parseOperations, type SpecOperation } from '../spec/operations.ts';
import { detectDialect, type DetectedDialect } from '../host/detectDialect.ts';
import { createNotes, type ImportNote, type NoteCollector } from '../notes.ts';
import type { OpenApiSpec } from '../spec/readSpec.ts';
import type { JsonObject } from '../spec/json.ts';
import { parseShape, type SchemaShape } from '../spec/schemaShape.ts';
import { plainName, singular } from './words.ts';

export interface DraftOptions {
  /** Name of the host in the runtime config. */
  host: string;
  /** Names and routes of existing resources. */
  takenNames: ReadonlySet<string>;
  /** True if the resource should be imported. Default: all. */
  isWanted?: (name: string, collection: ApiCollection) => boolean;
  /** Resources that are never imported, even if requested. */
  excluded?: ReadonlySet<string>;
  /** `$schema` of the declarations. */
  schema: string;
  /** Dialect that the user named: a preset, or "none" for lists without pages. Default: detected. */
  dialect?: string | undefined;
  /** Receives guesses, questions and what the drafts leave out. */
  notes?: NoteCollector;
}

export interface ImportedDrafts {
  /** Declarations by the name of their resource. */
  declarations: ReadonlyMap<string, Record<string, unknown>>;
  /** Dialect of the host's lists. */
  dialect: DetectedDialect['dialect'];
  /** All names in the file, imported or not. */
  names: ReadonlySet<string>;
  operations: readonly SpecOperation[];
  /** Calls that a screen uses. */
  used: ReadonlySet<SpecOperation>;
  /** Guesses, and what the drafts leave out. */
  notes: readonly ImportNote[];
}

/** Builds a declaration for each pair of paths `/things` and `/things/{id}`, and for child lists. */
export function buildDrafts({ root, title }: OpenApiSpec, options: DraftOptions): ImportedDrafts {
  const operations = parseOperations(root);
  const notes = options.notes ?? createNotes();
  const collections = findCollections(root, operations);
  const names = assignResourceNames(collections, options.host, options.takenNames);
  const nameOf = ({ path }: ApiCollection): string => names.get(path) ?? kebab(path);
  const isExcluded = (collection: ApiCollection): boolean =>
    options.excluded?.has(nameOf(collection)) ?? false;
  const selected = collections.filter(
    (collection) => !isExcluded(collection) && (options.isWanted?.(nameOf(collection), collection) ?? true),
  );
  const dialect = detectDialect(
    [...collections, ...collections.flatMap((collection) => collection.children)],
    notes,
    options.dialect,
  );
  const searchableResources = new Set(
    selected
      .filter(
        ({ list, rows }) =>
          dialect.isSearchable(list) && (!dialect.searchesByField || hasText(root, rows.row)),
      )
      .map(nameOf),
  );
  const context: ImportContext = {
    root,
    findResource: createResourceLookup(selected, nameOf),
    isSearchable: (resource) => searchableResources.has(resource),
    operations,
    keyMember: dialect.keyMember,
    notes,
  };
  const topLevelDrafts = selected.map((collection) => buildDraft(nameOf(collection), collection, context));
  const byRecord = new Map(
    topLevelDrafts.flatMap((draft) =>
      recordName(draft.collection) ? [[recordName(draft.collection), draft] as const] : [],
    ),
  );
  const draftsByPath = new Map<string, ResourceDraft>();
  const childDrafts: ResourceDraft[] = [];
  for (const child of selected
    .flatMap((collection) => collection.children)
    .filter((collection) => !isExcluded(collection))) {
    // An existing resource already shows the same records.
    const existing = byRecord.get(recordName(child));
    const draft = existing ?? buildDraft(nameOf(child), child, context);
    if (draft.fields.size === 0) continue;
    draftsByPath.set(child.path, draft);
    if (!existing) childDrafts.push(draft);
  }
  const placement: Placement = {
    host: options.host,
    group: menuGroup(title),
    tabs: draftsByPath,
    dialect,
    schema: options.schema,
  };
  const builtDeclarations: [string, BuiltDeclaration][] = [
    ...topLevelDrafts
      .filter(({ fields }) => fields.size > 0)
      .map((draft): [string, BuiltDeclaration] => [draft.name, buildDeclaration(draft, placement, context)]),
    ...childDrafts.map((draft): [string, BuiltDeclaration] => [
      draft.name,
      buildDeclaration(draft, { ...placement, parent: parentParameter(draft) }, context),
    ]),
  ];
  return {
    declarations: new Map(builtDeclarations.map(([name, { input }]) => [name, input])),
    dialect: dialect.dialect,
    names: new Set(names.values()),
    operations,
    used: new Set([
      ...builtDeclarations.flatMap(([, { usedOperations }]) => usedOperations),
      ...findCounts(operations, topLevelDrafts, dialect),
    ]),
    notes: notes.notes(),
  };
}

/** Returns the calls that the dialect sends for the total of a list. */
function findCounts(
  operations: readonly SpecOperation[],
  drafts: readonly ResourceDraft[],
  { dialect }: DetectedDialect,
): SpecOperation[] {
  const { count } = resolveDialect(dialect).getList;
  if (!count) return [];
  const paths = new Set(drafts.map(({ collection }) => count.path.replace('{path}', collection.path)));
  return operations.filter(({ method, path }) => method === 'get' && paths.has(path));
}

/** True if records have a member to search in. */
const hasText = (root: JsonObject, { members }: SchemaShape): boolean =>
  Object.values(members).some((member) => {
    const { type, node } = parseShape(root, member);
    return type === 'string' && node.enum === undefined && node.format === undefined;
  });

const recordName = ({ rows }: ApiCollection): string | undefined => rows.row.name;

/** Returns the parameter of a child list's parent record. */
const parentParameter = ({ collection: { path } }: ResourceDraft): string =>
  /\{([^}]+)\}/.exec(path)?.[1] ?? 'id';

/** Creates a lookup for the resource that a member refers to: by schema name, or by the name of a record. */
function createResourceLookup(
  collections: readonly ApiCollection[],
  nameOf: (collection: ApiCollection) => string,
): ImportContext['findResource'] {
  const resourcesByName = new Map<string, string>();
  const readableCollections = collections.filter(
    ({ item, getOne }) => item !== undefined && getOne !== undefined,
  );
  for (const collection of readableCollections) {
    const kind = plainName(singular(collection.noun));
    if (!resourcesByName.has(kind)) resourcesByName.set(kind, nameOf(collection));
    const schema = recordName(collection);
    if (schema !== undefined && !resourcesByName.has(schema)) resourcesByName.set(schema, nameOf(collection));
  }
  return (name) => resourcesByName.get(name);
}

/** Returns the host's title without words for the kind of file. */
const menuGroup = (title: string): string =>
  title
    .replaceAll(/\b(?:swagger|open ?api|api|rest|documentation|v?\d+(?:\.\d+)*)\b/gi, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .slice(0, 40)
    .trim() || 'API';
