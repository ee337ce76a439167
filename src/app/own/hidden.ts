import { hiddenProblems } from '../../config/check/hidden';
import type { Face, Faces } from '../../config/face';
import type { Hidden } from '../../config/runtime';
import type { ConfigProblem } from '../../config/types';
import type { Parts } from '../../parts/PartsContext';
import type { Registry } from '../declarations/registry';
import { ownNames } from './names';
import { ownParts } from './parts';

/** What `*` does not hide: what an overlay brings. */
const own: readonly string[] = [
  ...ownNames,
  ...Object.values(ownParts)
    .flat()
    .flatMap((part) => (part.kind === 'page' ? part.paths[0] : [])),
];

/** Whether a name is hidden: by itself, or by `*`, which is everything of the console but what is named with a `!`. */
export const hides = (names: readonly string[], name: string): boolean =>
  names.includes(name) || (names.includes('*') && !names.includes(`!${name}`) && !own.includes(name));

/** What is left when an installation has hidden what it hides. */
export interface Shown {
  parts: Parts;
  /** Names that it hides and nothing has. */
  problems: readonly ConfigProblem[];
}

/** Takes what an installation hides out of the registry, and out of the parts, which it answers with. */
export function hideIn(hide: Hidden, registry: Registry, parts: Parts): Shown {
  const problems = hiddenProblems(
    'config.json',
    { hide },
    {
      resources: Array.from(registry.snapshot().faces, ({ name }) => name),
      pages: parts.pages.map(({ paths: [path] }) => path),
    },
  );
  registry.hide(
    (faces) => facesWithout(faces, hide),
    (name) => hides(hide.resources, name),
  );
  return { parts: partsWithout(parts, hide), problems };
}

/** The faces without those of hidden resources and entries. Who names a hidden resource still finds it. */
function facesWithout(faces: Faces, { resources, menu }: Hidden): Faces {
  const shown = (face: Face): Face => (hides(menu, face.name) ? { ...face, menu: null } : face);
  const isShown = (face: Face | undefined): face is Face =>
    face !== undefined && !hides(resources, face.name);
  const atRoute = (route: string): Face | undefined => {
    const face = faces.atRoute(route);
    return isShown(face) ? shown(face) : undefined;
  };
  return {
    has: faces.has,
    atRoute,
    elsewhere: faces.elsewhere.filter(([, route]) => isShown(faces.atRoute(route))),
    *[Symbol.iterator]() {
      for (const face of faces) if (isShown(face)) yield shown(face);
    },
  };
}

/** The parts without hidden pages and entries. */
const partsWithout = (parts: Parts, { pages, menu }: Hidden): Parts => ({
  ...parts,
  pages: parts.pages
    .filter(({ paths: [path] }) => !hides(pages, path))
    .map((page) => (hides(menu, page.paths[0]) ? { ...page, menu: null } : page)),
});
