import { getLocation, getNodeValue, parseTree } from 'jsonc-parser';
import type * as z from 'zod/mini';
import { isPlainObject } from '../../../lib/json';
import type { Declaration } from '../../normalise';
import { BUNDLED_LANGUAGES } from '../../../lib/language/language';
import { isTextMark, type Mark } from '../../schema/base/marks';
import { checkDeclarations } from '..';
import type { KnownNames } from '../knownNames';
import { formatPath } from '../problem';
import { getDefinition, unwrapSchema } from '../schema/schemaNodes';
import { getKeys, findSchemaPlaces, getDescription, type SchemaPlace } from '../schema/schemaPlaces';

/** A completion at a position of a declaration. */
export interface Completion {
  label: string;
  /** JSON to insert; for a key with its colon and the start of its value, where `|` is the cursor. */
  insert: string;
  /** Description in the schema. */
  info?: string | undefined;
  kind: 'key' | 'word' | 'value';
}

/** The completions at a position. */
export interface Completions {
  /** Start of the replaced text, which includes its quotes. */
  from: number;
  to: number;
  completions: readonly Completion[];
}

/** Names available to declarations: those of the code, and those of the other declarations. */
export interface CompletionContext {
  knownNames: KnownNames;
  trustedDeclarations: readonly Declaration[];
  /** Known paths of the host's calls. */
  servedPaths: readonly string[];
}

type MutablePath = (string | number)[];

/** A name that does not exist, so the check reports the allowed names for it. */
const UNKNOWN_NAME = 'namelessnothing';

/**
 * Finds the completions at a position of a declaration that is being typed: keys and literals of the schema, and the names
 * that the check allows. So a completion never causes a problem, and every known name is offered.
 */
export function findCompletions(text: string, offset: number, names: CompletionContext): Completions {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const tree = parseTree(text, [], { disallowComments: false, allowTrailingComma: true });
  const input: unknown = tree && getNodeValue(tree);
  const isInside =
    previousNode !== undefined &&
    previousNode.offset <= offset &&
    offset <= previousNode.offset + previousNode.length &&
    previousNode.type !== 'object' &&
    previousNode.type !== 'array';
  const replacedRange = isInside
    ? {
        from: previousNode.offset,
        to: previousNode.offset + measureReplacedText(text, previousNode.offset, previousNode.length),
      }
    : { from: offset - (/[\w$-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0), to: offset };
  const keyPath: MutablePath = [...path];
  if (!isAtPropertyKey) return { ...replacedRange, completions: completeValues(keyPath, input, names) };
  const typedKey = keyPath.pop();
  const textAfter = text.slice(replacedRange.to);
  const hasColon = /^\s*:/.test(textAfter);
  // A key that follows needs a comma before it.
  const separator = /^\s*"/.test(textAfter) ? ',' : '';
  return {
    ...replacedRange,
    completions: completeKeys(keyPath, { input, names, typedKey, hasColon, separator }),
  };
}

/** Measures the text to replace: an unclosed string ends with its line, and the text after it is not replaced. */
function measureReplacedText(text: string, from: number, length: number): number {
  const source = text.slice(from, from + length);
  const isUnterminated = source.startsWith('"') && (source.length < 2 || !source.endsWith('"'));
  return isUnterminated ? (/^"[\w$.-]*/.exec(source)?.[0].length ?? length) : length;
}

interface KeyContext {
  input: unknown;
  names: CompletionContext;
  /** The key at the position, as typed so far. */
  typedKey: string | number | undefined;
  hasColon: boolean;
  /** Text after the value. */
  separator: string;
}

function completeKeys(
  path: MutablePath,
  { input, names, typedKey, hasColon, separator }: KeyContext,
): Completion[] {
  const owner = getValueAt(input, path);
  const existingKeys = new Set(isPlainObject(owner) ? Object.keys(owner) : []);
  existingKeys.delete(String(typedKey));
  const schemaPlaces = findSchemaPlaces(path, input, names.knownNames);
  const schemas = new Map(schemaPlaces.flatMap((keyPath) => Object.entries(getKeys(keyPath))));
  const isRecord = schemaPlaces.some(({ node }) => getDefinition(node).keyType);
  const allowedNames = isRecord
    ? findAllowedNames([...path, UNKNOWN_NAME], insertUnknownKey(input, path), names)
    : [];
  const languages =
    schemaPlaces.some(({ marks }) => isTextMark(marks.at(-1))) &&
    ![...existingKeys].some((key) => schemas.has(key))
      ? (names.knownNames.languages ?? BUNDLED_LANGUAGES)
      : [];
  const keys = [...new Set([...schemas.keys(), ...languages, ...allowedNames])].filter(
    (key) => !existingKeys.has(key),
  );
  return keys.map((key) => {
    const schema = schemas.get(key);
    const valueStart = schema ? getValueStart(schema) : languages.includes(key) ? '"|"' : '|';
    const suffix = hasColon ? '' : `: ${valueStart}${separator}`;
    return {
      label: key,
      insert: `${JSON.stringify(key)}${suffix}`,
      info: schema && getDescription(schema),
      kind: 'key',
    };
  });
}

/** Returns the start of a value of a schema; `|` is the cursor. */
function getValueStart(schema: z.ZodMiniType): string {
  const innerSchema = unwrapSchema(schema);
  const { shape, keyType, element, type, options } = getDefinition(innerSchema);
  if (shape ?? keyType) return '{|}';
  if (element) return '[|]';
  if (type === 'string' || type === 'enum') return '"|"';
  return options?.every((option) => getValueStart(option) === '"|"') ? '"|"' : '|';
}

function completeValues(path: MutablePath, input: unknown, names: CompletionContext): Completion[] {
  const schemaPlaces = findSchemaPlaces(path, setValueAt(input, path, undefined), names.knownNames);
  const literals = schemaPlaces.flatMap(getLiterals);
  const allowedNames = findAllowedNames(path, setValueAt(input, path, UNKNOWN_NAME), names);
  const hasMark = (mark: Mark): boolean => schemaPlaces.some(({ marks }) => marks.includes(mark));
  const extraNames = [
    ...(hasMark('path') || hasMark('listPath') ? names.servedPaths : []),
    // The check lists only icons near the typed name, so this adds all of them.
    ...(hasMark('icon') ? (names.knownNames.icons ?? []) : []),
  ];
  const quotedNames = [...allowedNames, ...extraNames].map((name) => JSON.stringify(name));
  const description = schemaPlaces.find((keyPath) => keyPath.description !== undefined)?.description;
  return [...new Set([...literals, ...quotedNames])].map((insert) => ({
    label: insert.replace(/^"|"$/g, ''),
    insert,
    info: description,
    kind: insert.startsWith('"') ? 'word' : 'value',
  }));
}

/** Returns the literal values of a schema, as JSON. */
function getLiterals({ node }: SchemaPlace): string[] {
  const def = node._zod.def;
  if (def.type === 'boolean') return ['true', 'false'];
  const { entries, values } = def as { entries?: Record<string, unknown>; values?: readonly unknown[] };
  return [...(values ?? []), ...Object.values(entries ?? {})].map((value) => JSON.stringify(value));
}

/** Returns the names that the check allows at a path. */
function findAllowedNames(
  path: MutablePath,
  input: unknown,
  { knownNames, trustedDeclarations }: CompletionContext,
): string[] {
  const pathKey = formatPath(path);
  return checkDeclarations([{ file: 'workbench', input }], knownNames, trustedDeclarations)
    .problems.filter((problem) => problem.path === pathKey)
    .flatMap(({ allowed }) => allowed)
    .filter((name) => !/\s/.test(name));
}

const getValueAt = (input: unknown, path: MutablePath): unknown =>
  path.reduce<unknown>(
    (value, segment) =>
      isPlainObject(value) || Array.isArray(value) ? Reflect.get(value, segment) : undefined,
    input,
  );

const insertUnknownKey = (input: unknown, path: MutablePath): unknown => {
  const owner = getValueAt(input, path);
  return setValueAt(input, path, { ...(isPlainObject(owner) ? owner : {}), [UNKNOWN_NAME]: UNKNOWN_NAME });
};

/** Returns a copy with another value at a path; creates missing objects. */
function setValueAt(input: unknown, path: MutablePath, value: unknown): unknown {
  const [segment, ...rest] = path;
  if (segment === undefined) return value;
  if (typeof segment === 'number') {
    const items: unknown[] = Array.isArray(input) ? [...(input as unknown[])] : [];
    items[segment] = setValueAt(items[segment], rest, value);
    return items;
  }
  const owner = isPlainObject(input) ? input : {};
  return { ...owner, [segment]: setValueAt(owner[segment], rest, value) };
}
