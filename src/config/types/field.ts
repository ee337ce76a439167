import type { AccessRule, Condition, DisabledRule, Json } from './common';

/** A field. `options` holds the options of its type. */
export interface Field {
  name: string;
  type: string;
  label: string;
  /** Path to the value in the record. */
  source: string;
  /** Other paths to the value, for records without a value at `source`. */
  alternativeSources: readonly string[];
  /** Fixed values while a condition over the record is true; the first match overrides the record's value. */
  valueOverrides: readonly { when: Condition; value: Json }[];
  /** Path where the preset bodies write the value. */
  writePath: string;
  /** How the preset bodies write an empty value; 'text' and 'omit' leave the member out if it was empty before. */
  writeEmptyAs: 'null' | 'text' | 'omit';
  emptyText: string;
  /** Name of the field shown in a tooltip beside the value. */
  tooltipField: string | null;
  /** True if a button beside the value copies it; for codes that people pass on. */
  copyButton: boolean;
  /** Texts that replace `emptyText` while their condition over the record is true. */
  emptyTextWhen: readonly { when: Condition; text: string }[];
  help: string | null;
  placeholder: string | null;
  required: boolean;
  requiredWhen: Condition | null;
  requiredText: string;
  /** Name of a form field, else a path in the record; the value has to be equal to it. */
  equalTo: string | null;
  equalText: string;
  readOnly: boolean;
  visibleWhen: Condition | null;
  /** True if the value is cleared when the field is hidden. */
  clearWhenHidden: boolean;
  disabledWhen: readonly DisabledRule[];
  default: Json | undefined;
  /** The value of a record for which the host returns none. */
  hostDefault: Json | undefined;
  access: AccessRule;
  sortable: boolean;
  sortBy: string;
  filterBy: string;
  call: FieldCall | null;
  options: Readonly<Record<string, unknown>>;
}

/** A field's own call: the value comes from another URL than the record. */
export interface FieldCall {
  path: string;
  query: Readonly<Record<string, Json>>;
  responsePath: string;
  error: string;
  /** Seconds. */
  errorDurationSeconds: number;
}
