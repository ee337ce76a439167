import type { RaRecord } from 'ra-core';
import type { Scope, WriteMeta } from '../../../dataProvider';
import type {
  Field,
  FormConfirmation,
  OutcomeRules,
  RecordForm,
  Resource,
  SendBehaviour,
} from '../../config/types';
import type { Lock } from '../../ui/hooks/useLock';
import type { MutationResponse } from '../executeMutation';
import type { ListActions } from '../list/ListActionsContext';
import type { VerificationResult } from '../unknownOutcome/verifyOutcome';

export type Values = Readonly<Record<string, unknown>>;

/** Members of a request besides its values: those that override the body, and the fields to omit. */
export type RequestOptions = Pick<WriteMeta, 'bodyOverrides' | 'omittedFields'>;

/** Description of a write: its request, its outcomes and the effects of its success. It holds no state. */
export interface DeclaredMutation {
  resource: Resource;
  /** Record members, `parent`, `$me`; `form` and `result` are added. */
  scope: Scope;
  list: ListActions | undefined;
  /** Shows this text instead of sending, while the condition holds. */
  preconditions?: SendBehaviour['preconditions'] | undefined;
  outcomes: OutcomeRules['outcomes'];
  effects: OutcomeRules['effects'];
  /** Seconds between a success and its effects. Default none. */
  settleSeconds?: OutcomeRules['settleSeconds'] | undefined;
  /** True if the call changes nothing on the host, so a missing response is an ordinary failure. */
  isReadOnly?: boolean | undefined;
  /** Fields that get the host's errors on parts of the body; undefined if no form can show them. */
  fields?: readonly Field[] | undefined;
  /**
   * Action that is tried, in the declaration's words. The message log uses it for failures that are not shown. A function of
   * `form`, if one write performs several actions.
   */
  label?: string | ((form: Values) => string) | undefined;
  /** True if no `formAlert` is shown: form alerts become messages. Default false. */
  hasNoAlertArea?: boolean | undefined;
  /** Dialog while a slow request is pending; null for none. */
  progress?: { title: string; text: string } | null | undefined;
  /** True if the sent data is visible somewhere on screen, so the user can check an unknown outcome. Default true. */
  canVerify?: boolean | undefined;
  /** Lock shared with other submits of the same data; default: one of its own. */
  lock?: Lock | undefined;
  /** Fetches the edited record right before the write; resolves to undefined if the host does not return it. */
  fetchLatestRecord?: (() => Promise<RaRecord | undefined>) | undefined;
  /** Builds `form` from the values in wire format. Default: the values. */
  buildForm?: ((values: Values) => Values) | undefined;
  /** Checks the values right before the request; resolves to the reason why they are not sent. */
  check?: ((form: Values) => Promise<string | undefined>) | undefined;
  /** Sends the request; `form` is in `scope` too. null: nothing is sent, `onDone` gets the values. */
  send: ((scope: Scope, form: Values, options: RequestOptions) => Promise<MutationResponse>) | null;
  /** Returns the names of the affected records for the success message. Default none. */
  getRecordNames?: ((scope: Scope) => readonly string[]) | undefined;
  /** Undoes the write, given its scope and record names; offered while the page is mounted. */
  undo?: ((scope: Scope, recordNames: readonly string[]) => void) | undefined;
  /** Checks by a read whether a write with an unknown outcome was applied. Default: no check. */
  verify?: ((scope: Scope) => Promise<VerificationResult>) | undefined;
  /** Closes the form, before the effects run. */
  onDone: (scope: Scope) => void;
  /** Called after a failure or a refusal was reported. */
  onRefused?: ((form: Values) => void) | undefined;
}

/** Form whose values a mutation sends: everything that the steps before the request read. */
export interface SubmittedForm {
  fields: readonly Field[];
  /** Record as the form loaded it; undefined for a new one. */
  record: RaRecord | undefined;
  /** Scope of the fields' conditions, without the values of the form. */
  scope: Scope;
  /** Initial values as the record gives them. */
  recordValues: Values;
  /** Initial values including those added while the form was open. */
  initialValues: Values;
  warn: RecordForm['warn'];
  /** Question before the form is sent. */
  confirm: FormConfirmation | null;
  canAccess: (access: Field['access']) => boolean;
}
