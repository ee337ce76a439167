import { isPlainObject } from '../lib/json';
import { readStoredJson } from '../lib/json';
import { notifyDraftsChanged, draftStorage } from './draftStorage';

/** Identity of the form that a draft belongs to. */
export interface DraftTarget {
  resource: string;
  /** `edit`, `create`, the id of an action, or `tab` and the fields of a form in a tab. */
  form: string;
  /** Id of the record; '' for a new one. */
  id: string;
  /** Heading of the form. */
  title: string;
  /**
   * How the form can be reopened. `action`: by its action alone. `byHand`: the user must also select rows or open the parent
   * record. `page`: the form is the page itself.
   */
  reopens: 'action' | 'byHand' | 'page';
}

/** Unsaved form input. */
export interface Draft extends DraftTarget {
  /** ms since 1970 */
  at: number;
  /** Path of the page with the form. */
  path: string;
  /** Form values by field, only those that differ from the loaded ones. */
  values: Readonly<Record<string, unknown>>;
  /** Loaded values of the same fields. */
  loaded: Readonly<Record<string, unknown>>;
  /** Names of changed fields whose values the browser may not store: secrets, codes, URLs, files. */
  left?: readonly string[];
  /** `updated_at` of the record when the form was opened; null if absent. */
  stamp: string | number | null;
}

/** Maximum age of a draft in ms. Older drafts are ignored. */
export const MAX_DRAFT_AGE = 24 * 60 * 60 * 1000;
/** Maximum characters of a draft. Longer drafts are not stored. */
export const MAX_DRAFT_SIZE = 50_000;
const MAX_DRAFTS = 10;
/** Tolerated clock skew in ms. */
const MAX_CLOCK_SKEW = 60_000;

/** Returns the storage key of a form's draft; undefined while the user is unknown. */
export const getDraftKey = (userId: string | undefined, target: DraftTarget): string | undefined =>
  userId ? [userId, target.resource, target.form, target.id].map(encodeURIComponent).join('/') : undefined;

const isDraft = (value: unknown): value is Draft =>
  isPlainObject(value) &&
  typeof value.at === 'number' &&
  ['resource', 'form', 'id', 'title', 'path'].every((name) => typeof value[name] === 'string') &&
  ['action', 'byHand', 'page'].some((reopens) => value.reopens === reopens) &&
  isPlainObject(value.values) &&
  isPlainObject(value.loaded) &&
  (value.left === undefined ||
    (Array.isArray(value.left) && value.left.every((name) => typeof name === 'string'))) &&
  (value.stamp === null || typeof value.stamp === 'string' || typeof value.stamp === 'number');

/** Returns the draft under a key; undefined if there is none, if it is too old, or if it is invalid. */
export function readDraft(key: string): Draft | undefined {
  const draft = readStoredJson(draftStorage, key, isDraft);
  const age = draft === undefined ? MAX_DRAFT_AGE : Date.now() - draft.at;
  return age < MAX_DRAFT_AGE && age > -MAX_CLOCK_SKEW ? draft : undefined;
}

/** Stores a draft. If it is too long, it is not stored and the older draft of the same form is removed. */
export function saveDraft(key: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  if (text.length > MAX_DRAFT_SIZE) return removeDraft(key);
  draftStorage.set(key, text);
  const others = draftStorage.keys().filter((other) => other !== key);
  const byAge = others
    .map((other) => ({ other, at: readDraft(other)?.at ?? 0 }))
    .sort((one, two) => two.at - one.at);
  for (const { other } of byAge.slice(MAX_DRAFTS - 1)) draftStorage.remove(other);
  notifyDraftsChanged();
}

export function removeDraft(key: string): void {
  if (draftStorage.get(key) === null) return;
  draftStorage.remove(key);
  notifyDraftsChanged();
}

/** Returns the drafts of a user, newest first. */
export function listDraftsOfUser(userId: string): { key: string; draft: Draft }[] {
  return draftStorage
    .keys()
    .flatMap((key) => {
      const draft = isOwnedBy(userId, key) ? readDraft(key) : undefined;
      return draft ? [{ key, draft }] : [];
    })
    .sort((one, two) => two.draft.at - one.draft.at);
}

/** Removes the drafts of other users and invalid entries. */
export function removeForeignDrafts(userId: string): void {
  for (const key of draftStorage.keys()) if (!isOwnedBy(userId, key) || !readDraft(key)) removeDraft(key);
}

const isOwnedBy = (userId: string, key: string): boolean => key.startsWith(`${encodeURIComponent(userId)}/`);
