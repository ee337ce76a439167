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
import { findProblemsByLanguage } from './localizedTexts/localizedTextProblems';
import { localizeSource } from './localizedTexts/localizeSource';
import { createUncheckedProblem } from './problem';

export { formatConfigProblem } from './problem';
export type { KnownNames } from './knownNames';
export type { DeclarationSource } from './declarationOutline';

export interface CheckResult {
  /** All problems of all declarations. */
  problems: ConfigProblem[];
  /** Declarations without problems, or with mild ones only: the console works without the others. */
  validDeclarations: Declaration[];
}

/**
 * Checks the shape of declarations and all names in them, in one pass; neither hides the other. Trusted declarations were
 * checked before (the bundled ones, by the build): their names are used, but they are not checked again.
 */
export function checkDeclarations(
  authoredSources: readonly DeclarationSource[],
  knownNames: KnownNames,
  trustedDeclarations: readonly Declaration[] = [],
): CheckResult {
  const sizeProblemLists = authoredSources.map(({ file, input }) => findSizeProblems(file, input));
  const localizedSources = authoredSources.map((source, index) =>
    sizeProblemLists[index]?.length ? { source, places: [] } : localizeSource(source, knownNames),
  );
  // Only the name of an oversized declaration is used.
  const outlines = localizedSources.map(({ source: { file, input } }, index) =>
    createOutline({ file, input: sizeProblemLists[index]?.length ? keepNameOnly(input) : input }),
  );
  const allOutlines = [...trustedDeclarations.map(createOutline), ...outlines];
  const { problems: duplicateProblems, resources } = indexByName(allOutlines, knownNames.pages);
  const parentMembers = collectParentMembers(resources);
  const problems = localizedSources.flatMap((localized, index) => {
    const { file, problems: read = [], hasSyntaxErrors } = localized.source;
    if (hasSyntaxErrors) return read;
    const size = sizeProblemLists[index] ?? [];
    if (size.length > 0) return [...read, ...size];
    try {
      const problemsInAllLanguages = findProblemsByLanguage(
        localized,
        localized.source.languages ?? knownNames.languages,
        (copy) => findProblems(copy, copy === localized.source ? outlines[index] : undefined),
      );
      return [...read, ...problemsInAllLanguages];
    } catch (error) {
      // If one check throws, the others still run.
      return [...read, createUncheckedProblem(file, error)];
    }
  });
  const brokenFiles = new Set(problems.flatMap(({ file, isMild }) => (isMild ? [] : file)));
  const validDeclarations = localizedSources
    .filter(({ source }) => !brokenFiles.has(source.file))
    .map(({ source: { file, input }, places }): Declaration => ({
      file,
      input: input as ResourceInput,
      ...(places.length > 0 ? { localizedTexts: places } : {}),
    }));
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
 * Indexes resources by name and reports names and routes that are taken. The first one wins, so that a runtime declaration
 * never replaces a bundled one.
 */
function indexByName(declared: readonly DeclarationOutline[], pages: readonly string[]) {
  const routesWithRecords = declared.flatMap(({ route, hasDetail }) => (hasDetail && route ? [route] : []));
  const shownRoutes = declared.flatMap(({ route }) => route ?? []);
  const resources = new Map<string, DeclarationOutline>();
  const routes = new Map<string, DeclarationOutline>();
  const problems = new Map<DeclarationOutline, ConfigProblem[]>();
  for (const outline of declared) {
    const { file, name, route, redirectsFrom } = outline;
    const report = (
      path: string,
      label: string,
      value: string,
      firstOutline: DeclarationOutline | undefined,
    ): void => {
      const problem = {
        file,
        path,
        found: `${label} "${value}" already belongs to ${firstOutline?.file}`,
        allowed: [],
        suggestion: null,
      };
      if (firstOutline) problems.set(outline, [...(problems.get(outline) ?? []), problem]);
    };
    const conflict = findRouteConflict(route, pages, routesWithRecords);
    if (conflict !== undefined)
      problems.set(outline, [{ file, path: 'route', ...conflict, suggestion: null }]);
    if (name !== undefined) report('name', 'The name', name, resources.get(name));
    if (route !== undefined) report('route', 'The route', route, routes.get(route));
    if (name !== undefined && !resources.has(name)) resources.set(name, outline);
    if (route !== undefined && !routes.has(route)) routes.set(route, outline);
    redirectsFrom.forEach((alias, aliasIndex) => {
      const aliasConflict =
        findRouteConflict(alias, pages, routesWithRecords) ??
        findHiddenPage(alias, [...shownRoutes, ...pages]);
      const problem = aliasConflict && {
        file,
        path: `redirectsFrom[${aliasIndex}]`,
        ...aliasConflict,
        suggestion: null,
      };
      if (problem) problems.set(outline, [...(problems.get(outline) ?? []), problem]);
      report(`redirectsFrom[${aliasIndex}]`, 'The route', alias, routes.get(alias));
      if (!routes.has(alias)) routes.set(alias, outline);
    });
  }
  return { problems, resources };
}

/** Returns a problem if a path of `redirectsFrom` would hide a page: it redirects all paths below it. */
function findHiddenPage(
  alias: string,
  routes: readonly string[],
): Pick<ConfigProblem, 'found' | 'allowed'> | undefined {
  const hiddenRoute = routes.find((route) => route.startsWith(`${alias}/`));
  return hiddenRoute === undefined
    ? undefined
    : { found: `The route "${alias}" would hide the page "${hiddenRoute}"`, allowed: [] };
}

/** Returns a problem if a route belongs to a page written in code, or to the records of another declaration. */
function findRouteConflict(
  route: string | undefined,
  pages: readonly string[],
  routesWithRecords: readonly string[],
): Pick<ConfigProblem, 'found' | 'allowed'> | undefined {
  const isPage = pages.some((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(route ?? ''));
  if (isPage) return { found: `The route "${route}" belongs to a page of the console`, allowed: [] };
  const parentRoute = routesWithRecords.find((otherRoute) => route?.startsWith(`${otherRoute}/`));
  return parentRoute === undefined
    ? undefined
    : { found: `The route "${route}" belongs to the records of "${parentRoute}"`, allowed: [] };
}

/**
 * Returns the members of the parents by resource name: those of the records that list it. For a form that another resource
 * opens, the parent is the action's record, or the parent of that record.
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
