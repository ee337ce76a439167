import { isPlainObject } from '../../lib/json';

/** Places of a response that a dialect may name. */
export interface ResponsePlaces {
  /** Paths of numbers, and headers, that may be the total of a list. */
  totals: readonly string[];
}

/** Depth of the members that are searched. */
const MAX_DEPTH = 3;
/** Places that are named at most. */
const MAX_PLACES = 4;
const TOTAL_NAME = /total|count|size|elements|results/i;

/** Finds the places of the total of a list in a response. */
export function findResponsePlaces(body: unknown, headers: Headers): ResponsePlaces {
  const members = [...listMembers(body, [])];
  const isTotal = (name: string, value: unknown): boolean =>
    TOTAL_NAME.test(name) && /^\d+$/.test(String(value)) && typeof value !== 'object';
  const headerNames = Array.from(headers)
    .filter(([name, value]) => /total|count|content-range/i.test(name) && /\d/.test(value))
    .map(([name]) => `header:${name}`);
  return {
    totals: [
      ...members
        .filter(([path, value]) => isTotal(path.split('.').at(-1) ?? '', value))
        .map(([path]) => path),
      ...headerNames,
    ].slice(0, MAX_PLACES),
  };
}

function* listMembers(value: unknown, path: readonly string[]): Generator<[path: string, value: unknown]> {
  if (!isPlainObject(value) || path.length >= MAX_DEPTH) return;
  for (const [name, inner] of Object.entries(value)) {
    const innerPath = [...path, name.replaceAll('.', '\\.')];
    yield [innerPath.join('.'), inner];
    yield* listMembers(inner, innerPath);
  }
}
