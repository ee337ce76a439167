import { isEmpty } from '../../src/config/values/isEmpty';
import { readPath, splitPath } from '../../src/config/values/readPath';
import type { Resource, WriteCall } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import { fillTemplate, type Scope } from '../templates/fillTemplate';

/**
 * Builds the body of a create or update (see the `body` key of a declaration); undefined for none. `previousRecord` is the
 * record before the write.
 */
export function buildRequestBody(
  call: WriteCall,
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  scope: Scope,
  id?: string,
  previousRecord?: unknown,
): unknown {
  const { body } = call;
  if (body === null) return undefined;
  if (body === 'bare') return writeFields(resource, values, {}, previousRecord);
  if (body === 'data') return { data: writeFields(resource, values, {}, previousRecord) };
  if (body === 'data.attributes')
    return {
      data: {
        ...(id === undefined ? {} : { id }),
        attributes: writeFields(resource, values, {}, previousRecord),
      },
    };
  return fillTemplate(body, scope);
}

/** Merges overrides into a body, at every depth; lists are replaced whole. */
export function mergeBody(body: unknown, overrides: unknown): unknown {
  if (!isPlainObject(overrides)) return overrides === undefined ? body : overrides;
  const base: Readonly<Record<string, unknown>> = isPlainObject(body) ? body : {};
  const merged = Object.entries(overrides).map(
    ([name, value]) => [name, mergeBody(base[name], value)] as const,
  );
  return { ...base, ...Object.fromEntries(merged) };
}

/** Returns the name if a field writes its new files to this member, which is not the name of a field. */
const findNewFilesPath = (fields: Resource['fields'], name: string): string | undefined =>
  Object.values(fields).some(({ options }) => options.newFileMember === name) ? name : undefined;

/**
 * Writes the edited fields, each under its `writePath`, over `base`. `previousRecord` is the record as read: a field that
 * omits its empty value still writes it if the record had one, to remove it.
 */
export function writeFields(
  { fields }: Pick<Resource, 'fields'>,
  values: Readonly<Record<string, unknown>>,
  base: Readonly<Record<string, unknown>> = {},
  previousRecord: unknown = base,
): Record<string, unknown> {
  const body = structuredClone(base) as Record<string, unknown>;
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    const path = field?.writePath ?? findNewFilesPath(fields, name);
    if (path === undefined) continue;
    // An empty text that the host sent and the user did not change.
    if (value === '' && readPath(previousRecord, field?.source ?? path) === '') {
      setPath(body, path, value);
      continue;
    }
    const isBlank = value === '' || value === undefined || value === null;
    const writeEmptyAs = field?.writeEmptyAs ?? 'null';
    if (isBlank && writeEmptyAs !== 'null' && isEmpty(readPath(previousRecord, field?.source ?? path)))
      continue;
    setPath(body, path, isBlank ? (writeEmptyAs === 'text' ? '' : null) : value);
  }
  return body;
}

function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  const segments = Object.hasOwn(target, path) ? [path] : splitPath(path);
  const lastSegment = segments.pop() ?? path;
  let node = target;
  for (const name of segments) {
    const next = Object.hasOwn(node, name) ? node[name] : undefined;
    node = (typeof next === 'object' && next !== null ? next : (node[name] = {})) as Record<string, unknown>;
  }
  node[lastSegment] = value;
}
