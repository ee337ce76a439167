import { applyDialectToApi, getResourceType } from '../../../dataProvider/dialects/dialectApi';
import { resolveDialect, type DialectSource } from '../../config/dialects/resolveDialect';
import { fillTemplateWith, findPlaceholders } from '../../config/template';
import type { ResourceApi, Dialect, Json, Resource } from '../../config/types';
import { isPlainObject } from '../../lib/json';

/** Target of a declared call. */
export type RouteTarget =
  | {
      kind: 'rows' | 'total' | 'record' | 'made' | 'changed' | 'gone';
      resource: Resource;
      api: ResourceApi;
      dialect: Dialect;
    }
  | { kind: 'choices'; options: Readonly<Record<string, unknown>> }
  | { kind: 'count'; read: string };

/** A call that the declarations name. */
export interface SampleRoute {
  method: string;
  host: string;
  /** With `{name}` for what any value stands for; so may the values of its query. */
  path: string;
  query: Readonly<Record<string, Json>>;
  target: RouteTarget;
}

/** Dialects of the hosts, by the runtime config. */
export type DialectsByHost = Readonly<Record<string, DialectSource>>;

/** Every call that declarations make, the more exact one before the other. */
export function buildSampleRoutes(
  resources: Iterable<Resource>,
  dialects: DialectsByHost,
): readonly SampleRoute[] {
  const all = new Map(
    [...resources].map((resource) => [resource.name, resolveResourceTarget(resource, dialects)]),
  );
  const routes = [...all.values()].flatMap((target) => [
    ...resourceRoutes(target),
    ...nestedRoutes(target, all),
  ]);
  const weight = ({ path, query }: SampleRoute): number =>
    path.split('/').filter((segment) => segment !== '' && !segment.includes('{')).length * 10 +
    Object.values(query).filter((value) => findPlaceholders(String(value)).length > 0).length;
  return routes.sort((a, b) => weight(b) - weight(a));
}

type ResourceTarget = { resource: Resource; api: ResourceApi; dialect: Dialect };

function resolveResourceTarget(resource: Resource, dialects: DialectsByHost): ResourceTarget {
  const source = resource.api.dialect ?? dialects[resource.api.host] ?? 'json-api';
  const dialect = resolveDialect(source);
  return {
    resource,
    dialect,
    api: source === 'json-api' ? resource.api : applyDialectToApi(resource, dialect),
  };
}

function resourceRoutes(target: ResourceTarget): SampleRoute[] {
  const { api, dialect } = target;
  const { getList: list } = api;
  const { count } = dialect.getList;
  const totals: SampleRoute[] =
    list && count
      ? [
          {
            method: 'GET',
            host: api.host,
            path: fillTemplateWith(count.path, () => list.path),
            query: {},
            target: { ...target, kind: 'total' },
          },
        ]
      : [];
  const writes = [
    ['made', api.create],
    ['changed', api.update],
    ['gone', api.delete],
  ] as const;
  const reads = [
    ['rows', api.getList],
    ['record', api.getOne],
  ] as const;
  return [
    ...totals,
    ...reads.flatMap(([kind, call]) =>
      call
        ? [{ method: 'GET', host: api.host, path: call.path, query: call.query, target: { ...target, kind } }]
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
              target: { ...target, kind },
            },
          ]
        : [],
    ),
  ];
}

/** Returns the routes of lists inside records, choices that a call returns, and counts, at any place of the declaration. */
function nestedRoutes(
  { resource, api }: ResourceTarget,
  all: ReadonlyMap<string, ResourceTarget>,
): SampleRoute[] {
  const routes: SampleRoute[] = [];
  const seen = new WeakSet<object>();
  const addRoute = (path: string, target: RouteTarget): void =>
    void routes.push({ method: 'GET', host: api.host, path, query: {}, target });
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isPlainObject(value)) {
      const { rows, options, call } = value;
      const nestedTarget = typeof value.resource === 'string' ? all.get(value.resource) : undefined;
      if (nestedTarget && isPlainObject(rows) && typeof rows.path === 'string')
        addRoute(rows.path, { ...nestedTarget, kind: 'rows' });
      if (isPlainObject(options) && typeof options.path === 'string')
        addRoute(options.path, { kind: 'choices', options });
      if (isPlainObject(call) && typeof call.responsePath === 'string' && typeof call.path === 'string')
        addRoute(call.path, { kind: 'count', read: call.responsePath });
    }
    Object.values(value).forEach(visit);
  };
  [resource.fields, resource.list, resource.show, resource.create, resource.edit, resource.actions].forEach(
    visit,
  );
  return routes;
}

/** Returns the values of a route's placeholders in a call; undefined if the call is another one. */
export function matchRoute(
  { method, host, path, query }: SampleRoute,
  call: { method: string; host: string; path: string; query: URLSearchParams },
): Readonly<Record<string, string>> | undefined {
  if (method !== call.method || host !== call.host) return undefined;
  const pairs: (readonly [string, string])[] = [[path, call.path]];
  for (const [name, value] of Object.entries(query))
    if (findPlaceholders(String(value)).length > 0) pairs.push([String(value), call.query.get(name) ?? '']);
  const params: Record<string, string> = {};
  for (const [template, text] of pairs) {
    const values = extractValues(template, text);
    if (!values) return undefined;
    Object.assign(params, values);
  }
  return params;
}

/** The values of a template's placeholders in a text that it could have made. */
function extractValues(template: string, text: string): Record<string, string> | undefined {
  const names = findPlaceholders(template).map(({ name }) => name);
  const gapped = fillTemplateWith(template, () => GAP_MARK);
  const pattern = gapped
    .split(GAP_MARK)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/?]+)');
  const match = new RegExp(`^${pattern}$`).exec(text);
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
}

/** A character that no path contains. */
const GAP_MARK = '\n';

/** A path of an answer with what the dialect leaves open in it. */
export const fillResponsePath = (path: string, resource: Resource): string =>
  fillTemplateWith(path, () => getResourceType(resource));
