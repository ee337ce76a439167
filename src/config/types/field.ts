import type { AccessRule, Condition, DisabledRule, Json } from './common';

/** A field. `options` holds what its type alone knows. */
export interface Field {
  name: string;
  type: string;
  label: string;
  /** Path where the value is read. */
  source: string;
  /** Other paths where hosts write it, for records that have nothing at `source`. */
  alternativeSources: readonly string[];
  /** What the value is while a condition over the record holds; the first wins over what the record has. */
  valueWhen: readonly { when: Condition; value: Json }[];
  /** Path where the preset bodies write it. */
  write: string;
  /** How the preset bodies write that there is no value; 'text' and 'omit' leave out what had none. */
  emptyAs: 'null' | 'text' | 'omit';
  empty: string;
  /** Name of the field shown in a small window beside the value. */
  tip: string | null;
  /** A code that people pass on: a button beside it copies it. */
  copy: boolean;
  /** Texts that win over `empty` when their condition holds for the record. */
  emptyWhen: readonly { when: Condition; text: string }[];
  help: string | null;
  placeholder: string | null;
  required: boolean;
  requiredWhen: Condition | null;
  requiredText: string;
  /** Name of a field of the form, else path into the record: the value has to be the same. */
  equalTo: string | null;
  equalText: string;
  readOnly: boolean;
  visibleWhen: Condition | null;
  /** Out of sight it loses its value. */
  clearWhenHidden: boolean;
  disabledWhen: readonly DisabledRule[];
  default: Json | undefined;
  /** The value of a record of which the host says none. */
  assumed: Json | undefined;
  access: AccessRule;
  sortable: boolean;
  sortBy: string;
  filterBy: string;
  call: FieldCall | null;
  options: Readonly<Record<string, unknown>>;
}

/** A call of a field's own: the value is read from another address than the record. */
export interface FieldCall {
  path: string;
  query: Readonly<Record<string, Json>>;
  read: string;
  error: string;
  /** Seconds. */
  errorFor: number;
}
