import type { ApiCall } from './api';
import type { Condition, Json, Tone } from './common';

/** The message after a call, and where it is shown. Texts are keys or literals with placeholders. */
export type OutcomeMessage =
  | { kind: 'silent' }
  /** `seconds`: how long the message is shown. */
  | { kind: 'notification'; tone: Tone; text: string; seconds: number }
  /** Shown under a field of the form. */
  | { kind: 'field'; field: string; text: string }
  /** A form alert: shown above the form, which stays open, with the affected entries of the response. */
  | {
      kind: 'formAlert';
      tone: Tone;
      text: string;
      /** `id`: member with the id of a selected record; `display` null: shows the title of the record. */
      items: { responsePath: string; id: string | null; display: string | null } | null;
    }
  /** Force confirm: the host did nothing; asks whether to resend with other members in the body. */
  | {
      kind: 'forceConfirm';
      title: string;
      /** '' for none. */
      text: string;
      submitLabel: string;
      body: Readonly<Record<string, Json>>;
      /** Id of the extension that shows the details. */
      component: string | null;
    };

/** An outcome rule: the responses that it matches, and the message for them. */
export interface OutcomeRule {
  on: 'success' | 'error' | readonly number[];
  /** Matches if one of these is in the error's detail; templates. */
  detail: readonly string[] | null;
  when: Condition | null;
  message: OutcomeMessage;
  /** True if this failure means that the wanted state already exists. */
  countsAsSuccess: boolean;
  /** Effects of this outcome, instead of the success effects; null: the success effects, or none after a failure. */
  effects: readonly Effect[] | null;
}

/** A side effect of a success. */
export type Effect =
  | 'refetch'
  | 'clearSearchOrRefetch'
  | 'goToList'
  | 'refreshProfile'
  | 'logout'
  | 'clearSelection'
  /** Resets the form on the page. */
  | 'resetForm'
  /** A console path; a template. */
  | { goTo: string };

/**
 * The read that shows whether a write with an unknown outcome was done. `call` null: the record of the write itself, as its
 * resource reads it. The write was done if all given tests are true: a 404 (`gone`), members with a value (`has`) or without
 * it (`lacks`). Values are templates; lists on the path to a member are searched.
 */
export interface WriteProof {
  call: ApiCall | null;
  gone: boolean;
  has: Readonly<Record<string, Json>>;
  lacks: Readonly<Record<string, Json>>;
}

/**
 * `usual`: the default for the call, such as a 404 after a DELETE. `screen`: refetches what is on screen, so that the user
 * can check. `none`: no read can verify the write.
 */
export type ProofStrategy = WriteProof | 'usual' | 'screen' | 'none';

/** Outcome rules of a write: the first rule that matches gives the message; `effects` run after a success, in order. */
export interface OutcomeRules {
  outcomes: readonly OutcomeRule[];
  effects: readonly Effect[];
  /** Seconds between a success and its message and effects. */
  settleSeconds: number;
  proof: ProofStrategy;
}
