import { createContext, use, useMemo } from 'react';
import type { DraftTarget } from './drafts';

/** Below it no form keeps drafts: what is typed there is tried out, and not work. */
export const DraftsDisabledContext = createContext(false);

/** The place of a form's draft, the same object as long as its parts are; undefined for a form that keeps none. */
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
