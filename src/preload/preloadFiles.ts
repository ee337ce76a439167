import type { PackedIndex } from './bundledIndex';

/** Which files of declarations `start.js` asks for, by route: columns of the index, with routes in place of names. */
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
