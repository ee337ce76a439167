import type { Collection } from './collections.ts';
import { singular, wordsOf } from './words.ts';

/** `parkingSpaces` → `parking-spaces`: how a resource is named. */
export const kebab = (name: string): string => {
  const words = wordsOf(name)
    .join('-')
    .normalize('NFD')
    .replaceAll(/[^a-z\d-]+/g, '');
  return /^[a-z]/.test(words) ? words : `r-${words}`.replace(/-$/, '');
};

/** How the collections are named: by their last word, where that is free; else with more of their path, with the host. */
export function namesOf(
  collections: readonly Collection[],
  host: string,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const used = new Set(taken);
  const give = (collection: Collection, ...wanted: readonly string[]): string => {
    const free = wanted.find((name) => !used.has(name)) ?? numbered(wanted.at(-1) ?? host, used);
    used.add(free);
    names.set(collection.path, free);
    return free;
  };
  for (const collection of collections) {
    const own = kebab(collection.noun);
    const above = collection.path
      .split('/')
      .filter((part) => part !== '')
      .slice(-2)
      .map(kebab)
      .join('-');
    const name = give(collection, own, above, `${host}-${own}`);
    for (const child of collection.children) give(child, `${singular(name)}-${kebab(child.noun)}`);
  }
  return names;
}

function numbered(name: string, used: ReadonlySet<string>): string {
  let count = 2;
  while (used.has(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}
