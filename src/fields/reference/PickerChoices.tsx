import { useEffect, type ReactNode } from 'react';
import { ChoicesContextProvider, useChoicesContext, useNotify } from 'ra-core';
import { isEmpty } from '../../config/isEmpty';
import { includesFolded } from '../../lib/foldText';
import { readPath } from '../../config/readPath';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { AskAgain } from '../AskAgain';
import { useFormScope } from '../useFormScope';
import { useText } from '../../i18n/useText';
import { relatedId, relatedIds, type Id } from './references';
import type { ReferenceFilled } from './schema';
import { useAskAgain } from './useAskAgain';
import { useAskTyped, type usePicker } from './usePicker';
import { useUnread } from './useUnread';

interface PickerChoicesProps {
  field: Field;
  picker: ReturnType<typeof usePicker>;
  children: ReactNode;
}

/**
 * Offers the records of the very text that stands in the field (PROJ-19), without those that the field excludes
 * and those without an id to be chosen by, and says in the field's own words that its records could not be loaded: once as
 * a message, and under the field for as long as it holds. The form stays usable: what it held is kept and can be saved (ADET-32).
 */
export const PickerChoices = ({ field, picker, children }: PickerChoicesProps) => {
  const found = useChoicesContext();
  useAskTyped(picker);
  const { filterValues } = found;
  const isCurrent = picker.isFor(filterValues?.search);
  const choices = isCurrent ? found : chosenOnly(found);
  const t = useText();
  const notify = useNotify();
  const hasFailed = Boolean(choices.error);
  const { exclude, loadError } = optionsOf<ReferenceFilled>(field);
  const text = t(loadError);
  const scope = useFormScope();
  const excluded: unknown = exclude === undefined ? undefined : readPath(scope, exclude);
  const { setWhole } = picker;
  const size = choices.allChoices?.length ?? 0;
  const isAll = found.total === undefined || found.total <= size;
  const isRead = !found.isFetching && !hasFailed && isCurrent && isEmpty(filterValues?.search);
  useEffect(() => {
    if (isRead) setWhole(isAll);
  }, [isRead, isAll, setWhole]);
  useEffect(() => {
    if (hasFailed) notify(text, { type: 'error' });
  }, [hasFailed, text, notify]);
  // react-admin shows the message of the error as it is: the host's own, in whatever language.
  const unread = useUnread(field);
  const said = withUnread(shownOf(without(choices, excluded), picker), unread);
  const { busy, askAgain } = useAskAgain(optionsOf<ReferenceFilled>(field).resource);
  return (
    <>
      <ChoicesContextProvider value={hasFailed ? failing(said, text) : said}>
        {children}
      </ChoicesContextProvider>
      {hasFailed && <AskAgain busy={busy} onRetry={askAgain} />}
    </>
  );
};

type Choices = ReturnType<typeof useChoicesContext>;

/** What is chosen already, and nothing to choose. */
const chosenOnly = (choices: Choices): Choices =>
  // The type has a shape for each state of loading.
  ({ ...choices, allChoices: choices.selectedChoices, availableChoices: [] }) as Choices;

/** The same, failed in other words. */
const failing = (choices: Choices, text: string): Choices =>
  // As above.
  ({ ...choices, error: new Error(text) }) as Choices;

/** What was chosen and could not be read stays chosen. */
const withUnread = (choices: Choices, ids: readonly Id[]): Choices => {
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
function without(choices: Choices, excluded: unknown): Choices {
  const ids = new Set(relatedIds(excluded).map(String));
  const stays = (choice: unknown): boolean => {
    const id = relatedId(choice);
    return id !== undefined && !ids.has(String(id));
  };
  return {
    ...choices,
    allChoices: choices.allChoices?.filter(stays),
    availableChoices: choices.availableChoices?.filter(stays),
    // The type has a shape for each state of loading, and the list can be missing in any of them.
  } as Choices;
}

/** Of records that are searched here those whose name holds what is typed. What is chosen is no matter of the search. */
function shownOf(choices: Choices, { isLocal, typed, optionText }: PickerChoicesProps['picker']): Choices {
  if (!isLocal || typed === '') return choices;
  return {
    ...choices,
    availableChoices: choices.availableChoices?.filter((choice: unknown) =>
      includesFolded(optionText(choice), typed),
    ),
    // The type has a shape for each state of loading, and the list can be missing in any of them.
  } as Choices;
}
