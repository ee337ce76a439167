import { isEmpty } from '../../src/config/values/isEmpty';
import { readPath } from '../../src/config/values/readPath';
import type { Resource, WriteCall } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import { fillTemplate, type Scope } from '../templates/fillTemplate';

/**
 * The body of a create or update (see the `body` key of a declaration); undefined for none. `was` is the record before.
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

/** A body with other members in place of some, at every depth; lists are replaced whole. */
export function mergeBody(body: unknown, overrides: unknown): unknown {
  if (!isPlainObject(overrides)) return overrides === undefined ? body : overrides;
  const base: Readonly<Record<string, unknown>> = isPlainObject(body) ? body : {};
  const merged = Object.entries(overrides).map(
    ([name, value]) => [name, mergeBody(base[name], value)] as const,
  );
  return { ...base, ...Object.fromEntries(merged) };
}

/** A member that no field is called by, where one writes its new files there. */
const findNewFilesPath = (fields: Resource['fields'], name: string): string | undefined =>
  Object.values(fields).some(({ options }) => options.newTo === name) ? name : undefined;

/**
 * The edited fields, each under its `write` path, over `before`, which stays as it was. `was` is the record as it was read: what
 * a field leaves out when it is empty is written where it is to be taken away.
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
    const path = field?.write ?? findNewFilesPath(fields, name);
    if (path === undefined) continue;
    // An empty text that came as one, and that nobody touched.
    if (value === '' && readPath(previousRecord, field?.source ?? path) === '') {
      setPath(body, path, value);
      continue;
    }
    const isBlank = value === '' || value === undefined || value === null;
    const emptyAs = field?.emptyAs ?? 'null';
    if (isBlank && emptyAs !== 'null' && isEmpty(readPath(previousRecord, field?.source ?? path))) continue;
    setPath(body, path, isBlank ? (emptyAs === 'text' ? '' : null) : value);
  }
  return body;
}

function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  const segments = path.split('.');
  const lastSegment = segments.pop() ?? path;
  let node = target;
  for (const name of segments) {
    const next = Object.hasOwn(node, name) ? node[name] : undefined;
    node = (typeof next === 'object' && next !== null ? next : (node[name] = {})) as Record<string, unknown>;
  }
  node[lastSegment] = value;
}
