import { fileURLToPath } from 'node:url';
import * as heart from 'lucide-react/icons/heart';
import { expect, it } from 'vitest';
import { findIconProblems } from '../../src/config/check/names/iconProblems';
import { packageIconNames, packageIcons } from './packageIcons';
import { parseSvgIcon } from './svgIcon';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('every icon of the package has its lines, also under its older names', async () => {
  const [icons, names] = [await packageIcons(root), await packageIconNames(root)];
  expect(names.length).toBeGreaterThan(1500);
  expect([...icons.keys()].toSorted()).toEqual(names);
  const theirs = '__iconData' in heart ? (heart.__iconData as { node: [string, object][] }).node : [];
  expect(icons.get('heart')).toEqual(theirs.map(([tag, given]) => [tag, { ...given, key: undefined }]));
  expect(icons.get('edit')).toEqual(icons.get('square-pen'));
});

it.each([
  ['thermomter-sun', 'thermometer-sun', 1],
  ['battery-ful', 'battery-full', 5],
  ['heart', undefined, 0],
])('"%s" is taken for %s', async (name, suggestion, atLeast) => {
  const [problem] = findIconProblems(name, await packageIconNames(root));
  expect(problem?.suggestion).toBe(suggestion);
  expect(problem?.allowed.length ?? 0).toBeGreaterThanOrEqual(atLeast);
});

const svg = (inside: string, box = '0 0 24 24') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

it('an own icon is the lines of its file', () => {
  const text = `<?xml version="1.0"?>\n<!-- own -->${svg('<circle cx="12" cy="12" r="9" stroke="red"></circle>\n<path d="M1 1h2" />')}`;
  expect(parseSvgIcon(text)).toEqual([
    ['circle', { cx: '12', cy: '12', r: '9' }],
    ['path', { d: 'M1 1h2' }],
  ]);
});

it.each([
  [svg('<path d="M1 1" />', '0 0 48 48'), 'The icon has viewBox="0 0 48 48": viewBox="0 0 24 24"'],
  [svg('<g><path d="M1 1" /></g>'), '<g>'],
  [svg('<script>alert(1)</script>'), '<script>'],
  [svg('<path d="M1 1" onload="x()" />'), '<path onload>'],
  [svg('<image href="https://example.com/x.png" />'), '<image>'],
  [svg('text'), 'The icon has "text": path, circle'],
  [svg(''), 'The icon has no lines: path, circle'],
  ['<svg><path d="M1 1" /></svg>', 'The icon has no viewBox'],
  ['hello', 'The file is not an SVG'],
  ['', 'The file is not an SVG'],
])('what is no icon is refused: %s', (text, said) => {
  expect(() => parseSvgIcon(text)).toThrow(said);
});
