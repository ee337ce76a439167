import type { ComponentType, LazyExoticComponent } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import type { GetRecordTitle } from '../../queries/console/ConsoleContext';

/**
 * Props of a field type's display in a cell, header or fields tab. Must not import MUI: displays load with the first list.
 */
export interface DisplayProps {
  field: Field;
  /** The value, already read from the record. For null and undefined ("none") the engine shows `field.emptyText` instead. */
  value: unknown;
  record: RaRecord;
  /** `cell` is limited to one line; `detail` may use several. */
  place: 'cell' | 'detail';
}

/**
 * Props of a field type's form input. It renders inside a react-admin form (react-hook-form context) and loads with the
 * first form.
 */
export interface InputProps {
  field: Field;
  disabled: boolean;
  /** Reason why the input is disabled, shown as helper text. */
  disabledReason?: string | undefined;
  required: boolean;
  /**
   * Returns the problem of the form value as a Spanish text, or undefined if valid. Checks required first, then the type's
   * own rule.
   */
  validate: (value: unknown) => Promise<string | undefined>;
}

/** Records in the cache. Displays use them to show a name for a value that is only an id. */
export interface CachedRecords {
  /** Returns the record of a resource, or undefined if it is not cached. */
  find: (resource: string, id: string | number) => Record<string, unknown> | undefined;
  /** Returns the title of a record, as references to it show it. */
  titleOf: GetRecordTitle;
}

/** Props of a field type's list filter. Uses native controls, no MUI. `value` undefined means "not filtered". */
export interface FilterProps {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  id: string;
  /** True if each key stroke calls `onChange` without debounce, because the filter is a draft that is applied later. */
  isDraft?: boolean | undefined;
}

/** Props of the control that selects several values of a type. */
export interface MultiFilterProps {
  field: Field;
  /** Values as URL texts. */
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** How a type is filtered by a range. */
export interface RangeFilter {
  /** Input type of both ends. */
  input: 'number' | 'date';
  /** URL text → filter value, or undefined if invalid. A last day ends with its last second (`endOfDay`). */
  fromUrl: (text: string, field: Field) => number | undefined;
  /** Filter value → wire value. Default: identity. */
  toWire?: (value: unknown, field: Field) => unknown;
  /** Returns the display text of a wire value. Default: the type's own `toText`. */
  toText?: (value: unknown, field: Field) => string;
}

/**
 * A field type: one folder under `src/fields`, discovered by its path. The conformance suite covers all types and fails for
 * a folder without `fixture.ts`.
 */
export interface FieldType extends FormBehaviour {
  type: string;
  Display: ComponentType<DisplayProps>;
  Input: LazyExoticComponent<ComponentType<InputProps>>;
  /** True if its values are states: a card has them at the end of its first line. Default false. */
  isState?: boolean;
  /** True if a value is not understood without its label («Sí»): a card keeps the label. Numbers have theirs anyway. Default false. */
  needsLabel?: boolean;
  /** Returns true if the values of the field are a few words each: a column keeps them on one line where there is room. Default false. */
  isShort?: (field: Field) => boolean;
  /** True if the cell is a small drawing of the record, which the global search shows before its title. Default false. */
  isTile?: boolean;
  /** Absent: the type has no filter. */
  Filter?: LazyExoticComponent<ComponentType<FilterProps>>;
  /** Absent: the type has no filter by several values. */
  MultiFilter?: LazyExoticComponent<ComponentType<MultiFilterProps>>;
  /** Absent: the type has no order, so it has no range filter. */
  range?: RangeFilter;
  /** Reads the value, for types composed of several members. Never throws. Default: reads `field.source`. */
  read?: (record: unknown, field: Field) => unknown;
  /** Returns the display text, for CSV, titles and screen readers. Never throws; '' for no value. `t` translates. */
  toText: (
    value: unknown,
    field: Field,
    t: (text: string) => string,
    cachedRecords?: CachedRecords,
  ) => string | number;
  /**
   * Returns the text for an export if it differs from `toText`. `parseCell.ts` must parse it back to the same value; the
   * display text may omit part of the value or group digits. Never throws. Default: `toText`.
   */
  toExportValue?: (
    value: unknown,
    field: Field,
    t: (text: string) => string,
    cachedRecords?: CachedRecords,
  ) => string | number;
  /** Filter value → URL text and back; undefined if the text is invalid. */
  filterToUrl?: (value: unknown, field: Field) => string;
  filterFromUrl?: (text: string, field: Field) => unknown;
  /** For unpaged lists: match the filter against the displayed text. Default: match it against the value. */
  matchesByText?: true;
  /** Alignment in tables. Default: start. */
  align?: 'start' | 'end';
}

/**
 * Behaviour of a field type that only forms need. If it is more than a line, put it in `form.ts` beside `index.ts`.
 * `form.ts` loads with the first form and replaces these members.
 */
export interface FormBehaviour {
  /**
   * Height in px of the input without its help text, for the placeholder while its code loads. `value`: the form value.
   * Default: a label and one control.
   */
  inputHeight?: (field: Field, value: unknown) => number;
  /** Wire value → form value. Never throws. Default: identity. */
  toForm?: (value: unknown, field: Field) => unknown;
  /**
   * True if the input can show a value of the host that is not empty. Another value is shown as it is, and is kept until the
   * user replaces it. Default: what `dataProvider/values` reads for the type; every value of a type of an overlay. Never throws.
   */
  accepts?: (value: unknown, field: Field) => boolean;
  /** Normalises a typed value. A loaded value is sent unchanged. */
  normalise?: (value: unknown, field: Field) => unknown;
  /**
   * Form value → wire value. May be async, since files are read here. Default: identity; '' always becomes null. `loaded`:
   * the initial form value; `scope`: the scope of the form's conditions.
   */
  toWire?: (
    value: unknown,
    field: Field,
    initialValue?: unknown,
    scope?: unknown,
  ) => unknown | Promise<unknown>;
  /**
   * Additional body members that the value writes, such as a new file while the stored URL stays (`newFileMember` of an
   * image).
   */
  extraBodyMembers?: (value: unknown, field: Field) => Promise<Readonly<Record<string, unknown>>>;
  /** Resolves a declared default in an action form, such as a word for a moment. Default: identity. */
  resolveDefault?: (value: unknown, field: Field) => unknown;
  /**
   * Returns the sort key of a form value as an end of a range (`noOverlap` of a list): its first or its last. undefined if the
   * value cannot be ordered. Never throws. Default: the normalised number or text.
   */
  compareKey?: (value: unknown, isLast: boolean) => string | number | undefined;
  /** Returns the only value that the record leaves to choose, used as the initial value of an action form. Never throws. */
  soleValue?: (field: Field, record: unknown) => unknown;
  /** Wire value of a hidden field. Default: null. */
  emptyWireValue?: unknown;
  /**
   * Returns the problem of a form value as a Spanish text or a key with parameters, undefined if valid. The engine checks
   * required. `form`: the record merged with the form values by field name.
   */
  validate?: (
    value: unknown,
    field: Field,
    form?: unknown,
  ) => FieldProblem | undefined | Promise<FieldProblem | undefined>;
  /** False if typed values must never be stored in the browser (files, secrets). Default: true, drafts store them. */
  draftable?: (field: Field) => boolean;
  /** Returns what a draft stores of a form value, for values that a draft may only store in part. Default: the value. */
  toDraft?: (value: unknown, field: Field) => unknown;
  /** Restores the form value from a draft; `loaded` is the initial form value. Never throws. */
  fromDraft?: (draft: unknown, field: Field, initialValue: unknown) => unknown;
  /**
   * Returns the form path, below the field's own, of the input for a part of the wire value. The part is given by its path
   * (`1.name`) or by an entry's name. Returns undefined if no input matches. Types with several inputs implement it, so that
   * the host's error shows at the right input. `value`: the form value.
   */
  findInputPath?: (field: Field, path: string, value: unknown) => string | undefined;
  /** True if the field also writes this body member, besides its own. For types that span several members. */
  writesMember?: (field: Field, member: string) => boolean;
}

export interface FieldProblem {
  message: string;
  args?: Record<string, string | number>;
}

/** Examples for the conformance suite. */
export interface FieldFixture {
  field: Record<string, unknown>;
  /** True if the input is a group of inputs with names of their own. */
  isGroup?: boolean;
  /** Wire values that must render, survive toForm → toWire unchanged, and be valid. */
  values: readonly unknown[];
  /** Wire values that must render too but are written in another form: an embedded record is written as its id. */
  displayOnlyValues?: readonly unknown[];
  /** Form values that must be invalid, with the text expected in the error. */
  invalid: readonly unknown[];
  /** Filter values that must survive the round trip through the URL. */
  filters?: readonly unknown[];
  /** URL texts that are invalid filters. */
  invalidFilters?: readonly string[];
}
