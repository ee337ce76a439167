import { createContext, use, useMemo } from 'react';
import type { DraftTarget } from './drafts';

/** Disables drafts in the forms below it, whose input is only a trial. */
export const DraftsDisabledContext = createContext(false);

/**
 * Returns the target of a form's draft, with the same identity while its members are equal; undefined if the form has no
 * draft.
 */
export function useDraftTarget(target: DraftTarget | undefined): DraftTarget | undefined {
  const { resource, form, id, title, reopens } = target ?? NO_TARGET;
  const isDisabled = use(DraftsDisabledContext);
  const hasNoTarget = isDisabled || target === undefined;
  return useMemo(
    () => (hasNoTarget ? undefined : { resource, form, id, title, reopens }),
    [hasNoTarget, resource, form, id, title, reopens],
  );
}

const NO_TARGET: DraftTarget = { resource: '', form: '', id: '', title: '', reopens: 'page' };
