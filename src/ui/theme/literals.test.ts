import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files that define colours: the tokens, and the palette of charts. */
const PALETTES = ['src/ui/theme/tokens.css', 'src/charts/palette.css'];

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.css') && !PALETTES.includes(file));

/** Lines of files in which a pattern is found. */
const found = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );

it('no sheet says a colour of its own: tokens.css has them, for both themes', () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(found(sheets, /#[\da-f]{3,8}\b(?!.*\{)|\b(rgba?|hsla?|oklch)\(/i)).toEqual([]);
});

it.each([
  ['sizes of text', /font-size:(?! (var\(|inherit|calc|[\d.]+em))/],
  // The range of a typeface with all weights is none of them.
  ['weights', /font-weight:(?! (var\(|inherit|100 900;))/],
  ['layers', /z-index:(?! (var\(|calc\(var|auto|-1))/],
  [
    'spaces and radii',
    /^\s*(padding|margin|(row-|column-)?gap|border[\w-]*radius)[\w-]*:.*?(?<![\w.])([2-9]|\d\d+)px/,
  ],
])('%s are those of the tokens', (_, pattern) => {
  expect(found(sheets, pattern)).toEqual([]);
});

it('nor does the theme of MUI say sizes of text, weights, spaces or radii of its own', () => {
  const own = /(fontSize|fontWeight\w*|(padding|margin)\w*|gap|borderRadius|outlineOffset): '?[1-9]/;
  expect(found(['src/ui/theme/muiTheme.ts'], own)).toEqual([]);
});

it('no sheet asks for a variable that nobody sets', () => {
  const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'));
  const set = new Set(named.flatMap((text) => text.match(/--[\w-]+(?=['"]?\]?\s*:|['"],)/g) ?? []));
  const asked = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => `${file} ${name}`),
  );
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.filter((one) => !set.has(one.split(' ')[1] ?? ''))).toEqual([]);
});
