import { isPlainObject } from '../../../lib/json';
import type { ConfigProblem } from '../../types';
import { findUnknownRoute } from '../names/unknownRoute';
import { createUnknownNameProblem, formatPath } from '../problem';

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toObject = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {});

/**
 * Finds unknown names in the landing page of a runtime config: resources, and fields of the known ones.
 *
 * @param fieldsByResource Field names of each resource; undefined if its declaration is not available.
 */
export function findLandingPageProblems(
  file: string,
  config: unknown,
  fieldsByResource: ReadonlyMap<string, readonly string[] | undefined>,
): ConfigProblem[] {
  const { landingPage } = toObject(config);
  return toList(toObject(landingPage).blocks).flatMap((block, blockIndex) => {
    const { figures, attention, list, chart } = toObject(block);
    const blockPath = `landingPage.blocks[${blockIndex}]`;
    return [
      ...toList(figures).flatMap((figure, index) => checkResource(`${blockPath}.figures[${index}]`, figure)),
      ...toList(attention).flatMap((item, index) => [
        ...checkResource(`${blockPath}.attention[${index}]`, item),
        ...checkResource(`${blockPath}.attention[${index}].groupBy`, toObject(item).groupBy),
      ]),
      ...checkResource(`${blockPath}.chart`, chart),
      ...checkResource(`${blockPath}.list`, list),
      ...checkColumns(`${blockPath}.list`, toObject(list)),
    ];
  });

  function checkResource(path: string, value: unknown): ConfigProblem[] {
    const { resource } = toObject(value);
    return typeof resource !== 'string' || fieldsByResource.has(resource)
      ? []
      : [createUnknownNameProblem(file, `${path}.resource`, 'resource', resource, fieldsByResource.keys())];
  }

  function checkColumns(
    path: string,
    { resource, columns, sort }: Readonly<Record<string, unknown>>,
  ): ConfigProblem[] {
    const fields = fieldsByResource.get(String(resource));
    if (!fields) return [];
    const namePaths = [
      ...toList(columns).map((name, index): [string, unknown] => [`${path}.columns[${index}]`, name]),
      ...(isPlainObject(sort) ? [[`${path}.sort.field`, sort.field] as [string, unknown]] : []),
    ];
    return namePaths.flatMap(([namePath, name]) =>
      typeof name !== 'string' || fields.includes(name)
        ? []
        : [createUnknownNameProblem(file, namePath, 'field', name, fields)],
    );
  }
}

/** Keys of a landing page whose value is a path of the console. */
const PAGE_PATH_KEYS = ['to', 'all'];

/**
 * Finds paths of the console that lead to no page: the landing page itself, and those in its blocks.
 *
 * @param routes Routes of all resources, and paths of all pages.
 */
export function findLandingRouteProblems(
  file: string,
  config: unknown,
  routes: readonly string[],
): ConfigProblem[] {
  const { landingPage } = toObject(config);
  return listPagePaths(landingPage, ['landingPage']).flatMap(([path, pagePath]) => {
    const [literalStart = ''] = pagePath.split('{');
    const problem = literalStart.startsWith('/admin/') ? findUnknownRoute(literalStart, routes) : undefined;
    return problem ? [{ file, path: formatPath(path), ...problem }] : [];
  });
}

type Path = readonly (string | number)[];

function listPagePaths(value: unknown, path: Path): (readonly [Path, string])[] {
  if (typeof value === 'string')
    return path.length === 1 || PAGE_PATH_KEYS.includes(String(path.at(-1))) ? [[path, value]] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => listPagePaths(item, [...path, index]));
  return Object.entries(toObject(value)).flatMap(([key, item]) => listPagePaths(item, [...path, key]));
}
