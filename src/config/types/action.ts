import type { ActionInput } from '../schema/action';
import type { ApiCall } from './api';
import type { AccessRule, Condition, DisabledRule, Json } from './common';
import type { OutcomeRules, ProofStrategy } from './outcome';
import type { Field } from './field';
import type { PromptForm, DialogPlacement } from './form';

/** A confirmation dialog before an action. */
export interface ActionConfirmation {
  kind: 'confirm';
  title: string;
  /** null: asks whether to run the action, with the title of the record if there is one. */
  text: string | null;
  /** Label of the main button. */
  submitLabel: string;
  typeToConfirm: readonly Field[];
  /** Offers "do not ask again": for this visit, or in this browser. */
  dontAskAgain: 'visit' | 'device' | null;
  /** px, or a CSS length; null: the default width. */
  width: number | string | null;
  /** Lists entries of a list of the record, by the titles of a resource. */
  items: { recordPath: string; resource: string; text: string } | null;
}

/** A call before the dialog: its response can block the action. */
export interface ActionCheck {
  call: ApiCall;
  error: string | null;
  blockedWhen: readonly {
    when: Condition;
    title: string;
    text: string;
    items: string | null;
    display: string;
    link: string | null;
    /** An action of `resource`, shown beside each entry. */
    resolveAction: { resource: string; action: string } | null;
  }[];
}

/** An entry of the impact of an action, as declared. It has one of `tab`, `path`, `recordPath` and `unknown`. */
export interface ImpactEntry {
  tab?: string | undefined;
  path?: string | undefined;
  query?: Readonly<Record<string, Json>> | undefined;
  paged?: boolean | undefined;
  pageSize?: number | undefined;
  recordPath?: string | undefined;
  resource?: string | undefined;
  has?: Readonly<Record<string, string>> | undefined;
  countWhen?: Condition | undefined;
  text?: string | undefined;
  link?: string | undefined;
  resolveAction?: { resource: string; action: string } | undefined;
  unknown?: string | undefined;
}

/** A call, the prompt before it, and its outcome rules. */
export interface SendBehaviour {
  kind: 'send';
  check: ActionCheck | null;
  prompt: ActionConfirmation | PromptForm | null;
  /** Entries about what depends on the record; null: not declared. */
  impact: readonly ImpactEntry[] | null;
  /** Shows `message` instead of sending while the condition over the record and `form` is true. */
  preconditions: readonly { failsWhen: Condition; message: string }[];
  /** Sends only the first call whose condition over the record and `form` is true; null is always true. */
  callVariants: readonly { when: Condition | null; call: ApiCall; proof: ProofStrategy }[];
  /** Text of a dialog that is open while the call runs; null: no dialog. */
  progressText: string | null;
  /**
   * One call for each selected record: `concurrency` is the number of calls at a time, `name` the label of a record. null:
   * one call for all.
   */
  perRecord: { concurrency: number; name: string | null } | null;
  /** Sends the calls of `perRecord` in waves, as declared (`normaliseWaves`); null: one after the other. */
  waves: NonNullable<ActionInput['waves']> | null;
  /** File name under which the response is saved; a template. */
  download: string | null;
  outcomeRules: OutcomeRules;
  /** The call that undoes the action, offered beside the success message; null: no undo. */
  undo: { call: ApiCall; outcomeRules: OutcomeRules } | null;
}

/** Waves of an action with one call per record. */
export interface Waves {
  /** Suggested records of a wave. */
  size: number;
  /** Suggested share of failures of a wave above which it pauses, in percent. */
  stopAbove: number;
  /** Least seconds between two reads of the state of a record, and between two writes to it. */
  interval: number;
  state: {
    call: ApiCall;
    /** Template of what changes in the answer with each run; null: nothing does. */
    id: string | null;
    runningWhen: Condition;
    doneWhen: Condition;
    failedWhen: Condition;
  };
  /** Reads the version that a record will get; null: none is known. */
  target: ApiCall | null;
  /** Templates of the versions; the first whose condition holds, null always holds. */
  versions: readonly { when: Condition | null; current: string; target: string }[];
}

/** The parent of a form: the record of the action, or an object in it. */
export interface FormParent {
  /** Path in the record; null: the record itself. */
  member: string | null;
  /** Members of that object, of which the first that is there holds its id. */
  ids: readonly string[];
}

/** The resource whose form is opened, if it is not the action's own. */
export interface FormTarget {
  resource: string;
  /** Id of the edited record; a template. */
  id: string;
  /** Initial values of a new record, by field; templates. */
  defaultValues: Readonly<Record<string, Json>>;
  /** The parent of the form, above which is the parent of the action's record; null: the latter, else the record. */
  parent: FormParent | null;
}

/** The behaviour of an action: one of these. */
export type ActionBehaviour =
  | SendBehaviour
  /** Navigates to a console path; a template. */
  | { kind: 'go'; path: string }
  /** Copies a text to the clipboard; a template. */
  | { kind: 'copy'; template: string }
  | { kind: 'open'; form: 'edit' | 'create'; target: FormTarget | null }
  /** Opens a list over the page: `getOpenedList` of the action's resource. `rows`: the resource of the rows. */
  | { kind: 'list'; placement: DialogPlacement; title: string; rows: string }
  /** Opens a dialog written in code. */
  | { kind: 'dialog'; id: string; options: Readonly<Record<string, Json>> }
  /** Refetches what is on screen. */
  | { kind: 'refetch' }
  /** No behaviour: the action is named, but not declared. */
  | { kind: 'none' };

/** Appearance of an action, and the rules for who sees it and who can run it when. */
interface ActionPresentation {
  id: string;
  resource: string;
  label: string;
  icon: string | null;
  danger: boolean;
  primary: boolean;
  access: AccessRule;
  requires: { access: AccessRule; reason: string } | null;
  visibleWhen: Condition | null;
  disabledWhen: readonly DisabledRule[];
}

/** An action that a user can run on a record, a selection or a list. */
export interface Action extends ActionPresentation {
  behaviour: ActionBehaviour;
}
