import { useEffect, useMemo, type ReactNode } from 'react';
import { ChoicesContextProvider, useChoicesContext, useNotify } from 'ra-core';
import { readPath } from '../../config/readPath';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { useFormScope } from '../useFormScope';
import { useText } from '../../i18n/useText';
import { relatedId, relatedIds } from './references';
import type { ReferenceFilled } from './schema';
import type { usePicker } from './usePicker';

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
  const { filterValues } = found;
  const isCurrent = picker.isFor(filterValues?.search);
  const choices = useMemo(() => (isCurrent ? found : chosenOnly(found)), [found, isCurrent]);
  const t = useText();
  const notify = useNotify();
  const hasFailed = Boolean(choices.error);
  const { exclude, loadError } = optionsOf<ReferenceFilled>(field);
  const text = t(loadError);
  const scope = useFormScope();
  const excluded: unknown = exclude === undefined ? undefined : readPath(scope, exclude);
  useEffect(() => {
    if (hasFailed) notify(text, { type: 'error' });
  }, [hasFailed, text, notify]);
  // react-admin shows the message of the error as it is: the host's own, in whatever language.
  const said = useMemo(() => {
    const rest = without(choices, excluded);
    return choices.error ? ({ ...rest, error: new Error(text) } as Choices) : rest;
  }, [choices, excluded, text]);
  return <ChoicesContextProvider value={said}>{children}</ChoicesContextProvider>;
};

type Choices = ReturnType<typeof useChoicesContext>;

/** What is chosen already, and nothing to choose. */
const chosenOnly = (choices: Choices): Choices =>
  // The type has a shape for each state of loading.
  ({ ...choices, allChoices: choices.selectedChoices, availableChoices: [] }) as Choices;

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
