import { useGetSecondaryText, useGetRecordTitle } from '../../../queries/console/consoleHooks';
import type { GetSecondaryText, GetRecordTitle } from '../../../queries/console/ConsoleContext';
import type { Field } from '../../../config/types';
import { isPlainObject } from '../../../lib/json';
import { optionsOf } from '../../core/optionsOf';
import { recordText, relatedId } from '../relatedRecord';
import type { ResolvedReferenceOptions } from '../schema';

/** Texts of a record in a list of choices. */
export interface ChoiceText {
  /** Title of the record, or its id if it has none. */
  title: string;
  /** Distinguishes records of the same title; '' for none. */
  secondary: string;
}

export function buildChoiceText(
  record: unknown,
  field: Field,
  { titleOf, secondaryTextOf }: { titleOf: GetRecordTitle; secondaryTextOf: GetSecondaryText },
): ChoiceText {
  const title = recordText(record, field, titleOf) || String(relatedId(record) ?? '');
  const { resource } = optionsOf<ResolvedReferenceOptions>(field);
  return { title, secondary: isPlainObject(record) ? secondaryTextOf(resource, record, title) : '' };
}

/** Joins both on one line. */
export const joinChoiceText = ({ title, secondary }: ChoiceText): string =>
  secondary === '' ? title : `${title} · ${secondary}`;

/** Returns the function that builds the texts of a picker's records. */
export function useChoiceText(field: Field): (record: unknown) => ChoiceText {
  const titleOf = useGetRecordTitle();
  const secondaryTextOf = useGetSecondaryText();
  return (record) => buildChoiceText(record, field, { titleOf, secondaryTextOf });
}
