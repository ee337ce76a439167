import { getLocation, getNodeValue, parseTree } from 'jsonc-parser';
import type * as z from 'zod/mini';
import { isPlainObject } from '../../lib/json';
import type { Declaration } from '../normalise';
import type { Mark } from '../schema/marks';
import { checkDeclarations } from '.';
import type { KnownNames } from './known';
import { pathText } from './problem';
import { definitionOf, unwrapped } from './schemaNodes';
import { keysOf, placesAt, saidOf, type SchemaPlace } from './schemaPlaces';

/** Something that may be written at a place of a declaration. */
export interface Offer {
  label: string;
  /** The JSON of it; of a key with its colon and the beginning of its value, where `|` is where one writes on. */
  insert: string;
  /** What the schema says of it. */
  info?: string | undefined;
  kind: 'key' | 'word' | 'value';
}

/** What may be written at a place. */
export interface Offers {
  /** What is replaced: the text that stands there, with its quotes. */
  from: number;
  to: number;
  offers: readonly Offer[];
}

/** What declarations may name: what is code, and the other declarations. */
export interface CompletionNames {
  known: KnownNames;
  trusted: readonly Declaration[];
  /** Paths of calls that the host is known to serve. */
  paths: readonly string[];
}

type Path = (string | number)[];

/** A name, and the name of nothing: what the check says of it is what may stand there. */
const NOTHING = 'namelessnothing';

/**
 * What may be written at a place of a declaration that is being typed: keys and words of its schema, and the names that
 * the check would take there. So an offer is never a problem, and a name that the check knows is offered.
 */
export function completionsAt(text: string, offset: number, names: CompletionNames): Offers {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const tree = parseTree(text, [], { disallowComments: false, allowTrailingComma: true });
  const input: unknown = tree && getNodeValue(tree);
  const isInside =
    previousNode !== undefined &&
    previousNode.offset <= offset &&
    offset <= previousNode.offset + previousNode.length &&
    previousNode.type !== 'object' &&
    previousNode.type !== 'array';
  const range = isInside
    ? {
        from: previousNode.offset,
        to: previousNode.offset + lengthOf(text, previousNode.offset, previousNode.length),
      }
    : { from: offset - (/[\w$-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0), to: offset };
  const place: Path = [...path];
  if (!isAtPropertyKey) return { ...range, offers: valuesAt(place, input, names) };
  const typed = place.pop();
  const after = text.slice(range.to);
  const hasColon = /^\s*:/.test(after);
  // What stands behind it already needs a comma before itself.
  const end = /^\s*"/.test(after) ? ',' : '';
  return { ...range, offers: keysAt(place, { input, names, typed, hasColon, end }) };
}

/** A text without its closing quote ends with its line, and what follows it is not replaced. */
function lengthOf(text: string, from: number, length: number): number {
  const written = text.slice(from, from + length);
  const isOpen = written.startsWith('"') && (written.length < 2 || !written.endsWith('"'));
  return isOpen ? (/^"[\w$.-]*/.exec(written)?.[0].length ?? length) : length;
}

interface KeyPlace {
  input: unknown;
  names: CompletionNames;
  /** The key at the place, as far as it is written. */
  typed: string | number | undefined;
  hasColon: boolean;
  /** What follows the value. */
  end: string;
}

function keysAt(path: Path, { input, names, typed, hasColon, end }: KeyPlace): Offer[] {
  const owner = valueAt(input, path);
  const written = new Set(isPlainObject(owner) ? Object.keys(owner) : []);
  written.delete(String(typed));
  const places = placesAt(path, input, names.known);
  const schemas = new Map(places.flatMap((place) => Object.entries(keysOf(place))));
  const isTable = places.some(({ node }) => definitionOf(node).keyType);
  const named = isTable ? allowedAt([...path, NOTHING], withKey(input, path), names) : [];
  const keys = [...new Set([...schemas.keys(), ...named])].filter((key) => !written.has(key));
  return keys.map((key) => {
    const schema = schemas.get(key);
    const start = hasColon ? '' : `: ${schema ? startOf(schema) : '|'}${end}`;
    return {
      label: key,
      insert: `${JSON.stringify(key)}${start}`,
      info: schema && saidOf(schema),
      kind: 'key',
    };
  });
}

/** How a value of a schema begins; `|` is where one writes on. */
function startOf(schema: z.ZodMiniType): string {
  const inner = unwrapped(schema);
  const { shape, keyType, element, type, options } = definitionOf(inner);
  if (shape ?? keyType) return '{|}';
  if (element) return '[|]';
  if (type === 'string' || type === 'enum') return '"|"';
  return options?.every((option) => startOf(option) === '"|"') ? '"|"' : '|';
}

function valuesAt(path: Path, input: unknown, names: CompletionNames): Offer[] {
  const places = placesAt(path, withValue(input, path, undefined), names.known);
  const words = places.flatMap(wordsOf);
  const named = allowedAt(path, withValue(input, path, NOTHING), names);
  const is = (mark: Mark): boolean => places.some(({ marks }) => marks.includes(mark));
  const more = [
    ...(is('path') || is('listPath') ? names.paths : []),
    // The check names those alone that are near the one that was meant.
    ...(is('icon') ? (names.known.icons ?? []) : []),
  ];
  const texts = [...named, ...more].map((name) => JSON.stringify(name));
  const said = places.find((place) => place.said !== undefined)?.said;
  return [...new Set([...words, ...texts])].map((insert) => ({
    label: insert.replace(/^"|"$/g, ''),
    insert,
    info: said,
    kind: insert.startsWith('"') ? 'word' : 'value',
  }));
}

/** The values that a schema takes and no other, as JSON. */
function wordsOf({ node }: SchemaPlace): string[] {
  const def = node._zod.def;
  if (def.type === 'boolean') return ['true', 'false'];
  const { entries, values } = def as { entries?: Record<string, unknown>; values?: readonly unknown[] };
  return [...(values ?? []), ...Object.values(entries ?? {})].map((value) => JSON.stringify(value));
}

/** What the check says may stand at a path. */
function allowedAt(path: Path, input: unknown, { known, trusted }: CompletionNames): string[] {
  const at = pathText(path);
  return checkDeclarations([{ file: 'workbench', input }], known, trusted)
    .problems.filter((problem) => problem.path === at)
    .flatMap(({ allowed }) => allowed)
    .filter((name) => !/\s/.test(name));
}

const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) => (isPlainObject(value) || Array.isArray(value) ? Reflect.get(value, part) : undefined),
    input,
  );

const withKey = (input: unknown, path: Path): unknown => {
  const owner = valueAt(input, path);
  return withValue(input, path, { ...(isPlainObject(owner) ? owner : {}), [NOTHING]: NOTHING });
};

/** A copy with another value at a path; what is missing on the way is made. */
function withValue(input: unknown, path: Path, value: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  if (typeof part === 'number') {
    const items: unknown[] = Array.isArray(input) ? [...(input as unknown[])] : [];
    items[part] = withValue(items[part], rest, value);
    return items;
  }
  const owner = isPlainObject(input) ? input : {};
  return { ...owner, [part]: withValue(owner[part], rest, value) };
}
