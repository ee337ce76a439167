import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getContrastRatio } from '../../lib/colour';
import { DRAWER_WIDTHS, SIDE_MENU_MIN_WIDTH, MENU_DRAWER_WIDTH } from './tokens';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--c-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name = '', ...both]) => [
    name,
    both,
  ]),
);
const themes = ['light', 'dark'] as const;
/** The colour of a token in a theme; throws for one that has not both. */
function colour(name: string, theme: (typeof themes)[number]): string {
  const found = colours.get(name)?.[themes.indexOf(theme)];
  if (!found) throw new Error(`no colour ${name}`);
  return found;
}

it('hold the sizes of the specification [SHELL-24, LIST-19]', () => {
  expect([SIDE_MENU_MIN_WIDTH, MENU_DRAWER_WIDTH, ...DRAWER_WIDTHS]).toEqual([1200, 300, 480, 520]);
});

it('a choice of the person goes before the system', () => {
  for (const theme of themes)
    expect(css).toContain(`:root[data-theme='${theme}'] {\n    color-scheme: ${theme};`);
});

describe.each(themes)('contrast in %s (WCAG 2.2 AA)', (theme) => {
  const grounds = ['surface', 'raised', 'bg', 'sunken', 'hover'];
  const texts: [string, string][] = [
    ...grounds.flatMap((ground) =>
      ['text', 'muted', 'primary', 'primary-hover', 'danger', 'success', 'warning', 'info'].map(
        (text): [string, string] => [text, ground],
      ),
    ),
    ['info', 'info-soft'],
    ['success', 'success-soft'],
    ['warning', 'warning-soft'],
    ['danger', 'danger-soft'],
    ['text', 'primary-soft'],
    ['primary-hover', 'primary-soft'],
    ['primary', 'primary-soft'],
    ['primary-text', 'primary'],
    ['primary-text', 'primary-hover'],
    ['primary-text', 'danger'],
    ['primary-text', 'danger-hover'],
    ['action-text', 'action'],
    ['action-text', 'action-hover'],
    ['muted', 'action-off'],
    ['text', 'lamp-soft'],
    ['off', 'off-soft'],
    ['surface', 'text'],
  ];
  /** The pairs with less contrast than is needed. */
  const offenders = (pairs: readonly (readonly [string, string])[], needed: number) =>
    pairs.flatMap(([front, ground]) => {
      const ratio = getContrastRatio(colour(front, theme), colour(ground, theme));
      return ratio >= needed ? [] : [`${front} on ${ground}: ${ratio.toFixed(2)} of ${needed}`];
    });

  it('every text is readable on its grounds', () => {
    expect(offenders(texts, 4.5)).toEqual([]);
  });

  it('a row under the pointer differs from its ground, in lists and in menus', () => {
    for (const ground of ['surface', 'raised'])
      expect(colour('hover', theme)).not.toBe(colour(ground, theme));
  });

  it('edges, focus rings and orange drawings are seen', () => {
    const drawings = ['surface', 'raised', 'bg'].flatMap((ground) =>
      ['edge', 'focus', 'warning-mark'].map((edge) => [edge, ground] as const),
    );
    expect(offenders([...drawings, ['lamp', 'wall']], 3)).toEqual([]);
  });
});
