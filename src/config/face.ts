import type { Access, Resource } from './types';

/**
 * What is known of a resource before its declaration is there: enough for routes, the menu, and who may see it. A whole
 * `Resource` is one too.
 */
export type Face = Pick<Resource, 'name' | 'route' | 'icon' | 'menu' | 'hasList'> & {
  access: { list: Access };
};

/** A console path and the route of its resource; `isOld`: the path only leads there. */
export type Elsewhere = readonly [path: string, route: string, isOld: boolean];

/** The further addresses of a resource. */
export const elsewhereOf = (
  route: string,
  at: readonly string[] = [],
  aliases: readonly string[] = [],
): Elsewhere[] => [
  ...at.map((path) => [path, route, false] as const),
  ...aliases.map((alias) => [`/admin/${alias}`, route, true] as const),
];

/** The faces of a console. There may be a thousand: one is made when it is asked for, and not kept. */
export interface Faces extends Iterable<Face> {
  has: (name: string) => boolean;
  /** The face whose route is exactly this. */
  atRoute: (route: string) => Face | undefined;
  /** Further addresses of pages (`at` and `aliases` of a `Resource`), each with the route of its resource. */
  elsewhere: readonly Elsewhere[];
}

const NONE: Faces = {
  has: () => false,
  atRoute: () => undefined,
  elsewhere: [],
  [Symbol.iterator]: () => [][Symbol.iterator](),
};

/** The faces `below` and, after them or in their place, those by name. */
export function facesOf(
  own: ReadonlyMap<string, Face & Partial<Pick<Resource, 'at' | 'aliases'>>>,
  below: Faces = NONE,
): Faces {
  const byRoute = new Map([...own.values()].map((face) => [face.route, face]));
  return {
    has: (name) => own.has(name) || below.has(name),
    atRoute: (route) => {
      const face = byRoute.get(route) ?? below.atRoute(route);
      return face && (own.get(face.name) ?? face).route === route ? face : undefined;
    },
    elsewhere: [
      ...below.elsewhere,
      ...[...own.values()].flatMap(({ route, at, aliases }) => elsewhereOf(route, at, aliases)),
    ],
    *[Symbol.iterator]() {
      const seen = new Set<string>();
      for (const face of below) {
        const over = own.get(face.name);
        if (over) seen.add(face.name);
        yield over ?? face;
      }
      for (const face of own.values()) if (!seen.has(face.name)) yield face;
    },
  };
}

/** Where a path under /admin leads. */
export interface FacePlace {
  face: Face;
  /** Console path that its pages stand below: `/admin/assets`, or a further address with its `{name}`. */
  base: string;
  /** The base is an old path, which only leads to the resource. */
  isOld: boolean;
}

/** The resource at a path under /admin (`assets/D1/info`): a further address, or of several routes that begin it the longest. */
export function placeAt(faces: Faces, path: string): FacePlace | undefined {
  const parts = path.split('/');
  const other = faces.elsewhere.find(([base]) => begins(base.split('/').slice(2), parts));
  if (other) {
    const face = faces.atRoute(other[1]);
    return face && { face, base: other[0], isOld: other[2] };
  }
  for (let end = parts.length; end > 0; end--) {
    const route = parts.slice(0, end).join('/');
    const face = faces.atRoute(route);
    if (face) return { face, base: `/admin/${route}`, isOld: false };
  }
  return undefined;
}

/** Any value stands for a `{name}`. */
const begins = (base: readonly string[], parts: readonly string[]): boolean =>
  base.every((part, at) => (part.startsWith('{') ? parts[at] : part === parts[at]));

/** The face of what is shown at a path under /admin. */
export const faceAt = (faces: Faces, path: string): Face | undefined => placeAt(faces, path)?.face;
