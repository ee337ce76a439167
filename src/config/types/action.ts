import type { ApiCall } from './api';
import type { AccessRule, Condition, DisabledRule, Json } from './common';
import type { OutcomeRules, ProofStrategy } from './outcome';
import type { Field } from './field';
import type { PromptForm, DialogPlacement } from './form';

/** Asks before something is done. */
export interface ActionConfirmation {
  kind: 'confirm';
  title: string;
  /** null: whether to do it, with the name of the record where there is one. */
  text: string | null;
  /** Label of the main button. */
  submit: string;
  typing: readonly Field[];
  /** Offers not to ask again: for this visit, or in this browser. */
  remember: 'visit' | 'device' | null;
  /** px, or a CSS length; null: as usual. */
  width: number | string | null;
  /** Names entries of a list of the record, by the titles of a resource. */
  items: { from: string; resource: string; text: string } | null;
}

/** A call before the dialog: what its answer holds may block the action. */
export interface ActionCheck {
  call: ApiCall;
  error: string | null;
  block: readonly {
    when: Condition;
    title: string;
    text: string;
    items: string | null;
    display: string;
    link: string | null;
    /** An action of `resource` beside each entry. */
    act: { resource: string; action: string } | null;
  }[];
}

/** A call, what is asked before it, and how it ends. */
export interface SendBehaviour {
  kind: 'send';
  check: ActionCheck | null;
  prompt: ActionConfirmation | PromptForm | null;
  /** Says this instead of sending, while the condition over the record and `form` holds. */
  refuse: readonly { when: Condition; error: string }[];
  /** The first whose condition over the record and `form` holds is sent, and no other; null always holds. */
  calls: readonly { when: Condition | null; call: ApiCall; proof: ProofStrategy }[];
  /** Stands in a dialog of its own while the call runs; null for none. */
  waiting: string | null;
  /** Of several selected records each gets a call of its own, so many at a time, and is called so; null: one call for all. */
  perRow: { atOnce: number; name: string | null } | null;
  /** Name of the file that the answer is saved as; a template. */
  download: string | null;
  outcomeRules: OutcomeRules;
  /** What takes it back, offered beside the message of a success; null: nothing does. */
  undo: { call: ApiCall; outcomeRules: OutcomeRules } | null;
}

/** Whose form is opened, where it is not of the action's own resource. */
export interface FormTarget {
  resource: string;
  /** Of the edited record; a template. */
  id: string;
  /** What a new one starts with, by field; templates. */
  with: Readonly<Record<string, Json>>;
  /** The form stands below the record of the action, whatever is above that one. */
  isChildOfRecord: boolean;
}

/** What an action does: one of these. */
export type ActionBehaviour =
  | SendBehaviour
  /** Goes to a console path; a template. */
  | { kind: 'go'; path: string }
  /** Puts a text on the clipboard; a template. */
  | { kind: 'copy'; template: string }
  | { kind: 'open'; form: 'edit' | 'create'; target: FormTarget | null }
  /** Opens a list over the page: `opened` of the resource of the action. `rows`: whose rows they are. */
  | { kind: 'list'; placement: DialogPlacement; title: string; rows: string }
  /** Opens a dialog written in code. */
  | { kind: 'dialog'; id: string; options: Readonly<Record<string, Json>> }
  /** Reads again what is on screen. */
  | { kind: 'reload' }
  /** Nothing: it is named, but not declared. */
  | { kind: 'none' };

/** How an action looks, who sees it and who may do it when. */
interface ActionPresentation {
  id: string;
  resource: string;
  label: string;
  icon: string | null;
  danger: boolean;
  primary: boolean;
  access: AccessRule;
  enabledFor: { access: AccessRule; why: string } | null;
  visibleWhen: Condition | null;
  disabledWhen: readonly DisabledRule[];
}

/** Something that a person can do with a record, a selection or a list. */
export interface Action extends ActionPresentation {
  behaviour: ActionBehaviour;
}
