import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it, expect } from 'vitest';
import englishMessages from 'ra-language-english';
import { flattenMessages } from '../flatten';
import { ra } from './ra';

const english = flattenMessages(englishMessages);
const spanish = flattenMessages({ ra });

// Spanish and English happen to write these alike.
const SAME_IN_BOTH = new Set(['ra.page.edit', 'ra.page.list', 'ra.page.show']);

/** Every key that ra-core's sources name. */
function asked(): string[] {
  const root = dirname(createRequire(import.meta.url).resolve('ra-core'));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const keys = sources.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/["'`](ra\.[a-z]\w*(?:\.\w+)+)/g)].map(
      ([, key]) => key,
    ),
  );
  return [...new Set(keys.filter((key) => key !== undefined))];
}

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();

describe('ra', () => {
  it('has exactly the keys that react-admin’s core asks for [SHELL-03]', () => {
    expect([...spanish.keys()].sort()).toEqual(asked().sort());
  });

  it.each([...spanish].filter(([key]) => english.has(key)))(
    '%s keeps its placeholders and plural forms [SHELL-05]',
    (key, es) => {
      const en = english.get(key) ?? '';
      expect(placeholders(es)).toEqual(placeholders(en));
      expect(es.split('||||')).toHaveLength(en.split('||||').length);
    },
  );

  it('says nothing in English [SHELL-05]', () => {
    const same = [...spanish].filter(([key, text]) => text === english.get(key)).map(([key]) => key);
    expect(new Set(same)).toEqual(SAME_IN_BOTH);
  });
});
