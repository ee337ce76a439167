import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { describe, it, expect } from 'vitest';
import englishMessages from 'ra-language-english';
import { flattenMessages } from '../flattenMessages';
import { ra } from './ra';

const english = flattenMessages(englishMessages);
const spanish = flattenMessages({ ra });

// Spanish and English happen to write these alike.
const SAME_IN_BOTH = new Set(['ra.page.edit', 'ra.page.list', 'ra.page.show']);

const rootOf = (name: string): string => dirname(createRequire(import.meta.url).resolve(name));
const filesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(root, name));

/** The names that the console's own sources take from react-admin, and what those inputs draw inside. */
function drawn(): string[] {
  const own = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const taken = own.flatMap((name) =>
    [...readFileSync(join('src', name), 'utf8').matchAll(/import \{([^}]*)\} from 'react-admin'/g)].flatMap(
      ([, list = '']) => list.match(/\b[A-Z]\w+/g) ?? [],
    ),
  );
  return [...taken, 'ResettableTextField', 'Offline'];
}

/** Every key that the sources of ra-core name, and those of the inputs that forms draw. */
function asked(): string[] {
  const inputs = new Set(drawn().map((name) => `${name}.js`));
  const sources = [
    ...filesIn(rootOf('ra-core')),
    ...filesIn(rootOf('ra-ui-materialui')).filter((path) => inputs.has(basename(path))),
  ];
  const keys = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/["'`](ra\.[a-z]\w*(?:\.\w+)+)/g)].map(([, key]) => key),
  );
  return [...new Set(keys.filter((key) => key !== undefined))];
}

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();

describe('ra', () => {
  it('has exactly the keys that react-admin’s core and the inputs of forms ask for [SHELL-03]', () => {
    expect([...spanish.keys()].sort()).toEqual(asked().sort());
  });

  it('keeps the placeholders and plural forms of every text [SHELL-05]', () => {
    const shape = (text: string) => [...placeholders(text), `${text.split('||||').length} forms`].join(' ');
    const common = [...spanish].filter(([key]) => english.has(key));
    expect(common.length).toBeGreaterThan(40);
    const offenders = common.flatMap(([key, es]) => {
      const en = english.get(key) ?? '';
      return shape(es) === shape(en) ? [] : [`${key}: ${shape(es)}, not ${shape(en)}`];
    });
    expect(offenders).toEqual([]);
  });

  it('says nothing in English [SHELL-05]', () => {
    const same = [...spanish].filter(([key, text]) => text === english.get(key)).map(([key]) => key);
    expect(new Set(same)).toEqual(SAME_IN_BOTH);
  });
});
