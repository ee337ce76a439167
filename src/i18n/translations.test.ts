import { describe, expect, it } from 'vitest';
import { findTextPlaceholders } from '../lib/text/textPlaceholders';
import { flattenMessages } from './flattenMessages';
import { textTables } from './textTables';

// Loads every table there is.
import.meta.glob(
  ['/src/i18n/messages/*.ts', '/src/**/{texts,*Texts}.ts', '/dataProvider/**/*Texts.ts', '!**/*.test.ts'],
  { eager: true },
);

/** Key, Spanish and English text of every entry of every table. */
const pairs = textTables.loaded.flatMap(({ id, byLanguage }) => {
  const english = flattenMessages(byLanguage.en ?? {});
  return [...flattenMessages(byLanguage.es ?? {})].map(
    ([key, es]) => [`${id}.${key}`, es, english.get(key) ?? ''] as const,
  );
});

describe('texts in English', () => {
  it('are there for each one in Spanish', () => {
    expect(pairs.length).toBeGreaterThan(1700);
    expect(pairs.filter(([key, es, en]) => (en === '') !== (es === '') && !key.endsWith('.null'))).toEqual(
      [],
    );
  });

  it('have the placeholders of the Spanish ones, and as many forms', () => {
    const shape = (text: string) =>
      JSON.stringify([new Set(findTextPlaceholders(text).sort()).size, text.split('||||').length]);
    const names = (text: string) => [...new Set(findTextPlaceholders(text))].sort().join();
    expect(pairs.filter(([, es, en]) => shape(es) !== shape(en) || names(es) !== names(en))).toEqual([]);
  });

  it('have nothing Spanish in them: accents, quotation marks, signs before a question', () => {
    // The name of a sample record, and kinds of streets, which are part of Spanish addresses.
    const isSample = (key: string) => /serverTexts\.writes|enums\.street_type/.test(key);
    expect(pairs.filter(([key, , en]) => /[áéíóúñ¿¡«»]/i.test(en) && !isSample(key))).toEqual([]);
  });

  it('end as the Spanish ones do', () => {
    const end = (text: string) => /[.?!…:]?$/.exec(text.trim())?.[0];
    expect(pairs.filter(([, es, en]) => end(es) !== end(en))).toEqual([]);
  });
});

it('every table of texts has an id of its own, and it is the name of its constant', () => {
  const ids = textTables.loaded.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
