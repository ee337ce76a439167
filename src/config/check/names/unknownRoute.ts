import { findNearestName } from './nearestNames';
import type { NameProblem } from './templateProblems';

/**
 * Returns the problem of a console path that begins with no route; undefined if it begins with one.
 *
 * @param path Path of the console, up to its first placeholder: "/admin/pumps/".
 * @param routes Routes of the resources, and paths of the pages below /admin: "projects/:id".
 */
export function findUnknownRoute(path: string, routes: readonly string[]): NameProblem | undefined {
  const route = path.slice('/admin/'.length).replace(/[?#].*$/, '');
  const allRoutes = routes.map((page) => page.replace(/\/:.*$/, ''));
  if (route === '' || allRoutes.some((known) => route === known || route.startsWith(`${known}/`)))
    return undefined;
  const firstSegment = route.split('/')[0] ?? route;
  return {
    found: `No page begins with "/admin/${firstSegment}"`,
    allowed: allRoutes,
    suggestion: findNearestName(firstSegment, allRoutes),
  };
}
