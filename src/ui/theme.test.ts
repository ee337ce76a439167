import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../lib/colour';
import { colours, DRAWER_WIDTHS, fontFamily, LG, MENU_DRAWER } from './tokens';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const inCss = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];

describe('the tokens', () => {
  it.each(Object.entries(colours))('say %s alike in theme.css and for MUI', (name, value) => {
    expect(inCss(`c-${kebab(name)}`)).toBe(value);
  });

  it('name no colour in theme.css that MUI does not know, and one font', () => {
    expect([...css.matchAll(/^ {2}--c-/gm)]).toHaveLength(Object.keys(colours).length);
    expect(inCss('font')).toBe(fontFamily);
  });

  it('hold the sizes of the specification [SHELL-24, LIST-19]', () => {
    expect([LG, MENU_DRAWER, ...DRAWER_WIDTHS]).toEqual([1200, 300, 480, 520]);
  });
});

describe('contrast (WCAG 2.2 AA)', () => {
  it.each([colours.surface, colours.warningSoft])(
    'is 3 to 1 for the orange of drawings on %s (1.4.11)',
    (ground) => {
      expect(contrast(colours.warningMark, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  const { surface, bg, hover, primarySoft, primaryText } = colours;
  const texts: [string, string, string][] = [
    ...[surface, bg, hover].flatMap((ground): [string, string, string][] => [
      ['text', colours.text, ground],
      ['muted', colours.muted, ground],
      ['primary', colours.primary, ground],
      ['danger', colours.danger, ground],
    ]),
    ['info tag', colours.info, colours.infoSoft],
    ['success tag', colours.success, colours.successSoft],
    ['warning tag', colours.warning, colours.warningSoft],
    ['danger tag', colours.danger, colours.dangerSoft],
    ['chosen entry', colours.primaryHover, primarySoft],
    ['primary button', primaryText, colours.primary],
    ['primary button, hovered', primaryText, colours.primaryHover],
    ['danger button', primaryText, colours.danger],
    ['danger button, hovered', primaryText, colours.dangerHover],
  ];
  it.each(texts)('%s %s on %s is readable', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([surface, bg])('edges and focus rings are seen on %s', (ground) => {
    expect(contrast(colours.edge, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.focus, ground)).toBeGreaterThanOrEqual(3);
  });
});
