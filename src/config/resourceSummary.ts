import type { AccessRule, Resource } from './types';

/**
 * What is known of a resource before its declaration is there: enough for routes, the menu, and who may see it. A whole
 * `Resource` is one too.
 */
export type ResourceSummary = Pick<Resource, 'name' | 'route' | 'icon' | 'menu' | 'hasList'> & {
  access: { list: AccessRule };
};

/** A console path and the route of its resource; `isOld`: the path only leads there. */
export type RouteAlias = readonly [path: string, route: string, isOld: boolean];

/** The further addresses of a resource. */
export const toRouteAliases = (
  route: string,
  extraPaths: readonly string[] = [],
  aliases: readonly string[] = [],
): RouteAlias[] => [
  ...extraPaths.map((path) => [path, route, false] as const),
  ...aliases.map((alias) => [`/admin/${alias}`, route, true] as const),
];

/** The faces of a console. There may be a thousand: one is made when it is asked for, and not kept. */
export interface ResourceIndex extends Iterable<ResourceSummary> {
  has: (name: string) => boolean;
  /** The face whose route is exactly this. */
  findByRoute: (route: string) => ResourceSummary | undefined;
  /** Further addresses of pages (`at` and `aliases` of a `Resource`), each with the route of its resource. */
  routeAliases: readonly RouteAlias[];
}

const EMPTY_INDEX: ResourceIndex = {
  has: () => false,
  findByRoute: () => undefined,
  routeAliases: [],
  [Symbol.iterator]: () => [][Symbol.iterator](),
};

/** The faces `below` and, after them or in their place, those by name. */
export function createResourceIndex(
  summaries: ReadonlyMap<string, ResourceSummary & Partial<Pick<Resource, 'extraPaths' | 'aliases'>>>,
  base: ResourceIndex = EMPTY_INDEX,
): ResourceIndex {
  const byRoute = new Map([...summaries.values()].map((summary) => [summary.route, summary]));
  return {
    has: (name) => summaries.has(name) || base.has(name),
    findByRoute: (route) => {
      const summary = byRoute.get(route) ?? base.findByRoute(route);
      return summary && (summaries.get(summary.name) ?? summary).route === route ? summary : undefined;
    },
    routeAliases: [
      ...base.routeAliases,
      ...[...summaries.values()].flatMap(({ route, extraPaths, aliases }) =>
        toRouteAliases(route, extraPaths, aliases),
      ),
    ],
    *[Symbol.iterator]() {
      const overriddenNames = new Set<string>();
      for (const summary of base) {
        const override = summaries.get(summary.name);
        if (override) overriddenNames.add(summary.name);
        yield override ?? summary;
      }
      for (const summary of summaries.values()) if (!overriddenNames.has(summary.name)) yield summary;
    },
  };
}

/** Where a path under /admin leads. */
export interface ResourceLocation {
  resource: ResourceSummary;
  /** Console path that its pages stand below: `/admin/assets`, or a further address with its `{name}`. */
  base: string;
  /** The base is an old path, which only leads to the resource. */
  isRedirect: boolean;
}

/** The resource at a path under /admin (`assets/D1/info`): a further address, or of several routes that begin it the longest. */
export function locateResource(index: ResourceIndex, path: string): ResourceLocation | undefined {
  const segments = path.split('/');
  const alias = index.routeAliases.find(([base]) => startsWithSegments(base.split('/').slice(2), segments));
  if (alias) {
    const resource = index.findByRoute(alias[1]);
    return resource && { resource, base: alias[0], isRedirect: alias[2] };
  }
  for (let segmentCount = segments.length; segmentCount > 0; segmentCount--) {
    const route = segments.slice(0, segmentCount).join('/');
    const summary = index.findByRoute(route);
    if (summary) return { resource: summary, base: `/admin/${route}`, isRedirect: false };
  }
  return undefined;
}

/** Any value stands for a `{name}`. */
const startsWithSegments = (base: readonly string[], segments: readonly string[]): boolean =>
  base.every((segment, position) =>
    segment.startsWith('{') ? segments[position] : segment === segments[position],
  );

/** The face of what is shown at a path under /admin. */
export const findResourceByPath = (index: ResourceIndex, path: string): ResourceSummary | undefined =>
  locateResource(index, path)?.resource;
