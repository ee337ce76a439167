import { SOURCE_LANGUAGE } from '../../../lib/language/language';
import { pickTexts, type LocalizedTextPlace } from '../../localizedTexts/localizedText';
import type { DeclarationSource } from '../declarationOutline';
import type { PartSchemas } from '../schema/dependentSchema';
import { findLocalizedTexts } from './findLocalizedTexts';

/** A declaration in one language, with its texts in the others. */
export interface LocalizedSource {
  source: DeclarationSource;
  places: readonly LocalizedTextPlace[];
}

/** Replaces the texts by language in a declaration by those of the source language. Does not throw: the check reports why it failed. */
export function localizeSource(source: DeclarationSource, schemas: PartSchemas): LocalizedSource {
  try {
    const places = findLocalizedTexts(source.input, schemas);
    return { source: { ...source, input: pickTexts(source.input, places, SOURCE_LANGUAGE) }, places };
  } catch {
    return { source, places: [] };
  }
}
