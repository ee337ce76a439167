// The floors of the house, the lowest first: a folder knows what stands before it in the list, and itself. Imports of
// types and lazy imports count. dependency-cruiser holds this (npm run floors); tests may know everything.

/** Folders by floor; what stands in one line shares a floor and does not know its neighbours. */
const floors = [
  ['src/lib'],
  ['src/i18n'],
  ['src/config'],
  ['dataProvider'],
  ['src/start'],
  ['src/console'],
  ['src/ui'],
  ['src/scanner', 'src/session', 'src/charts', 'src/records'],
  ['src/fields'],
  ['src/drafts', 'src/operations'],
  ['src/parts', 'src/writes'],
  ['src/forms'],
  ['src/actions'],
  ['src/views'],
  ['src/areas', 'src/frame'],
  ['src/public'],
  ['resources'],
  ['src/app'],
];

/** Folders that know no more than these, though more stands below them. */
const only = {
  'src/i18n': ['src/lib'],
  'src/config': ['src/lib'],
  dataProvider: ['src/lib', 'src/config'],
  resources: ['src/config'],
  fixtures: ['dataProvider/contract'],
  conformance: ['dataProvider', 'src/lib', 'src/config', 'scripts'],
};

const below = floors.flatMap((floor, at) =>
  floor.map((folder) => [folder, only[folder] ?? floors.slice(0, at).flat()]),
);
const rest = Object.entries(only).filter(([folder]) => !floors.flat().includes(folder));

/** Every folder of the sources, and what it may import besides packages. */
export const allowed = new Map([...below, ...rest]);

const start = (paths) => paths.map((path) => `^${path}/`);

/** One rule a folder: whatever is not on its list is forbidden. */
export const forbidden = [
  ...[...allowed].map(([folder, known]) => ({
    name: `floor of ${folder}`,
    severity: 'error',
    from: { path: start([folder]) },
    to: {
      path: '^(src|dataProvider|resources|fixtures|conformance|scripts|e2e|bench)/',
      pathNot: start([folder, ...known]),
    },
  })),
  {
    name: 'pure: no React',
    severity: 'error',
    from: { path: start(['src/config', 'dataProvider', 'resources', 'fixtures', 'conformance']) },
    to: { path: '(^|/)node_modules/(react|react-dom|react-admin|@mui)/' },
  },
  {
    name: 'a folder without a floor',
    severity: 'error',
    from: { path: '^src/', pathNot: [...start([...allowed.keys()]), '^src/(shims|testing)/', '^src/[^/]+$'] },
    to: {},
  },
  { name: 'a circle', severity: 'error', from: {}, to: { circular: true } },
];
