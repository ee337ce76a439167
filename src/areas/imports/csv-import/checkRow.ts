import { ApiError } from '../../../../dataProvider';
import { evaluate } from '../../../config/evaluate';
import type { Field, RecordForm } from '../../../config/types';
import type { CellsAround } from '../../../fields/cell';
import { cellReaderOf } from '../../../fields/cellReaders';
import { cellTexts } from '../../../fields/cellTexts';
import { toFormValues } from '../../../fields/convert';
import { fieldState } from '../../../fields/fieldState';
import { hasValue, problemOf } from '../../../fields/problemOf';
import { formWire } from '../../../forms/formWire';
import { warningsOf } from '../../../forms/warningsOf';
import { causeOf } from '../../../ui/httpText';
import { spreadsheetFault } from '../../../lib/csvFile/spreadsheetFault';
import { fillText } from '../../../i18n/fillText';
import type { Mapping } from './columns';
import type { FileRow } from './csvFile';
import { texts } from './texts';

/** A row as it would be sent, or why it would not be. */
export interface CheckedRow extends FileRow {
  /** By field what a person reads of the cell, where that is not the cell itself: the day, the record that was found. */
  shown: Readonly<Record<string, string>>;
  /** By field why its cell is wrong. */
  problems: Readonly<Record<string, string>>;
  /** Why the row as a whole is wrong, in sentences; '' where it is not. */
  problem: string;
  /** What the form would hold. */
  values: Readonly<Record<string, unknown>>;
  /** What the form would send with these values; undefined for a row that is wrong. */
  wire: Readonly<Record<string, unknown>> | undefined;
}

interface Check {
  form: RecordForm;
  mapping: Mapping;
  around: Omit<CellsAround, 'scope'>;
  /** What conditions of the form see besides what it holds: the record that the list stands below, `$me` and `$ids`. */
  context: Readonly<Record<string, unknown>>;
}

/** A row held against the very rules that the form holds what is typed against. Never rejects. */
export async function checkRow(row: FileRow, { form, mapping, around, context }: Check): Promise<CheckedRow> {
  const values: Record<string, unknown> = toFormValues(form.fields, undefined, true);
  const shown: Record<string, string> = {};
  const problems: Record<string, string> = {};
  const cellOf = (field: Field): string => {
    const text = row.cells[mapping.indexOf(field.name)] ?? '';
    return isEmptyText(text, field, around.t) ? '' : text;
  };
  const scopeNow = () => ({ ...context, ...values });
  for (const field of form.fields) {
    const text = mapping.includes(field.name) ? cellOf(field) : '';
    const read = cellReaderOf(field);
    if (text === '' || !read) continue;
    const fault = spreadsheetFault(text);
    if (fault) {
      problems[field.name] = cellTexts[fault];
      continue;
    }
    try {
      const cell = await read(text, field, { ...around, scope: scopeNow() });
      if ('problem' in cell) problems[field.name] = around.t(cell.problem);
      else values[field.name] = cell.value;
      if ('shown' in cell && cell.shown !== undefined) shown[field.name] = cell.shown;
    } catch (error) {
      problems[field.name] = fillText(texts.not_asked, {
        why: error instanceof ApiError ? causeOf(error, around.t) : '',
      }).trim();
    }
  }
  const scope = scopeNow();
  for (const field of form.fields.filter(({ access }) => around.may(access))) {
    const found = problems[field.name] ?? (await problemIn(field, cellOf(field)));
    if (found !== undefined) problems[field.name] = found;
  }
  const missing = form.sendWhen.filter(({ when }) => !evaluate(when, scope)).map(({ why }) => around.t(why));
  const isWrong = Object.keys(problems).length > 0 || missing.length > 0;
  const wire = isWrong ? undefined : await wireOf();
  const warnings = wire ? await warningsOf(form.warn, wire, around.t) : [];
  const said = [...missing, ...warnings, ...(wire || isWrong ? [] : [texts.unreadable])];
  return {
    ...row,
    shown,
    values,
    problems,
    problem: said.join(' '),
    wire: said.length > 0 ? undefined : wire,
  };

  async function problemIn(field: Field, text: string): Promise<string | undefined> {
    const { isShown, required, why } = fieldState(field, scope);
    const isGiven = mapping.includes(field.name) && text !== '';
    if (!isShown) return isGiven ? texts.not_used : undefined;
    if (why !== undefined && isGiven) return around.t(why);
    // As at the form: whoever cannot change it cannot put it right either.
    if (why !== undefined && !required) return undefined;
    const value = values[field.name];
    if (!hasValue(value) && !required) return undefined;
    return problemOf(field, value, { required, form: values, record: context, t: around.t });
  }

  async function wireOf(): Promise<Record<string, unknown> | undefined> {
    try {
      const { wire } = await formWire(form.fields, scope, { values, record: undefined });
      return wire;
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }
}

/** Whether a cell has what exports write where a record has no value. */
const isEmptyText = (text: string, { empty, emptyWhen }: Field, t: CellsAround['t']): boolean =>
  [empty, ...emptyWhen.map((one) => one.text)].some((one) => t(one) === text);
