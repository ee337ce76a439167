import type { ApiCall } from './api';
import type { AccessRule, Condition } from './common';
import type { OutcomeRules } from './outcome';
import type { Field } from './field';

/** What stands in a form, in its order. */
export type FormItem =
  | { kind: 'field'; field: Field }
  | { kind: 'row'; fields: readonly Field[] }
  | { kind: 'section'; text: string }
  /** Drawn of what the form holds; nothing is asked or sent. */
  | { kind: 'show'; field: Field }
  /** A numbered heading over its items. */
  | { kind: 'step'; text: string; items: readonly FormItem[] }
  /** `name`: value of the form that says which is shown, '0' for the first; none is the first, too. */
  | { kind: 'modes'; name: string; modes: readonly { label: string; items: readonly FormItem[] }[] };

/** What every form has: its fields in their places, and when its main button can be pressed. */
export interface FormBody {
  items: readonly FormItem[];
  fields: readonly Field[];
  /** Only while a value differs from the loaded one. */
  onlyWhenChanged: boolean;
  /** Only while every field is valid. */
  onlyWhenValid: boolean;
  /** Only while each of these holds; `why` says what is missing. */
  sendWhen: readonly { when: Condition; why: string }[];
}

/** A form over the page. */
export interface DialogPlacement {
  kind: 'drawer' | 'modal';
  /** px, or a CSS length. */
  width: number | string;
}

/** A question before a form is sent. */
export interface FormConfirmation {
  title: string;
  text: string | null;
  /** Label of the button that sends. */
  submit: string;
  /** Names of fields: asked only if one of them was changed; null: always. */
  whenChanged: readonly string[] | null;
}

/** The create or edit form of a resource. */
export interface RecordForm extends FormBody {
  placement: DialogPlacement | { kind: 'page' };
  title: string | null;
  /** Stands above the fields. */
  text: string | null;
  /** Label of the main button. */
  submit: string;
  /** Name of the field that starts with what the address says. */
  prefill: string | null;
  loadError: string;
  warn: {
    title: string;
    rules: readonly { field: string; pattern: string; text: string }[];
  } | null;
  confirm: FormConfirmation | null;
  /** After a success: a place to go to, or a text to copy, each a template. `missing`: said where there is none to copy. */
  offer:
    | ({ title: string; text: string | null; label: string } & (
        | { kind: 'go'; goTo: string }
        | { kind: 'copy'; copy: string; missing: string | null }
      ))
    | null;
  outcomeRules: OutcomeRules;
}

/** A form that stands in a tab and saves in place. */
export interface TabForm extends FormBody {
  submit: string;
  /** Label of the button that puts the loaded values back. */
  cancel: string;
  /** By field: counts as unchanged while this holds. */
  sameWhen: Readonly<Record<string, Condition>>;
  preview: string | null;
  confirm: FormConfirmation | null;
  /** Who may save; the others see the values. */
  access: AccessRule;
  outcomeRules: OutcomeRules;
}

/** The form of an action. `toolbar`: its one field stands in the toolbar of the list, and is sent by a button or once chosen. */
export interface PromptForm extends FormBody {
  kind: 'form';
  placement: DialogPlacement | { kind: 'toolbar'; hasButton: boolean };
  title: string;
  text: string | null;
  /** Label of the main button. */
  submit: string;
  /** The record that it begins with comes from this call; a failure of one of these statuses means that there is none. */
  load: { call: ApiCall; none: readonly number[]; error: string } | null;
}
