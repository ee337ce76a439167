import type { Access, Resource } from './types';

/**
 * What is known of a resource before its declaration is there: enough for routes, the menu, and who may see it. A whole
 * `Resource` is one too.
 */
export type Face = Pick<Resource, 'name' | 'route' | 'icon' | 'menu' | 'hasList'> & {
  access: { list: Access };
};

/** The faces of a console. There may be a thousand: one is made when it is asked for, and not kept. */
export interface Faces extends Iterable<Face> {
  has: (name: string) => boolean;
  /** The face whose route is exactly this. */
  atRoute: (route: string) => Face | undefined;
}

const NONE: Faces = {
  has: () => false,
  atRoute: () => undefined,
  [Symbol.iterator]: () => [][Symbol.iterator](),
};

/** The faces `below` and, after them or in their place, those by name. */
export function facesOf(own: ReadonlyMap<string, Face>, below: Faces = NONE): Faces {
  const byRoute = new Map([...own.values()].map((face) => [face.route, face]));
  return {
    has: (name) => own.has(name) || below.has(name),
    atRoute: (route) => {
      const face = byRoute.get(route) ?? below.atRoute(route);
      return face && (own.get(face.name) ?? face).route === route ? face : undefined;
    },
    *[Symbol.iterator]() {
      for (const face of below) yield own.get(face.name) ?? face;
      for (const face of own.values()) if (!below.has(face.name)) yield face;
    },
  };
}

/** The resource at a path under /admin (`assets/D1/info`): of several routes that begin it the longest. */
export function faceAt(faces: Faces, path: string): Face | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const face = faces.atRoute(at);
    if (face) return face;
  }
  return undefined;
}
