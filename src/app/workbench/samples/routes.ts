import { apiOf, typeOf } from '../../../../dataProvider/dialects/calls';
import { dialectOf, type DialectSource } from '../../../config/dialects/resolve';
import { fillWith, placeholdersIn } from '../../../config/template';
import type { Api, Dialect, Json, Resource } from '../../../config/types';
import { isPlainObject } from '../../../lib/json';

/** What a call of the declarations is answered with. */
export type Serves =
  | { kind: 'rows' | 'record' | 'made' | 'changed' | 'gone'; resource: Resource; api: Api; dialect: Dialect }
  | { kind: 'choices'; options: Readonly<Record<string, unknown>> }
  | { kind: 'count'; read: string };

/** A call that the declarations name. */
export interface Route {
  method: string;
  host: string;
  /** With `{name}` for what any value stands for; so may the values of its query. */
  path: string;
  query: Readonly<Record<string, Json>>;
  serves: Serves;
}

/** How a resource's host speaks, by the runtime config. */
export type Dialects = Readonly<Record<string, DialectSource>>;

/** Every call that declarations make, the more exact one before the other. */
export function routesOf(resources: Iterable<Resource>, dialects: Dialects): readonly Route[] {
  const all = new Map([...resources].map((resource) => [resource.name, spoken(resource, dialects)]));
  const routes = [...all.values()].flatMap((one) => [...ownRoutes(one), ...innerRoutes(one, all)]);
  const weight = ({ path, query }: Route): number =>
    path.split('/').filter((word) => word !== '' && !word.includes('{')).length * 10 +
    Object.values(query).filter((value) => placeholdersIn(String(value)).length > 0).length;
  return routes.sort((a, b) => weight(b) - weight(a));
}

type Spoken = { resource: Resource; api: Api; dialect: Dialect };

function spoken(resource: Resource, dialects: Dialects): Spoken {
  const source = resource.api.dialect ?? dialects[resource.api.host] ?? 'json-api';
  const dialect = dialectOf(source);
  return { resource, dialect, api: source === 'json-api' ? resource.api : apiOf(resource, dialect) };
}

function ownRoutes(one: Spoken): Route[] {
  const { api } = one;
  const writes = [
    ['made', api.create],
    ['changed', api.update],
    ['gone', api.delete],
  ] as const;
  const reads = [
    ['rows', api.list],
    ['record', api.one],
  ] as const;
  return [
    ...reads.flatMap(([kind, call]) =>
      call
        ? [{ method: 'GET', host: api.host, path: call.path, query: call.query, serves: { ...one, kind } }]
        : [],
    ),
    ...writes.flatMap(([kind, call]) =>
      call
        ? [
            {
              method: call.method,
              host: api.host,
              path: call.path,
              query: call.query,
              serves: { ...one, kind },
            },
          ]
        : [],
    ),
  ];
}

/** Lists inside records, choices that a call gives, and counts: wherever in the declaration they stand. */
function innerRoutes({ resource, api }: Spoken, all: ReadonlyMap<string, Spoken>): Route[] {
  const routes: Route[] = [];
  const seen = new WeakSet<object>();
  const get = (path: string, serves: Serves): void =>
    void routes.push({ method: 'GET', host: api.host, path, query: {}, serves });
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isPlainObject(value)) {
      const { rows, options, call } = value;
      const of = typeof value.resource === 'string' ? all.get(value.resource) : undefined;
      if (of && isPlainObject(rows) && typeof rows.path === 'string') get(rows.path, { ...of, kind: 'rows' });
      if (isPlainObject(options) && typeof options.path === 'string')
        get(options.path, { kind: 'choices', options });
      if (isPlainObject(call) && typeof call.read === 'string' && typeof call.path === 'string')
        get(call.path, { kind: 'count', read: call.read });
    }
    Object.values(value).forEach(look);
  };
  [resource.fields, resource.list, resource.detail, resource.create, resource.edit, resource.actions].forEach(
    look,
  );
  return routes;
}

/** What the placeholders of a route stand for in a call; undefined where it is another call. */
export function matched(
  { method, host, path, query }: Route,
  asked: { method: string; host: string; path: string; query: URLSearchParams },
): Readonly<Record<string, string>> | undefined {
  if (method !== asked.method || host !== asked.host) return undefined;
  const pairs: (readonly [string, string])[] = [[path, asked.path]];
  for (const [name, value] of Object.entries(query))
    if (placeholdersIn(String(value)).length > 0) pairs.push([String(value), asked.query.get(name) ?? '']);
  const names: Record<string, string> = {};
  for (const [template, text] of pairs) {
    const found = valuesIn(template, text);
    if (!found) return undefined;
    Object.assign(names, found);
  }
  return names;
}

/** The values of a template's placeholders in a text that it could have made. */
function valuesIn(template: string, text: string): Record<string, string> | undefined {
  const names = placeholdersIn(template).map(({ name }) => name);
  const marked = fillWith(template, () => GAP);
  const pattern = marked
    .split(GAP)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/?]+)');
  const found = new RegExp(`^${pattern}$`).exec(text);
  return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) : undefined;
}

/** Stands in no path. */
const GAP = '\n';

/** A path of an answer with what the dialect leaves open in it. */
export const filledPath = (path: string, resource: Resource): string =>
  fillWith(path, () => typeOf(resource));
