import type { DraftTarget } from './drafts';
import { notifyDraftsChanged } from './draftStorage';

/** How the form that is open at a place lets go of its draft. */
const forgetCallbacks = new Map<string, () => void>();
type DraftFormId = Pick<DraftTarget, 'resource' | 'form' | 'id'>;
const serializeFormId = ({ resource, form, id }: DraftFormId): string => JSON.stringify([resource, form, id]);

/** Tells that a form is open. Returns the way to take it off. */
export function registerOpenForm(formId: DraftFormId, forget: () => void): () => void {
  const key = serializeFormId(formId);
  forgetCallbacks.set(key, forget);
  notifyDraftsChanged();
  return () => {
    forgetCallbacks.delete(key);
    notifyDraftsChanged();
  };
}

export const isFormOpen = (formId: DraftFormId): boolean => forgetCallbacks.has(serializeFormId(formId));

/** Places whose draft was asked for before their form was there. */
const draftRequests = new Set<string>();

/** The form at this place is opened for its draft: it starts with it. */
export const requestDraft = (formId: DraftFormId): void => void draftRequests.add(serializeFormId(formId));

/** Whether the form was opened for its draft; asked once. */
export const consumeDraftRequest = (formId: DraftFormId): boolean =>
  draftRequests.delete(serializeFormId(formId));

/** What an open form holds was saved or thrown away: its draft goes, until something else is typed. */
export const forgetDraft = (formId: DraftFormId): void => forgetCallbacks.get(serializeFormId(formId))?.();
