import type { ConditionInput, Json } from '../schema/common';

/** A test of what is in scope, as written. */
export type Condition = ConditionInput;

export type { Json };

/** Who may: `permissions` all needed (PERM-03), `roles` one needed (empty = any); `never` = nobody. */
export interface AccessRule {
  never: boolean;
  permissions: readonly string[];
  roles: readonly string[];
}

/** When something cannot be used, and what is said of it. */
export interface DisabledRule {
  when: Condition;
  why: string;
}

/** Colour and word of a message. */
export type Tone = 'success' | 'info' | 'warning' | 'error';
