import { isPlainObject } from '../../lib/json';
import type { ConfigProblem } from '../types';
import { unknownName } from './problem';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {});

/**
 * Names in the start page of a runtime config that nothing has: resources, and fields of those that are known.
 *
 * @param resources Names of the fields of each resource; undefined for one whose declaration is not at hand.
 */
export function startProblems(
  file: string,
  config: unknown,
  resources: ReadonlyMap<string, readonly string[] | undefined>,
): ConfigProblem[] {
  const { start } = objectOf(config);
  return listOf(objectOf(start).blocks).flatMap((block, at) => {
    const { figures, attention, list, chart } = objectOf(block);
    const here = `start.blocks[${at}]`;
    return [
      ...listOf(figures).flatMap((figure, place) => named(`${here}.figures[${place}]`, figure)),
      ...listOf(attention).flatMap((one, place) => named(`${here}.attention[${place}]`, one)),
      ...named(`${here}.chart`, chart),
      ...named(`${here}.list`, list),
      ...columnsOf(`${here}.list`, objectOf(list)),
    ];
  });

  function named(path: string, value: unknown): ConfigProblem[] {
    const { resource } = objectOf(value);
    return typeof resource !== 'string' || resources.has(resource)
      ? []
      : [unknownName(file, `${path}.resource`, 'Recurso', resource, resources.keys())];
  }

  function columnsOf(
    path: string,
    { resource, columns, sort }: Readonly<Record<string, unknown>>,
  ): ConfigProblem[] {
    const fields = resources.get(String(resource));
    if (!fields) return [];
    const places = [
      ...listOf(columns).map((name, at): [string, unknown] => [`${path}.columns[${at}]`, name]),
      ...(isPlainObject(sort) ? [[`${path}.sort.field`, sort.field] as [string, unknown]] : []),
    ];
    return places.flatMap(([place, name]) =>
      typeof name !== 'string' || fields.includes(name)
        ? []
        : [unknownName(file, place, 'Campo', name, fields)],
    );
  }
}
