import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LAYERS = ['tokens', 'base', 'mui', 'kit', 'layout', 'views', 'features'];

/** Layer of the sheets below a path; the first that fits. */
const layerByPath: readonly (readonly [string, string])[] = [
  ['src/ui/theme/tokens.css', 'tokens'],
  ['src/charts/palette.css', 'tokens'],
  ['src/ui/theme/', 'base'],
  ...['ui', 'fields', 'charts'].map((folder) => [`src/${folder}/`, 'kit'] as const),
  ...['layout', 'app', 'auth'].map((folder) => [`src/${folder}/`, 'layout'] as const),
  ...['actions', 'drafts', 'forms', 'list', 'masterDetail', 'scanner', 'scopeSelector', 'show'].map(
    (folder) => [`src/${folder}/`, 'views'] as const,
  ),
  ...['features', 'jobs', 'workbench'].map((folder) => [`src/${folder}/`, 'features'] as const),
];
const findLayer = (file: string) => layerByPath.find(([path]) => file.startsWith(path))?.[1];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (file) => `src/${file.replaceAll('\\', '/')}`,
);
const sheets = files.filter((file) => file.endsWith('.css'));
const read = (file: string) => readFileSync(file, 'utf8');

/** The statements of a sheet outside all braces, each up to its first brace: `@layer kit`, `.button`, `@import './a.css'`. */
function readTopLevel(css: string): string[] {
  const statements: string[] = [];
  let depth = 0;
  let statement = '';
  const end = () => {
    if (statement.trim()) statements.push(statement.trim());
    statement = '';
  };
  for (const sign of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{' && depth++ === 0) end();
    else if (sign === '}') depth--;
    else if (depth === 0 && sign === ';') end();
    else if (depth === 0) statement += sign;
  }
  end();
  return statements;
}

/** Statements outside of the layer, except imports of the console's own sheets, which have layers of their own. */
const findMisplaced = (css: string, layer: string | undefined): string[] =>
  readTopLevel(css).filter(
    (statement) =>
      statement !== `@layer ${layer}` &&
      !/^@import '\.{1,2}\/[^']*\.css'$/.test(statement) &&
      !(statement.startsWith('@import ') && statement.endsWith(` layer(${layer}.package)`)),
  );

it('every sheet has the layer of its folder, and no rule is outside of it', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const misplaced = sheets
    .filter((file) => file !== 'src/ui/theme/base.css')
    .flatMap((file) =>
      findMisplaced(read(file), findLayer(file)).map((statement) => `${file}: ${statement}`),
    );
  expect(misplaced).toEqual([]);
});

it.each([
  ['a rule outside of a layer', '@layer kit { .a { b: c } } .d { e: f }', ['.d']],
  ['media outside of a layer', '@media print { @layer kit { .a { b: c } } }', ['@media print']],
  ['another layer', '/* { */ @layer views { .a { b: c } }', ['@layer views']],
  ['an order of its own', '@layer views, kit;', ['@layer views, kit']],
  ['a sheet of a package without a layer', "@import 'package/a.css';", ["@import 'package/a.css'"]],
])('finds %s', (_, css, misplaced) => {
  expect(findMisplaced(css, 'kit')).toEqual(misplaced);
});

it('the shared sheet names the layers in their order first, and no other does', () => {
  const [order, ...imports] = readTopLevel(read('src/ui/theme/base.css'));
  expect(order).toBe(`@layer ${LAYERS.join(', ')}`);
  expect(
    imports.filter(
      (statement) => !statement.startsWith("@import './") && !statement.startsWith("@import '../"),
    ),
  ).toEqual([]);
});

it('the page has that sheet above its own rules, which are in layers, and the place of the styles that MUI inserts below', () => {
  const page = read('index.html');
  const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => readTopLevel(css));
  expect(styles).toEqual([["@import '/src/ui/theme/base.css'"], ['@layer base', '@layer layout']]);
  expect(page.lastIndexOf('</style>')).toBeLessThan(page.indexOf('<meta name="emotion-insertion-point"'));
});

it('no module imports a sheet of a package, which would have no layer', () => {
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(modules.filter((file) => /^import '[^.'][^']*\.css/m.test(read(file)))).toEqual([]);
});
