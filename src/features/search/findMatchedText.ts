import type { Field, Resource } from '../../config/types';
import { fieldTypes } from '../../fields/core/registry';
import { readValue } from '../../fields/core/readValue';
import { interpolateText } from '../../i18n/interpolateText';
import { findMatches } from '../../lib/text/findMatches';
import { searchTexts } from './texts';

interface MatchedTextOptions {
  resource: Resource;
  record: Readonly<Record<string, unknown>>;
  /** The text that was searched for. */
  q: string;
  /** Texts of the result that are shown anyway. */
  shownTexts: readonly (string | undefined)[];
  /** True if the user may see the field. */
  canSee: (field: Field) => boolean;
  t: (text: string) => string;
}

/**
 * Returns the first field of the record that has a word of the query, with its label, if no text that is shown has one:
 * «Correo de soporte: ayuda@torre.example». Undefined if the host's answer does not say why it found the record.
 */
export function findMatchedText(options: MatchedTextOptions): string | undefined {
  const { resource, record, q, shownTexts, canSee, t } = options;
  const isMatch = (text: string): boolean => findMatches(text, q).length > 0;
  if (shownTexts.some((text) => text !== undefined && isMatch(text))) return undefined;
  for (const field of Object.values(resource.fields)) {
    if (!canSee(field)) continue;
    const text = String(fieldTypes.get(field.type)?.toText(readValue(field, record), field, t) ?? '');
    if (isMatch(text)) return interpolateText(searchTexts.matched, { label: t(field.label), text });
  }
  return undefined;
}
