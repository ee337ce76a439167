import type { PackedIndex } from './bundledIndex';

/** Which files of declarations `start.js` asks for, by route: columns of the index, with routes in place of names. */
export const startFiles = ({ files, sets, own, besides, names, rest }: PackedIndex) => ({
  names: files,
  sets,
  own,
  besides,
  routes: names
    .split('\n')
    .map((name, place) => rest[place]?.route ?? name)
    .join('\n'),
});
