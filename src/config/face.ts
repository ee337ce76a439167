import type { Access, Resource } from './types';

/**
 * What is known of a resource before its declaration is there: enough for routes, the menu, and who may see it. A whole
 * `Resource` is one too.
 */
export type Face = Pick<
  Resource,
  'name' | 'route' | 'label' | 'icon' | 'menu' | 'title' | 'hasList' | 'hasDetail'
> & { access: { list: Access } };

/** Faces by the name of their resource. */
export type Faces = ReadonlyMap<string, Face>;

const byRoute = new WeakMap<Faces, ReadonlyMap<string, Face>>();

/** The resource at a path under /admin (`assets/D1/info`): of several routes that begin it the longest. */
export function faceAt(faces: Faces, path: string): Face | undefined {
  const routes = byRoute.get(faces) ?? new Map([...faces.values()].map((face) => [face.route, face]));
  byRoute.set(faces, routes);
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const face = routes.get(at);
    if (face) return face;
  }
  return undefined;
}
