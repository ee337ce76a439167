import { useSecondaryTexts, useTitles } from '../../console/hooks';
import type { SecondaryTextOf, TitleOf } from '../../console/ConsoleContext';
import type { Field } from '../../config/types';
import { isPlainObject } from '../../lib/json';
import { optionsOf } from '../optionsOf';
import { recordText, relatedId } from './references';
import type { ReferenceFilled } from './schema';

/** How a record reads as one of several. */
export interface ChoiceText {
  /** What it is called, its id where it has no name. */
  title: string;
  /** What tells it from others of that title; '' for nothing. */
  secondary: string;
}

export function choiceTextOf(
  record: unknown,
  field: Field,
  { titleOf, secondaryTextOf }: { titleOf: TitleOf; secondaryTextOf: SecondaryTextOf },
): ChoiceText {
  const title = recordText(record, field, titleOf) || String(relatedId(record) ?? '');
  const { resource } = optionsOf<ReferenceFilled>(field);
  return { title, secondary: isPlainObject(record) ? secondaryTextOf(resource, record, title) : '' };
}

/** Both on one line. */
export const inOneLine = ({ title, secondary }: ChoiceText): string =>
  secondary === '' ? title : `${title} · ${secondary}`;

/** How the records of a picker read as one of several. */
export function useChoiceText(field: Field): (record: unknown) => ChoiceText {
  const titleOf = useTitles();
  const secondaryTextOf = useSecondaryTexts();
  return (record) => choiceTextOf(record, field, { titleOf, secondaryTextOf });
}
