import { useMemo } from 'react';
import type { DraftPlace } from './drafts';

/** The place of a form's draft, the same object as long as its parts are; undefined for a form that keeps none. */
export function useDraftPlace(place: DraftPlace | undefined): DraftPlace | undefined {
  const { resource, form, id, title, reopens } = place ?? NOWHERE;
  const isNowhere = place === undefined;
  return useMemo(
    () => (isNowhere ? undefined : { resource, form, id, title, reopens }),
    [isNowhere, resource, form, id, title, reopens],
  );
}

const NOWHERE: DraftPlace = { resource: '', form: '', id: '', title: '', reopens: 'page' };
