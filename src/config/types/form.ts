import type { FormInput } from '../schema/form';
import type { ApiCall } from './api';
import type { AccessRule, Condition } from './common';
import type { OutcomeRules, WriteProof } from './outcome';
import type { Field } from './field';

/** An item of a form, in display order. */
export type FormItem =
  | { kind: 'field'; field: Field }
  /** `widths`: in sixths of the form, one per field; null: equal ones. */
  | { kind: 'row'; fields: readonly Field[]; widths: readonly number[] | null }
  | { kind: 'section'; text: string }
  /** Displays a value computed from the form; no input, not sent. */
  | { kind: 'computed'; field: Field }
  /** A numbered heading over its items. */
  | { kind: 'step'; text: string; items: readonly FormItem[] }
  /** `name`: form value that holds the index of the active alternative, '0' for the first; empty means the first, too. */
  | {
      kind: 'alternatives';
      name: string;
      alternatives: readonly { label: string; items: readonly FormItem[] }[];
    };

/** The common part of every form: its fields in display order, and when its submit button is enabled. */
export interface FormBody {
  items: readonly FormItem[];
  fields: readonly Field[];
  /** Submit is enabled only while a value differs from the loaded one. */
  submitRequiresChanges: boolean;
  /** Submit is enabled only while every field is valid. */
  submitRequiresValid: boolean;
  /** Submit is enabled only while each condition is true; `reason` is the text for what is missing. */
  submitEnabledWhen: readonly { when: Condition; reason: string }[];
}

/** Placement of a form in a dialog over the page. */
export interface DialogPlacement {
  kind: 'drawer' | 'modal';
  /** px, or a CSS length. */
  width: number | string;
}

/** A confirmation before a form is sent. */
export interface FormConfirmation {
  title: string;
  text: string | null;
  /** Label of the confirm button. */
  submitLabel: string;
  /** Field names: asks only if one of them changed; null: always. */
  whenChanged: readonly string[] | null;
}

/** A read before a scanned record is accepted. */
export interface ScanCheck {
  /** Users without access do without the read. */
  access: AccessRule;
  call: ApiCall;
  /** Reason if the host answers 404; null: a 404 refuses nothing. */
  notFoundText: string | null;
  /** Answers that refuse the record. */
  refusals: readonly (Pick<WriteProof, 'has' | 'lacks'> & { text: string })[];
}

/** Records that are created from scanned codes. */
export interface ScanBatch {
  /** Label of the button; null: the usual one. */
  label: string | null;
  /** Names of the scanned fields, in the order of scanning. */
  scan: readonly string[];
  checks: readonly ScanCheck[];
}

/** The create or edit form of a resource. */
export interface RecordForm extends FormBody {
  placement: DialogPlacement | { kind: 'page' };
  title: string | null;
  /** Text above the fields. */
  text: string | null;
  /** Label of the main button. */
  submitLabel: string;
  /** Name of the field whose initial value comes from the URL. */
  prefill: string | null;
  loadError: string;
  warn: {
    title: string;
    rules: readonly { field: string; pattern: string; text: string }[];
  } | null;
  confirm: FormConfirmation | null;
  /** Dialog after a success: a link, or a text to copy, each a template. `missingText`: message if there is no text to copy. */
  followUp:
    | ({ title: string; text: string | null; label: string } & (
        | { kind: 'go'; goTo: string }
        | { kind: 'copy'; copyText: string; missingText: string | null }
      ))
    | null;
  outcomeRules: OutcomeRules;
  /** As declared; null: records are created one by one. */
  batch: NonNullable<FormInput['batch']> | null;
}

/** A form in a tab that saves in place. */
export interface TabForm extends FormBody {
  submitLabel: string;
  /** Label of the button that resets the form to the loaded values. */
  cancelLabel: string;
  /** By field: while the condition is true, the field counts as unchanged. */
  unchangedWhen: Readonly<Record<string, Condition>>;
  preview: string | null;
  confirm: FormConfirmation | null;
  /** Who can save; other users see the values read-only. */
  access: AccessRule;
  outcomeRules: OutcomeRules;
}

/** The form of an action. `toolbar`: its single field is in the list's toolbar; a button sends it, or the selection does. */
export interface PromptForm extends FormBody {
  kind: 'form';
  placement: DialogPlacement | { kind: 'toolbar'; hasButton: boolean };
  title: string;
  text: string | null;
  /** Label of the main button. */
  submitLabel: string;
  /** The call that loads the initial record; a failure with one of the statuses in `notFoundStatuses` means that there is no record. */
  load: { call: ApiCall; notFoundStatuses: readonly number[]; error: string } | null;
}
