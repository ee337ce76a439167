import type { DraftPlace } from './drafts';
import { draftsChanged } from './draftStorage';

/** How the form that is open at a place lets go of its draft. */
const open = new Map<string, () => void>();
type Place = Pick<DraftPlace, 'resource' | 'form' | 'id'>;
const nameOf = ({ resource, form, id }: Place): string => JSON.stringify([resource, form, id]);

/** Tells that a form is open. Returns the way to take it off. */
export function openForm(place: Place, forget: () => void): () => void {
  const name = nameOf(place);
  open.set(name, forget);
  draftsChanged();
  return () => {
    open.delete(name);
    draftsChanged();
  };
}

export const isFormOpen = (place: Place): boolean => open.has(nameOf(place));

/** Places whose draft was asked for before their form was there. */
const wanted = new Set<string>();

/** The form at this place is opened for its draft: it starts with it. */
export const wantDraft = (place: Place): void => void wanted.add(nameOf(place));

/** Whether the form was opened for its draft; asked once. */
export const takeWanted = (place: Place): boolean => wanted.delete(nameOf(place));

/** What an open form holds was saved or thrown away: its draft goes, until something else is typed. */
export const forgetDraft = (place: Place): void => open.get(nameOf(place))?.();
