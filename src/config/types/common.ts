import type { ConditionInput, Json } from '../schema/common';

/** A condition over the scope, as authored. */
export type Condition = ConditionInput;

export type { Json };

/** An access rule: `permissions` are all needed, one of `roles` is enough (empty: any); `never`: no user has access. */
export interface AccessRule {
  never: boolean;
  permissions: readonly string[];
  roles: readonly string[];
}

/** The condition under which a control is disabled, and the reason shown. */
export interface DisabledRule {
  when: Condition;
  reason: string;
}

/** Colour and wording of a message. */
export type Tone = 'success' | 'info' | 'warning' | 'error';
