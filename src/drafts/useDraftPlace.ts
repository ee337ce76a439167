import { useMemo } from 'react';
import type { DraftPlace } from './drafts';

/** The place of a form's draft, the same object as long as its parts are. */
export function useDraftPlace({ resource, form, id, title, reopens }: DraftPlace): DraftPlace {
  return useMemo(() => ({ resource, form, id, title, reopens }), [resource, form, id, title, reopens]);
}
