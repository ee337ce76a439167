// Layers of the sources, the lowest first: a folder imports from the layers before it and from itself. Type imports and lazy
// imports count. dependency-cruiser checks it (`npm run layers`); tests may import from everywhere.

/**
 * Folders by layer. Folders of one line do not import each other, except the screens of a resource, which contain one another (a
 * record has lists in its tabs, a list previews records).
 */
const layers = [
  ['src/lib'],
  ['src/i18n'],
  ['src/config'],
  ['dataProvider'],
  ['src/preload'],
  ['src/queries'],
  ['src/ui'],
  ['src/scanner', 'src/session', 'src/charts', 'src/live'],
  ['src/fields'],
  ['src/drafts', 'src/jobs'],
  ['src/extensions', 'src/mutations'],
  ['src/forms'],
  ['src/actions'],
  ['src/list', 'src/show', 'src/masterDetail', 'src/scopeSelector'],
  ['src/features', 'src/layout'],
  ['src/auth'],
  ['resources'],
  ['src/app'],
  ['src/workbench'],
  ['src/boot'],
];

/** Folders of one layer that import each other; files still form no circle. */
const screens = ['src/list', 'src/show', 'src/masterDetail', 'src/scopeSelector'];

/** Folders that import from these alone, though more layers lie below them. */
const allowedBelow = {
  'src/i18n': ['src/lib'],
  'src/config': ['src/lib', 'src/i18n'],
  dataProvider: ['src/lib', 'src/i18n', 'src/config'],
  resources: ['src/config'],
  fixtures: ['dataProvider/contract'],
  demoHost: ['dataProvider/contract', 'fixtures'],
  'tools/conformance': ['dataProvider', 'src/lib', 'src/i18n', 'src/config', 'tools/shared'],
};

const layered = layers.flatMap((layer, index) =>
  layer.map((folder) => [
    folder,
    allowedBelow[folder] ?? [...layers.slice(0, index).flat(), ...(screens.includes(folder) ? screens : [])],
  ]),
);
const unlayered = Object.entries(allowedBelow).filter(([folder]) => !layers.flat().includes(folder));

/** Every folder of the sources, and what it may import besides packages. */
export const allowedImports = new Map([...layered, ...unlayered]);

const pathPatterns = (paths) => paths.map((path) => `^${path}/`);

/** One rule a folder: whatever is not on its list is forbidden. */
export const layerRules = [
  ...[...allowedImports].map(([folder, imports]) => ({
    name: `layer of ${folder}`,
    severity: 'error',
    from: { path: pathPatterns([folder]) },
    to: {
      path: '^(src|dataProvider|resources|fixtures|demoHost|tools|build|scripts|e2e|bench)/',
      pathNot: pathPatterns([folder, ...imports]),
    },
  })),
  {
    name: 'pure: no React',
    severity: 'error',
    from: {
      path: pathPatterns([
        'src/config',
        'dataProvider',
        'resources',
        'fixtures',
        'demoHost',
        'tools/conformance',
      ]),
    },
    to: { path: '(^|/)node_modules/(react|react-dom|react-admin|@mui)/' },
  },
  {
    name: 'a folder without a layer',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: [...pathPatterns([...allowedImports.keys()]), '^src/(shims|testing)/', '^src/[^/]+$'],
    },
    to: {},
  },
  { name: 'a circle', severity: 'error', from: {}, to: { circular: true } },
];
