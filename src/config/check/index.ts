import { isPlainObject } from '../../lib/json';
import type { Declaration } from '../normalise';
import type { ResourceInput } from '../schema/resource';
import type { ConfigProblem } from '../types';
import { addressProblems } from './furtherAddresses';
import type { KnownNames } from './known';
import { markedProblems } from './marked';
import { outlineOf, type Found, type Outline } from './outline';
import { parseProblems } from './parse';
import { sizeProblems } from './size';
import { uncheckedProblem } from './uncheckedProblem';

export { problemText } from './problem';
export type { KnownNames } from './known';
export type { Found } from './outline';

export interface Checked {
  /** All problems of all declarations at once. */
  problems: ConfigProblem[];
  /** The declarations without a problem, or with mild ones: the rest of the console works without the others. */
  sound: Declaration[];
}

/**
 * Checks declarations: their shape, and all names in them, in one pass; neither hides the other. `trusted` ones were checked
 * before (the bundled ones, by the build): their names count, they are not looked at again.
 */
export function checkDeclarations(
  found: readonly Found[],
  known: KnownNames,
  trusted: readonly Declaration[] = [],
): Checked {
  const sizes = found.map(({ file, input }) => sizeProblems(file, input));
  // Of what is too large no more is known than its name.
  const outlines = found.map(({ file, input }, index) =>
    outlineOf({ file, input: sizes[index]?.length ? nameAlone(input) : input }),
  );
  const all = [...trusted.map(outlineOf), ...outlines];
  const { problems: twice, resources } = byName(all, known.pages);
  const parents = parentsOf(resources);
  const problems = found.flatMap(({ file, input, problems: read = [], isBroken }, index) => {
    if (isBroken) return read;
    const size = sizes[index] ?? [];
    if (size.length > 0) return [...read, ...size];
    try {
      return [...read, ...problemsOf({ file, input }, outlines[index])];
    } catch (error) {
      // Whatever it is of one, the others are checked.
      return [...read, uncheckedProblem(file, error)];
    }
  });
  const broken = new Set(problems.flatMap(({ file, isMild }) => (isMild ? [] : file)));
  const sound = found
    .filter(({ file }) => !broken.has(file))
    .map(({ file, input }): Declaration => ({ file, input: input as ResourceInput }));
  return { problems, sound };

  function problemsOf({ file, input }: Found, own = outlineOf({ file, input })): ConfigProblem[] {
    const shape = parseProblems(file, input, known.fieldSchemas);
    if (!isPlainObject(input)) return shape;
    const wrong = new Set(shape.map(({ path }) => path));
    const marked = markedProblems(own, parents.get(own.name ?? '') ?? [], { known, resources, input });
    const named = [...marked, ...addressProblems(own, all)].filter(({ path }) => !wrong.has(path));
    return [...shape, ...named, ...(twice.get(own) ?? [])];
  }
}

const nameAlone = (input: unknown): unknown =>
  isPlainObject(input) ? { name: input.name, route: input.route } : undefined;

/**
 * Resources by name, and the names and routes that are taken: of two the first has it, so that a declaration of the
 * runtime never takes the place of a bundled one.
 */
function byName(all: readonly Outline[], pages: readonly string[]) {
  const withRecords = all.flatMap(({ route, hasDetail }) => (hasDetail && route ? [route] : []));
  const shown = all.flatMap(({ route }) => route ?? []);
  const resources = new Map<string, Outline>();
  const routes = new Map<string, Outline>();
  const problems = new Map<Outline, ConfigProblem[]>();
  for (const own of all) {
    const { file, name, route, aliases } = own;
    const report = (path: string, what: string, value: string, first: Outline | undefined): void => {
      const problem = {
        file,
        path,
        found: `${what} «${value}» ya es de ${first?.file}`,
        allowed: [],
        suggestion: null,
      };
      if (first) problems.set(own, [...(problems.get(own) ?? []), problem]);
    };
    const taken = takenBy(route, pages, withRecords);
    if (taken !== undefined) problems.set(own, [{ file, path: 'route', ...taken, suggestion: null }]);
    if (name !== undefined) report('name', 'El nombre', name, resources.get(name));
    if (route !== undefined) report('route', 'La ruta', route, routes.get(route));
    if (name !== undefined && !resources.has(name)) resources.set(name, own);
    if (route !== undefined && !routes.has(route)) routes.set(route, own);
    aliases.forEach((alias, at) => {
      const by = takenBy(alias, pages, withRecords) ?? hides(alias, [...shown, ...pages]);
      const problem = by && { file, path: `aliases[${at}]`, ...by, suggestion: null };
      if (problem) problems.set(own, [...(problems.get(own) ?? []), problem]);
      report(`aliases[${at}]`, 'La ruta', alias, routes.get(alias));
      if (!routes.has(alias)) routes.set(alias, own);
    });
  }
  return { problems, resources };
}

/** An old path leads away with all that lies below it: no page can be there. */
function hides(
  alias: string,
  routes: readonly string[],
): Pick<ConfigProblem, 'found' | 'allowed'> | undefined {
  const below = routes.find((route) => route.startsWith(`${alias}/`));
  return below === undefined
    ? undefined
    : { found: `La ruta «${alias}» ocultaría la página «${below}»`, allowed: [] };
}

/** Who has a route that is no other declaration's own: a page written in code, or the records of another declaration. */
function takenBy(
  route: string | undefined,
  pages: readonly string[],
  withRecords: readonly string[],
): Pick<ConfigProblem, 'found' | 'allowed'> | undefined {
  const isPage = pages.some((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(route ?? ''));
  if (isPage) return { found: `La ruta «${route}» es de una página de la consola`, allowed: [] };
  const outer = withRecords.find((other) => route?.startsWith(`${other}/`));
  return outer === undefined
    ? undefined
    : { found: `La ruta «${route}» es de los registros de «${outer}»`, allowed: [] };
}

/**
 * By the name of a resource what its parents have: the records that show it in a list of theirs; of forms that another
 * resource opens the record of the action, or the one above that.
 */
function parentsOf(resources: ReadonlyMap<string, Outline>): ReadonlyMap<string, string[]> {
  const members = new Map<string, string[]>();
  for (const { related } of resources.values())
    for (const { parent, name, isBelowRow } of related) {
      const own = [...(resources.get(parent)?.record ?? []), ...(isBelowRow ? ['parent'] : [])];
      members.set(name, [...(members.get(name) ?? []), ...own]);
    }
  const ofLists = new Map(members);
  for (const { name = '', record, opened } of resources.values())
    for (const other of opened)
      members.set(other, [...(members.get(other) ?? []), ...record, ...(ofLists.get(name) ?? [])]);
  return members;
}
