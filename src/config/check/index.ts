import { isPlainObject } from '../../lib/json';
import type { Declaration } from '../normalise';
import type { ResourceInput } from '../schema/resource';
import type { ConfigProblem } from '../types';
import { findExtraPathProblems } from './names/extraPathProblems';
import type { KnownNames } from './knownNames';
import { findMarkedProblems } from './markedProblems';
import { createOutline, type DeclarationSource, type DeclarationOutline } from './declarationOutline';
import { findShapeProblems } from './schema/shapeProblems';
import { findSizeProblems } from './rules/sizeProblems';
import { createUncheckedProblem } from './problem';

export { formatConfigProblem } from './problem';
export type { KnownNames } from './knownNames';
export type { DeclarationSource } from './declarationOutline';

export interface CheckResult {
  /** All problems of all declarations at once. */
  problems: ConfigProblem[];
  /** The declarations without a problem, or with mild ones: the rest of the console works without the others. */
  validDeclarations: Declaration[];
}

/**
 * Checks declarations: their shape, and all names in them, in one pass; neither hides the other. `trusted` ones were checked
 * before (the bundled ones, by the build): their names count, they are not looked at again.
 */
export function checkDeclarations(
  sources: readonly DeclarationSource[],
  knownNames: KnownNames,
  trustedDeclarations: readonly Declaration[] = [],
): CheckResult {
  const sizeProblemLists = sources.map(({ file, input }) => findSizeProblems(file, input));
  // Of what is too large no more is known than its name.
  const outlines = sources.map(({ file, input }, index) =>
    createOutline({ file, input: sizeProblemLists[index]?.length ? keepNameOnly(input) : input }),
  );
  const allOutlines = [...trustedDeclarations.map(createOutline), ...outlines];
  const { problems: duplicateProblems, resources } = indexByName(allOutlines, knownNames.pages);
  const parentMembers = collectParentMembers(resources);
  const problems = sources.flatMap(({ file, input, problems: read = [], hasSyntaxErrors }, index) => {
    if (hasSyntaxErrors) return read;
    const size = sizeProblemLists[index] ?? [];
    if (size.length > 0) return [...read, ...size];
    try {
      return [...read, ...findProblems({ file, input }, outlines[index])];
    } catch (error) {
      // Whatever it is of one, the others are checked.
      return [...read, createUncheckedProblem(file, error)];
    }
  });
  const brokenFiles = new Set(problems.flatMap(({ file, isMild }) => (isMild ? [] : file)));
  const validDeclarations = sources
    .filter(({ file }) => !brokenFiles.has(file))
    .map(({ file, input }): Declaration => ({ file, input: input as ResourceInput }));
  return { problems, validDeclarations };

  function findProblems(
    { file, input }: DeclarationSource,
    outline = createOutline({ file, input }),
  ): ConfigProblem[] {
    const shapeProblems = findShapeProblems(file, input, knownNames.fieldSchemas);
    if (!isPlainObject(input)) return shapeProblems;
    const wrongPaths = new Set(shapeProblems.map(({ path }) => path));
    const markProblems = findMarkedProblems(outline, parentMembers.get(outline.name ?? '') ?? [], {
      knownNames,
      resources,
      input,
    });
    const nameAndPathProblems = [...markProblems, ...findExtraPathProblems(outline, allOutlines)].filter(
      ({ path }) => !wrongPaths.has(path),
    );
    return [...shapeProblems, ...nameAndPathProblems, ...(duplicateProblems.get(outline) ?? [])];
  }
}

const keepNameOnly = (input: unknown): unknown =>
  isPlainObject(input) ? { name: input.name, route: input.route } : undefined;

/**
 * Resources by name, and the names and routes that are taken: of two the first has it, so that a declaration of the
 * runtime never takes the place of a bundled one.
 */
function indexByName(declared: readonly DeclarationOutline[], pages: readonly string[]) {
  const routesWithRecords = declared.flatMap(({ route, hasDetail }) => (hasDetail && route ? [route] : []));
  const shownRoutes = declared.flatMap(({ route }) => route ?? []);
  const resources = new Map<string, DeclarationOutline>();
  const routes = new Map<string, DeclarationOutline>();
  const problems = new Map<DeclarationOutline, ConfigProblem[]>();
  for (const outline of declared) {
    const { file, name, route, aliases } = outline;
    const report = (
      path: string,
      label: string,
      value: string,
      firstOutline: DeclarationOutline | undefined,
    ): void => {
      const problem = {
        file,
        path,
        found: `${label} «${value}» ya es de ${firstOutline?.file}`,
        allowed: [],
        suggestion: null,
      };
      if (firstOutline) problems.set(outline, [...(problems.get(outline) ?? []), problem]);
    };
    const conflict = findRouteConflict(route, pages, routesWithRecords);
    if (conflict !== undefined)
      problems.set(outline, [{ file, path: 'route', ...conflict, suggestion: null }]);
    if (name !== undefined) report('name', 'El nombre', name, resources.get(name));
    if (route !== undefined) report('route', 'La ruta', route, routes.get(route));
    if (name !== undefined && !resources.has(name)) resources.set(name, outline);
    if (route !== undefined && !routes.has(route)) routes.set(route, outline);
    aliases.forEach((alias, aliasIndex) => {
      const aliasConflict =
        findRouteConflict(alias, pages, routesWithRecords) ??
        findHiddenPage(alias, [...shownRoutes, ...pages]);
      const problem = aliasConflict && {
        file,
        path: `aliases[${aliasIndex}]`,
        ...aliasConflict,
        suggestion: null,
      };
      if (problem) problems.set(outline, [...(problems.get(outline) ?? []), problem]);
      report(`aliases[${aliasIndex}]`, 'La ruta', alias, routes.get(alias));
      if (!routes.has(alias)) routes.set(alias, outline);
    });
  }
  return { problems, resources };
}

/** An old path leads away with all that lies below it: no page can be there. */
function findHiddenPage(
  alias: string,
  routes: readonly string[],
): Pick<ConfigProblem, 'found' | 'allowed'> | undefined {
  const hiddenRoute = routes.find((route) => route.startsWith(`${alias}/`));
  return hiddenRoute === undefined
    ? undefined
    : { found: `La ruta «${alias}» ocultaría la página «${hiddenRoute}»`, allowed: [] };
}

/** Who has a route that is no other declaration's own: a page written in code, or the records of another declaration. */
function findRouteConflict(
  route: string | undefined,
  pages: readonly string[],
  routesWithRecords: readonly string[],
): Pick<ConfigProblem, 'found' | 'allowed'> | undefined {
  const isPage = pages.some((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(route ?? ''));
  if (isPage) return { found: `La ruta «${route}» es de una página de la consola`, allowed: [] };
  const parentRoute = routesWithRecords.find((otherRoute) => route?.startsWith(`${otherRoute}/`));
  return parentRoute === undefined
    ? undefined
    : { found: `La ruta «${route}» es de los registros de «${parentRoute}»`, allowed: [] };
}

/**
 * By the name of a resource what its parents have: the records that show it in a list of theirs; of forms that another
 * resource opens the record of the action, or the one above that.
 */
function collectParentMembers(
  resources: ReadonlyMap<string, DeclarationOutline>,
): ReadonlyMap<string, string[]> {
  const membersByName = new Map<string, string[]>();
  for (const { related } of resources.values())
    for (const { parent, name, isExpandedRow } of related) {
      const inherited = [...(resources.get(parent)?.recordNames ?? []), ...(isExpandedRow ? ['parent'] : [])];
      membersByName.set(name, [...(membersByName.get(name) ?? []), ...inherited]);
    }
  const listMembers = new Map(membersByName);
  for (const { name = '', recordNames, openedResources } of resources.values())
    for (const openedResource of openedResources)
      membersByName.set(openedResource, [
        ...(membersByName.get(openedResource) ?? []),
        ...recordNames,
        ...(listMembers.get(name) ?? []),
      ]);
  return membersByName;
}
