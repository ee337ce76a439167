import { useGetSecondaryText, useGetRecordTitle } from '../../../queries/console/consoleHooks';
import type { GetSecondaryText, GetRecordTitle } from '../../../queries/console/ConsoleContext';
import type { Field } from '../../../config/types';
import { isPlainObject } from '../../../lib/json';
import { optionsOf } from '../../core/optionsOf';
import { recordText, relatedId } from '../relatedRecord';
import type { ResolvedReferenceOptions } from '../schema';

/** How a record reads as one of several. */
export interface ChoiceText {
  /** What it is called, its id where it has no name. */
  title: string;
  /** What tells it from others of that title; '' for nothing. */
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

/** Both on one line. */
export const joinChoiceText = ({ title, secondary }: ChoiceText): string =>
  secondary === '' ? title : `${title} · ${secondary}`;

/** How the records of a picker read as one of several. */
export function useChoiceText(field: Field): (record: unknown) => ChoiceText {
  const titleOf = useGetRecordTitle();
  const secondaryTextOf = useGetSecondaryText();
  return (record) => buildChoiceText(record, field, { titleOf, secondaryTextOf });
}
