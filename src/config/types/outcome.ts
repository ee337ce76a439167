import type { ApiCall } from './api';
import type { Condition, Json, Tone } from './common';

/** What is said of a call, and where. Texts are keys or literals with placeholders. */
export type OutcomeMessage =
  | { kind: 'silent' }
  /** `seconds`: how long the message stays. */
  | { kind: 'say'; tone: Tone; text: string; seconds: number }
  /** Under a field of the form. */
  | { kind: 'field'; field: string; text: string }
  /** Above the form, which stays open, with the entries of the answer that it is about. */
  | {
      kind: 'stay';
      tone: Tone;
      text: string;
      /** `id`: member that is the id of a selected record; `display` null: the title of the record. */
      items: { from: string; id: string | null; display: string | null } | null;
    }
  /** Nothing was done; asks whether to send the same again with other members of the body. */
  | {
      kind: 'insist';
      title: string;
      /** '' for none. */
      text: string;
      submit: string;
      with: Readonly<Record<string, Json>>;
      /** Id of the part in code that shows what it is about. */
      show: string | null;
    };

/** What is said of the answers that it fits. */
export interface OutcomeRule {
  on: 'ok' | 'error' | readonly number[];
  /** One of these is in the detail of the error; templates. */
  detail: readonly string[] | null;
  when: Condition | null;
  message: OutcomeMessage;
  /** This failure means that what was wanted is so. */
  countsAsSuccess: boolean;
  /** What follows this end, in place of what follows a success; null: that, and nothing after a failure. */
  effects: readonly Effect[] | null;
}

/** What follows a success. */
export type Effect =
  | 'reload'
  | 'clearSearchOrReload'
  | 'list'
  | 'refreshProfile'
  | 'logout'
  | 'clearSelection'
  /** The form on the page starts again. */
  | 'reset'
  /** A console path; a template. */
  | { goTo: string };

/**
 * The read that tells, of a write whose answer was lost, whether it was done. `call` null: the record of the write itself, as
 * its resource reads it. The write was done when all that is said holds: a 404 (`gone`), members that have a value (`has`), or
 * do not have it (`lacks`). Values are templates; lists on the way to a member are looked through.
 */
export interface WriteProof {
  call: ApiCall | null;
  gone: boolean;
  has: Readonly<Record<string, Json>>;
  lacks: Readonly<Record<string, Json>>;
}

/**
 * `usual`: as the call itself says, such as a 404 after a deletion. `screen`: what is on screen is read again, for the person
 * to see. `none`: nothing that is read tells.
 */
export type ProofStrategy = WriteProof | 'usual' | 'screen' | 'none';

/** How a write ends: what is said of it, the first outcome that fits, and what follows a success, in order. */
export interface OutcomeRules {
  outcomes: readonly OutcomeRule[];
  effects: readonly Effect[];
  /** Seconds between a success and all that is made of it. */
  wait: number;
  proof: ProofStrategy;
}
