import type { DraftTarget } from './drafts';
import { notifyDraftsChanged } from './draftStorage';

/** Callbacks by form that forget its draft. */
const forgetCallbacks = new Map<string, () => void>();
type DraftFormId = Pick<DraftTarget, 'resource' | 'form' | 'id'>;
const serializeFormId = ({ resource, form, id }: DraftFormId): string => JSON.stringify([resource, form, id]);

/** Registers an open form. Returns a function that unregisters it. */
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

/** Forms whose draft was requested before they mounted. */
const draftRequests = new Set<string>();

/** Requests that the form restores its draft when it mounts. */
export const requestDraft = (formId: DraftFormId): void => void draftRequests.add(serializeFormId(formId));

/** True if the form was opened to restore its draft. Clears the request. */
export const consumeDraftRequest = (formId: DraftFormId): boolean =>
  draftRequests.delete(serializeFormId(formId));

/** Removes the draft of an open form whose input was saved or discarded, until the user types again. */
export const forgetDraft = (formId: DraftFormId): void => forgetCallbacks.get(serializeFormId(formId))?.();
