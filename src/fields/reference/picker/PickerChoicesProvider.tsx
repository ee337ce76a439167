import { useEffect, type ReactNode } from 'react';
import { ChoicesContextProvider, useChoicesContext, useNotify } from 'ra-core';
import { isEmpty } from '../../../config/values/isEmpty';
import { includesFolded } from '../../../lib/text/foldText';
import { readPath } from '../../../config/values/readPath';
import type { Field } from '../../../config/types';
import { optionsOf } from '../../core/optionsOf';
import { RetryButton } from '../../inputs/RetryButton';
import { useFormScope } from '../../formContext/useFormScope';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { relatedId, relatedIds, type Id } from '../relatedRecord';
import type { ResolvedReferenceOptions } from '../schema';
import { useRetryFailed } from './useRetryFailed';
import { useDebouncedSearch, type useRecordPicker } from './useRecordPicker';
import { useUnreadableIds } from './useUnreadableIds';

interface PickerChoicesProviderProps {
  field: Field;
  picker: ReturnType<typeof useRecordPicker>;
  children: ReactNode;
}

/**
 * Offers the records of the very text that stands in the field (PROJ-19), without those that the field excludes
 * and those without an id to be chosen by, and says in the field's own words that its records could not be loaded: once as
 * a message, and under the field for as long as it holds. The form stays usable: what it held is kept and can be saved (ADET-32).
 */
export const PickerChoicesProvider = ({ field, picker, children }: PickerChoicesProviderProps) => {
  const choicesContext = useChoicesContext();
  useDebouncedSearch(picker);
  const { filterValues } = choicesContext;
  const isCurrent = picker.matchesSearch(filterValues?.search);
  const choices = isCurrent ? choicesContext : selectedOnly(choicesContext);
  const t = useTranslateText();
  const notify = useNotify();
  const hasFailed = Boolean(choices.error);
  const { exclude, loadError } = optionsOf<ResolvedReferenceOptions>(field);
  const errorText = t(loadError);
  const scope = useFormScope();
  const excludedRecords: unknown = exclude === undefined ? undefined : readPath(scope, exclude);
  const { setWhole } = picker;
  const choiceCount = choices.allChoices?.length ?? 0;
  const isComplete = choicesContext.total === undefined || choicesContext.total <= choiceCount;
  const isLoaded = !choicesContext.isFetching && !hasFailed && isCurrent && isEmpty(filterValues?.search);
  useEffect(() => {
    if (isLoaded) setWhole(isComplete);
  }, [isLoaded, isComplete, setWhole]);
  useEffect(() => {
    if (hasFailed) notify(errorText, { type: 'error' });
  }, [hasFailed, errorText, notify]);
  // react-admin shows the message of the error as it is: the host's own, in whatever language.
  const unreadableIds = useUnreadableIds(field);
  const offeredChoices = withUnreadable(
    filterLocally(excludeChoices(choices, excludedRecords), picker),
    unreadableIds,
  );
  const { busy, retry } = useRetryFailed(optionsOf<ResolvedReferenceOptions>(field).resource);
  return (
    <>
      <ChoicesContextProvider value={hasFailed ? withError(offeredChoices, errorText) : offeredChoices}>
        {children}
      </ChoicesContextProvider>
      {hasFailed && <RetryButton busy={busy} onRetry={retry} />}
    </>
  );
};

type Choices = ReturnType<typeof useChoicesContext>;

/** What is chosen already, and nothing to choose. */
const selectedOnly = (choices: Choices): Choices =>
  // The type has a shape for each state of loading.
  ({ ...choices, allChoices: choices.selectedChoices, availableChoices: [] }) as Choices;

/** The same, failed in other words. */
const withError = (choices: Choices, text: string): Choices =>
  // As above.
  ({ ...choices, error: new Error(text) }) as Choices;

/** What was chosen and could not be read stays chosen. */
const withUnreadable = (choices: Choices, ids: readonly Id[]): Choices => {
  if (ids.length === 0) return choices;
  const records = ids.map((id) => ({ id }));
  return {
    ...choices,
    allChoices: [...records, ...(choices.allChoices ?? [])],
    selectedChoices: [...records, ...(choices.selectedChoices ?? [])],
    // The type has a shape for each state of loading.
  } as Choices;
};

/** The choices that can be chosen, but those that are among the excluded records or ids. */
function excludeChoices(choices: Choices, excludedRecords: unknown): Choices {
  const excludedIds = new Set(relatedIds(excludedRecords).map(String));
  const isKeepable = (choice: unknown): boolean => {
    const id = relatedId(choice);
    return id !== undefined && !excludedIds.has(String(id));
  };
  return {
    ...choices,
    allChoices: choices.allChoices?.filter(isKeepable),
    availableChoices: choices.availableChoices?.filter(isKeepable),
    // The type has a shape for each state of loading, and the list can be missing in any of them.
  } as Choices;
}

/** Of records that are searched here those whose name holds what is typed. What is chosen is no matter of the search. */
function filterLocally(
  choices: Choices,
  { isLocal, typed, getOptionText }: PickerChoicesProviderProps['picker'],
): Choices {
  if (!isLocal || typed === '') return choices;
  return {
    ...choices,
    availableChoices: choices.availableChoices?.filter((choice: unknown) =>
      includesFolded(getOptionText(choice), typed),
    ),
    // The type has a shape for each state of loading, and the list can be missing in any of them.
  } as Choices;
}
