import { createContext, use, useMemo } from 'react';
import type { DraftPlace } from './drafts';

/** Below it no form keeps drafts: what is typed there is tried out, and not work. */
export const NoDrafts = createContext(false);

/** The place of a form's draft, the same object as long as its parts are; undefined for a form that keeps none. */
export function useDraftPlace(place: DraftPlace | undefined): DraftPlace | undefined {
  const { resource, form, id, title, reopens } = place ?? NOWHERE;
  const isOff = use(NoDrafts);
  const isNowhere = isOff || place === undefined;
  return useMemo(
    () => (isNowhere ? undefined : { resource, form, id, title, reopens }),
    [isNowhere, resource, form, id, title, reopens],
  );
}

const NOWHERE: DraftPlace = { resource: '', form: '', id: '', title: '', reopens: 'page' };
