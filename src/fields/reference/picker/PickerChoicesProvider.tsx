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
 * Offers the records for the current input text, without records that the field excludes or that lack an id. If the request
 * fails, shows the field's own error text: once as a notification, and under the field while the error lasts. The form stays
 * usable: it keeps its value and can be saved.
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
  // Replace the error: react-admin would show the host's message, in whatever language.
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

/** Returns the selected choices only, with nothing to choose. */
const selectedOnly = (choices: Choices): Choices =>
  // ra-core's type has a shape for each loading state.
  ({ ...choices, allChoices: choices.selectedChoices, availableChoices: [] }) as Choices;

/** Returns the choices with another error text. */
const withError = (choices: Choices, text: string): Choices =>
  // As above.
  ({ ...choices, error: new Error(text) }) as Choices;

/** Adds selected records that could not be read, so that they stay selected. */
const withUnreadable = (choices: Choices, ids: readonly Id[]): Choices => {
  if (ids.length === 0) return choices;
  const records = ids.map((id) => ({ id }));
  return {
    ...choices,
    allChoices: [...records, ...(choices.allChoices ?? [])],
    selectedChoices: [...records, ...(choices.selectedChoices ?? [])],
    // ra-core's type has a shape for each loading state.
  } as Choices;
};

/** Returns the available choices without the excluded records or ids. */
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
    // ra-core's type has a shape for each loading state, and the list can be missing in any of them.
  } as Choices;
}

/** Filters records on the client by a name that contains the search term. Selected records are not filtered. */
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
    // ra-core's type has a shape for each loading state, and the list can be missing in any of them.
  } as Choices;
}
