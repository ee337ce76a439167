import type { PackedIndex } from './bundledIndex';

/**
 * Returns the declaration files that `preload.js` requests, by route: columns of the index, with routes instead of names.
 */
export const createPreloadFiles = ({
  files,
  dependencySets,
  fileIndexes,
  dependencySetIndexes,
  names,
  exceptions,
}: PackedIndex) => ({
  names: files,
  sets: dependencySets,
  own: fileIndexes,
  besides: dependencySetIndexes,
  routes: names
    .split('\n')
    .map((name, place) => exceptions[place]?.route ?? name)
    .join('\n'),
});
