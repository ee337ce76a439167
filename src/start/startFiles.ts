import type { PackedIndex } from './bundledIndex';

/** Which files of declarations `start.js` asks for, by route: as in the index, whose names these are. */
export const startFiles = ({ files, entries }: PackedIndex) => ({
  names: files,
  routes: Object.fromEntries(entries.map(({ n, r, f }) => [r ?? n, f])),
});
