import { beforeAll, describe, expect, it, vi } from 'vitest';

/** Imports the bundled declarations with the texts of a language: they take them as they are imported. */
async function importInputs(language: string): Promise<ReadonlyMap<string, unknown>> {
  vi.resetModules();
  const { setLanguage } = await import('../../lib/language/language');
  setLanguage(language);
  const { bundledDeclarations } = await import('../../app/declarations/bundledDeclarations');
  // A JSON file is imported here in the source language only: its texts by language are those of the file.
  const written = bundledDeclarations.filter(({ file }) => !file.endsWith('.json'));
  return new Map(written.map(({ input }) => [input.name, input]));
}

describe('texts of a copied declaration in each language [SHELL-03]', () => {
  const inputs = new Map<string, { es: unknown; en: unknown }>();
  beforeAll(async () => {
    const english = await importInputs('en');
    for (const [name, es] of await importInputs('es')) inputs.set(name, { es, en: english.get(name) });
  });

  it('are all found where the schema takes texts by language, in every bundled declaration', async () => {
    const { mergeLanguages } = await import('./mergeLanguages');
    const { findLocalizedTexts } = await import('../../config/check/localizedTexts/findLocalizedTexts');
    const { pickTexts } = await import('../../config/localizedTexts/localizedText');
    const { knownNames } = await import('../../app/registry/knownNames');
    expect(inputs.size).toBeGreaterThan(30);
    for (const [name, { es, en }] of inputs) {
      const merged = mergeLanguages([
        ['es', es],
        ['en', en],
      ]);
      const places = findLocalizedTexts(merged, knownNames);
      expect(places.length, name).toBeGreaterThan(0);
      expect(pickTexts(merged, places, 'es'), name).toEqual(es);
      expect(pickTexts(merged, places, 'en'), name).toEqual(en);
    }
  });

  it('stay one text where they do not differ, and other values stay as they are', async () => {
    const { mergeLanguages } = await import('./mergeLanguages');
    const merged = mergeLanguages([
      ['es', { label: 'Gateways', options: [{ label: 'Sí', value: 1 }], width: 90, only: 'es' }],
      ['en', { label: 'Gateways', options: [{ label: 'Yes', value: 1 }], width: 90 }],
    ]);
    expect(merged).toEqual({
      label: 'Gateways',
      options: [{ label: { es: 'Sí', en: 'Yes' }, value: 1 }],
      width: 90,
      only: 'es',
    });
  });
});
