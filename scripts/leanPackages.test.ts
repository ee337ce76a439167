import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lean } from './leanPackages.ts';

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const filesIn = (folder: string): string[] =>
  readdirSync(`${modules}${folder}`)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => `${modules}${folder}/${name}`);
const read = (path: string): string => readFileSync(path, 'utf8');

describe('packages as a build takes them', () => {
  it('lose names for developers and nothing else of react-router', () => {
    const [router] = filesIn('react-router/dist/production')
      .map((path) => [read(path), lean(read(path), path)] as const)
      .filter(([code]) => code.includes('Link.displayName'));
    const [code = '', leaner = ''] = router ?? [];
    const kept = new Set(leaner.replaceAll('/* @__PURE__ */ ', '').split('\n'));
    const lost = code
      .replaceAll('/* @__PURE__ */ ', '')
      .split('\n')
      .filter((line) => !kept.has(line));
    expect(lost).toContain('NavLink.displayName = "NavLink";');
    expect(lost.filter((line) => !/^\w+\.displayName = "[\w.]+";$/.test(line))).toEqual([]);
    expect(leaner).toMatch(/NavLink = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
  });

  it('keep each line of an icon', () => {
    const path = `${modules}lucide-react/dist/esm/icons/qr-code.mjs`;
    const node = (code: string): unknown => {
      const text = /const __iconData = (\{[\s\S]*?\n\});/.exec(code)?.[1] ?? '';
      // Only names and texts stand in it: as JSON it can be read without being run.
      const json = text.replace(/([{,]\s*)([a-z]\w*):/g, '$1"$2":').replace(/,(\s*\})/g, '$1');
      return (JSON.parse(json) as { node: unknown }).node;
    };
    const whole = JSON.stringify(node(read(path)));
    expect(JSON.stringify(node(lean(read(path), path)))).toBe(whole.replaceAll(/,"key":"\w+"/g, ''));
    expect(whole).toContain('"key":');
  });
});
