import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stripPackage, NO_DATA_ROUTER, UNUSED_DEFAULTS } from './stripPackages.ts';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const filesIn = (folder: string): string[] =>
  readdirSync(`${modules}${folder}`)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => `${modules}${folder}/${name}`);
const read = (path: string): string => readFileSync(path, 'utf8');

describe('packages as a build takes them', () => {
  const router = (): readonly [string, string] => {
    const found = filesIn('react-router/dist/production')
      .map((path) => [read(path), stripPackage(read(path), path)] as const)
      .find(([code]) => code.includes('Link.displayName'));
    return found ?? ['', ''];
  };

  it('lose names for developers, messages of wrong use and the data router, and nothing else of react-router', () => {
    const [code, leaner] = router();
    const plain = (text: string) => text.replaceAll('/* @__PURE__ */ ', '').split('\n');
    const kept = new Set(plain(leaner));
    const known = new Set(NO_DATA_ROUTER.flatMap(([found]) => found.split('\n').map((line) => line.trim())));
    const lost = plain(code).filter((line) => !kept.has(line));
    expect(lost).toContain('NavLink.displayName = "NavLink";');
    const isMeant = (line: string) =>
      /^\w+\.displayName = "[\w.]+";$/.test(line) ||
      [...known].some((part) => part !== '' && line.includes(part)) ||
      // A message of one or more lines.
      /^\s+["`].*["`]$|^\s+`.*\($|^\s+\)}?.*`$|^\s+(?:to|errors)$|^\s+\/\//.test(line);
    expect(lost.filter((line) => !isMeant(line))).toEqual([]);
    expect(leaner).toMatch(/NavLink = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
  });

  it('say each answer about a data router where the package still asks', () => {
    const [code] = router();
    expect(NO_DATA_ROUTER.filter(([found]) => !code.includes(found))).toEqual([]);
  });

  it('have no store and no editor that ra-core would make by itself', () => {
    const paths = ['core/CoreAdminContext.js', 'store/StoreContext.js'].map(
      (path) => `${modules}ra-core/dist/${path}`,
    );
    const whole = paths.map(read).join('');
    expect(UNUSED_DEFAULTS.filter(([found]) => !whole.includes(found))).toEqual([]);
    for (const path of paths)
      expect(stripPackage(read(path), path)).not.toMatch(/memoryStore\(|Element\(Preferences/);
  });

  it('keep each line of an icon', () => {
    const path = `${modules}lucide-react/dist/esm/icons/qr-code.mjs`;
    const node = (code: string): unknown => {
      const text = /const __iconData = (\{[\s\S]*?\n\});/.exec(code)?.[1] ?? '';
      // It contains only names and texts, so it can be read as JSON instead of being run.
      const json = text.replace(/([{,]\s*)([a-z]\w*):/g, '$1"$2":').replace(/,(\s*\})/g, '$1');
      return (JSON.parse(json) as { node: unknown }).node;
    };
    const whole = JSON.stringify(node(read(path)));
    expect(JSON.stringify(node(stripPackage(read(path), path)))).toBe(whole.replaceAll(/,"key":"\w+"/g, ''));
    expect(whole).toContain('"key":');
  });
});
