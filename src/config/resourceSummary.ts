import type { AccessRule, Resource } from './types';

/**
 * Members of a resource that are available before its declaration has loaded: enough for routes, the menu and access. A full
 * `Resource` is assignable to it.
 */
export type ResourceSummary = Pick<Resource, 'name' | 'route' | 'icon' | 'navigation' | 'hasList'> &
  Partial<Pick<Resource, 'searchesCodes'>> & {
    access: { list: AccessRule };
  };

/** A console path and the route of its resource; `isOld`: the path only redirects to the route. */
export type RouteAlias = readonly [path: string, route: string, isOld: boolean];

/** Returns the additional paths of a resource: those of its pages, and old ones that redirect. */
export const toRouteAliases = (
  route: string,
  extraPaths: readonly string[] = [],
  redirectsFrom: readonly string[] = [],
): RouteAlias[] => [
  ...extraPaths.map((path) => [path, route, false] as const),
  ...redirectsFrom.map((alias) => [`/admin/${alias}`, route, true] as const),
];

/** The resource summaries of a console. A console may have a thousand, so each is created on access and not cached. */
export interface ResourceIndex extends Iterable<ResourceSummary> {
  has: (name: string) => boolean;
  /** Finds the summary with exactly this route. */
  findByRoute: (route: string) => ResourceSummary | undefined;
  /** Additional paths of pages (`extraPaths` and `redirectsFrom` of a `Resource`), each with the route of its resource. */
  routeAliases: readonly RouteAlias[];
}

const EMPTY_INDEX: ResourceIndex = {
  has: () => false,
  findByRoute: () => undefined,
  routeAliases: [],
  [Symbol.iterator]: () => [][Symbol.iterator](),
};

/** Combines the summaries of `base` with `summaries`, which replace those of their name or come after them. */
export function createResourceIndex(
  summaries: ReadonlyMap<string, ResourceSummary & Partial<Pick<Resource, 'extraPaths' | 'redirectsFrom'>>>,
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
      ...[...summaries.values()].flatMap(({ route, extraPaths, redirectsFrom }) =>
        toRouteAliases(route, extraPaths, redirectsFrom),
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

/** The resource that a path under /admin belongs to. */
export interface ResourceLocation {
  resource: ResourceSummary;
  /** Parent path of its pages: `/admin/assets`, or an additional path with its `{name}`. */
  base: string;
  /** True if the base is an old path that only redirects to the resource. */
  isRedirect: boolean;
}

/** Finds the resource at a path under /admin (`assets/D1/info`): by an additional path, else by the longest matching route. */
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

/** True if the segments begin with those of `base`; a `{name}` matches any value. */
const startsWithSegments = (base: readonly string[], segments: readonly string[]): boolean =>
  base.every((segment, position) =>
    segment.startsWith('{') ? segments[position] : segment === segments[position],
  );

/** Finds the summary of the resource at a path under /admin. */
export const findResourceByPath = (index: ResourceIndex, path: string): ResourceSummary | undefined =>
  locateResource(index, path)?.resource;
