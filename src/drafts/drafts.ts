import { isPlainObject } from '../lib/json';
import { readStoredJson } from '../lib/json';
import { notifyDraftsChanged, draftStorage } from './draftStorage';

/** Which form a draft belongs to. */
export interface DraftTarget {
  resource: string;
  /** `edit`, `create`, the id of an action, or `tab` and the fields of a form in a tab. */
  form: string;
  /** Id of the record; '' for something new. */
  id: string;
  /** What stands over the form. */
  title: string;
  /**
   * How the form opens again: `action` by its action alone, `byHand` where it also needs a selection or the record it
   * stands below, `page` where it is the page itself.
   */
  reopens: 'action' | 'byHand' | 'page';
}

/** What was typed into a form and not saved. */
export interface Draft extends DraftTarget {
  /** ms since 1970 */
  at: number;
  /** Path of the page on which it was typed. */
  path: string;
  /** Form values by field, only those that differ from what was loaded. */
  values: Readonly<Record<string, unknown>>;
  /** What the same fields held when the form was opened. */
  loaded: Readonly<Record<string, unknown>>;
  /** Names of the fields that held something, too, which is not kept in the browser: secrets, codes, addresses, files. */
  left?: readonly string[];
  /** `updated_at` of the record when the form was opened; null where there was none. */
  stamp: string | number | null;
}

/** ms after which a draft counts as forgotten. */
export const MAX_DRAFT_AGE = 24 * 60 * 60 * 1000;
/** Characters of one draft; what is longer is not kept. */
export const MAX_DRAFT_SIZE = 50_000;
const MAX_DRAFTS = 10;
/** ms that a clock may be ahead. */
const MAX_CLOCK_SKEW = 60_000;

/** Where the draft of a form is stored; undefined while nobody knows who is signed in. */
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

/** The draft under a key; undefined when there is none, when it is old, and for garbage. */
export function readDraft(key: string): Draft | undefined {
  const draft = readStoredJson(draftStorage, key, isDraft);
  const age = draft === undefined ? MAX_DRAFT_AGE : Date.now() - draft.at;
  return age < MAX_DRAFT_AGE && age > -MAX_CLOCK_SKEW ? draft : undefined;
}

/** Keeps a draft; one that is too long for it is not kept, nor is the older one of the same form. */
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

/** The drafts of a user, newest first. */
export function listDraftsOfUser(userId: string): { key: string; draft: Draft }[] {
  return draftStorage
    .keys()
    .flatMap((key) => {
      const draft = isOwnedBy(userId, key) ? readDraft(key) : undefined;
      return draft ? [{ key, draft }] : [];
    })
    .sort((one, two) => two.draft.at - one.draft.at);
}

/** Removes the drafts of everybody else, and what is no draft. */
export function removeForeignDrafts(userId: string): void {
  for (const key of draftStorage.keys()) if (!isOwnedBy(userId, key) || !readDraft(key)) removeDraft(key);
}

const isOwnedBy = (userId: string, key: string): boolean => key.startsWith(`${encodeURIComponent(userId)}/`);
