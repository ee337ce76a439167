import type { ComponentType, LazyExoticComponent } from 'react';
import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import type { GetRecordTitle } from '../../queries/console/ConsoleContext';

/** What a field type draws in a cell, a header or a fields tab. No MUI here: it is part of the first list. */
export interface DisplayProps {
  field: Field;
  /** The value, already read from the record; null and undefined mean "none" and the engine shows `field.empty` instead. */
  value: unknown;
  record: RaRecord;
  /** `cell` keeps to one line, `detail` has room. */
  place: 'cell' | 'detail';
}

/** What a field type draws in a form: inside a react-admin form (react-hook-form context), loaded with the first form. */
export interface InputProps {
  field: Field;
  disabled: boolean;
  /** Why it is disabled, shown as helper text. */
  disabledReason?: string | undefined;
  required: boolean;
  /** Problem of the form value as a Spanish text, undefined when fine: required first, then the type's own rule. */
  validate: (value: unknown) => Promise<string | undefined>;
}

/** Records that were already read: how a value that is only an id gets the name that the screen shows. */
export interface CachedRecords {
  /** The record of a resource, undefined when it was not read. */
  find: (resource: string, id: string | number) => Record<string, unknown> | undefined;
  /** What a record is called by those who refer to it. */
  titleOf: GetRecordTitle;
}

/** What a field type draws above a list: native controls, no MUI. `value` undefined means "not filtered". */
export interface FilterProps {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  id: string;
  /** What is typed counts with each key: it is a draft that is applied later. */
  isDraft?: boolean | undefined;
}

/** Draws the values of a type to tick some of. */
export interface MultiFilterProps {
  field: Field;
  /** As texts of the address. */
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** How the two ends of a range are asked for. */
export interface RangeFilter {
  /** What an end is typed into. */
  input: 'number' | 'date';
  /** Text of the address → filter value; undefined when it is not valid. A last day ends with its last second (`endOfDay`). */
  fromUrl: (text: string, field: Field) => number | undefined;
  /** Filter value → wire value. Default: identity. */
  toWire?: (value: unknown, field: Field) => unknown;
  /** The text a person reads for a wire value. Default: that of the type. */
  toText?: (value: unknown, field: Field) => string;
}

/**
 * A field type: one folder under `src/fields`, found by its place. The conformance suite runs over all of them;
 * a folder without `fixture.ts` fails it.
 */
export interface FieldType extends FormBehaviour {
  type: string;
  Display: ComponentType<DisplayProps>;
  Input: LazyExoticComponent<ComponentType<InputProps>>;
  /** Absent: the type cannot be filtered by. */
  Filter?: LazyExoticComponent<ComponentType<FilterProps>>;
  /** Absent: several of its values cannot be asked for. */
  MultiFilter?: LazyExoticComponent<ComponentType<MultiFilterProps>>;
  /** Absent: it has no order to ask for a range of. */
  range?: RangeFilter;
  /** How the value is found, for types that are composed of several members. Total. Default: by `field.source`. */
  read?: (record: unknown, field: Field) => unknown;
  /** The text a person reads, for CSV, titles and screen readers. Total; '' for no value. `t` translates. */
  toText: (
    value: unknown,
    field: Field,
    t: (text: string) => string,
    cachedRecords?: CachedRecords,
  ) => string | number;
  /**
   * What an export writes, where that is not the text: what it writes, `cell.ts` reads back as the same value, and a text on
   * screen may have less than the value or group its digits. Total. Default: `toText`.
   */
  toExportValue?: (
    value: unknown,
    field: Field,
    t: (text: string) => string,
    cachedRecords?: CachedRecords,
  ) => string | number;
  /** Filter value → text of the address, and back; undefined when the text is not valid. */
  filterToUrl?: (value: unknown, field: Field) => string;
  filterFromUrl?: (text: string, field: Field) => unknown;
  /** Where rows come whole, what is asked for is looked for in what they show. Default: a row has it as its value. */
  matchesByText?: true;
  /** Alignment in tables. Default start. */
  align?: 'start' | 'end';
}

/**
 * What a field type does in forms alone. A type of which it is more than a line has it in a file of its own beside
 * `index.ts`, `form.ts`, which loads with the first form and takes the place of these members.
 */
export interface FormBehaviour {
  /** Wire value → form value. Total. Default: identity. */
  toForm?: (value: unknown, field: Field) => unknown;
  /** A value that was typed, as it is meant; one that was loaded is sent as it came. */
  normalise?: (value: unknown, field: Field) => unknown;
  /**
   * Form value → wire value (may be async, a file is read here). Default: identity; '' becomes null in either case.
   * `loaded`: what the form began with; `scope`: what conditions of the form see.
   */
  toWire?: (
    value: unknown,
    field: Field,
    initialValue?: unknown,
    scope?: unknown,
  ) => unknown | Promise<unknown>;
  /** What the value writes besides, by the members of the body: a new file where its address stays (`findNewFilesPath` of an image). */
  extraBodyMembers?: (value: unknown, field: Field) => Promise<Readonly<Record<string, unknown>>>;
  /** What a declared default of the form of an action stands for: a word for a moment. Default: itself. */
  resolveDefault?: (value: unknown, field: Field) => unknown;
  /**
   * What a form value is compared by as an end of a range (`noOverlap` of a list): the first, or the last. undefined where it
   * has no place among others. Total. Default: a number or a text, as it is meant.
   */
  compareKey?: (value: unknown, isLast: boolean) => string | number | undefined;
  /** The only value that a record leaves to choose, with which the form of an action starts. Total. */
  soleValue?: (field: Field, record: unknown) => unknown;
  /** What is sent of a field that is not shown. Default null. */
  emptyWireValue?: unknown;
  /**
   * Problem of a form value as a Spanish text or key with parameters, undefined when fine. Required is the engine's.
   * `form`: the record, over it what the form holds by the names of its fields.
   */
  validate?: (
    value: unknown,
    field: Field,
    form?: unknown,
  ) => FieldProblem | undefined | Promise<FieldProblem | undefined>;
  /** False where what is typed is never kept in the browser: files and secrets. Default: it is kept in a draft. */
  draftable?: (field: Field) => boolean;
  /** What a draft keeps of a form value, of which some must not be kept. Default: all of it. */
  toDraft?: (value: unknown, field: Field) => unknown;
  /** That, as the form holds it again; `loaded` is what the form began with. Total. */
  fromDraft?: (draft: unknown, field: Field, initialValue: unknown) => unknown;
  /**
   * The input that asks for a part of the wire value, by its path (`1.name`) or by what an entry is called; answers with the
   * path below the field's own in the form, undefined where none does. Types with several inputs say it, so that what a
   * host says of a part stands there. `value`: what the form holds.
   */
  findInputPath?: (field: Field, path: string, value: unknown) => string | undefined;
  /** Whether it writes this member of the body beside its own: of a type that is more than a member of the host. */
  writesMember?: (field: Field, member: string) => boolean;
}

export interface FieldProblem {
  message: string;
  args?: Record<string, string | number>;
}

/** Examples that feed the conformance suite. */
export interface FieldFixture {
  field: Record<string, unknown>;
  /** It is drawn as a group of inputs that have names of their own. */
  isGroup?: boolean;
  /** Wire values that must show, survive toForm → toWire unchanged, and be valid. */
  values: readonly unknown[];
  /** Wire values that must show too, but are written in another form: an embedded record is written as its id. */
  displayOnlyValues?: readonly unknown[];
  /** Form values that must be refused, with the text expected to be named. */
  invalid: readonly unknown[];
  /** Filter values that must survive the address and back. */
  filters?: readonly unknown[];
  /** Texts in the address that are not valid filters. */
  invalidFilters?: readonly string[];
}
