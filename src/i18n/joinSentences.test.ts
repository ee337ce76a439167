import { expect, it } from 'vitest';

/** Every table of Spanish texts, and the declarations, which hold texts of their own. */
const modules = {
  ...import.meta.glob<object>(['./messages/*.ts', '../**/*[tT]exts.ts', '!**/*.test.ts'], { eager: true }),
  ...import.meta.glob<object>(['../../resources/**/*.ts', '!**/*.test.ts'], { eager: true }),
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('||||').map((text) => text.trim());
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('a text of several sentences ends the last one, too', () => {
  const texts = textsIn(modules);
  expect(texts.length).toBeGreaterThan(1000);
  const open = texts.filter((text) => /\p{L}{3}[.?!] [\p{Lu}¿¡]/u.test(text) && !/[.?!…:»)}]$/u.test(text));
  expect(open).toEqual([]);
});
