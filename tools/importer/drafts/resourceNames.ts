import type { ApiCollection } from '../spec/collections.ts';
import { singular, splitWords } from './words.ts';

/** Converts `parkingSpaces` to the resource name `parking-spaces`. */
export const kebab = (name: string): string => {
  const words = splitWords(name)
    .join('-')
    .normalize('NFD')
    .replaceAll(/[^a-z\d-]+/g, '');
  return /^[a-z]/.test(words) ? words : `r-${words}`.replace(/-$/, '');
};

/** Names the collections: by their last segment if it is free; else by more of the path, then with the host. */
export function assignResourceNames(
  collections: readonly ApiCollection[],
  host: string,
  takenNames: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const used = new Set(takenNames);
  const assign = (collection: ApiCollection, ...candidates: readonly string[]): string => {
    const availableName =
      candidates.find((name) => !used.has(name)) ?? withNumber(candidates.at(-1) ?? host, used);
    used.add(availableName);
    names.set(collection.path, availableName);
    return availableName;
  };
  for (const collection of collections) {
    const baseName = kebab(collection.noun);
    const longName = collection.path
      .split('/')
      .filter((segment) => segment !== '')
      .slice(-2)
      .map(kebab)
      .join('-');
    const name = assign(collection, baseName, longName, `${host}-${baseName}`);
    for (const child of collection.children) assign(child, `${singular(name)}-${kebab(child.noun)}`);
  }
  return names;
}

function withNumber(name: string, used: ReadonlySet<string>): string {
  let count = 2;
  while (used.has(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}
