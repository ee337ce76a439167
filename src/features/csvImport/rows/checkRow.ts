import { ApiError } from '../../../../dataProvider';
import { evaluate } from '../../../config/conditions/evaluate';
import { DEFAULTS } from '../../../config/defaults';
import type { Field, RecordForm } from '../../../config/types';
import type { CellContext } from '../../../fields/spreadsheet/cellParser';
import { getCellParser } from '../../../fields/spreadsheet/getCellParser';
import { cellTexts } from '../../../fields/spreadsheet/texts';
import { toFormValues } from '../../../fields/core/convert';
import { evaluateFieldState } from '../../../fields/formValues/evaluateFieldState';
import { isFilled, validateField } from '../../../fields/formValues/validateField';
import { findWarnings, serializeForm } from '../../../mutations/submit/prepareForm';
import { getErrorCause } from '../../../ui/feedback/errorMessage';
import { findSpreadsheetError } from '../../../lib/csv/spreadsheetError';
import { interpolateText } from '../../../i18n/interpolateText';
import type { Mapping } from '../columns/columnMapping';
import type { FileRow } from './importTable';
import { csvImportTexts } from '../texts';

/** Checked row: the values to send, or the reasons why it is invalid. */
export interface CheckedRow extends FileRow {
  /** Displayed text by field, if it differs from the cell: the day, the matched record. */
  displayTexts: Readonly<Record<string, string>>;
  /** Error by field. */
  problems: Readonly<Record<string, string>>;
  /** Errors of the whole row, in sentences; '' for none. */
  rowProblem: string;
  /** Form values. */
  values: Readonly<Record<string, unknown>>;
  /** Body that the form would send; undefined for an invalid row. */
  wire: Readonly<Record<string, unknown>> | undefined;
}

interface CheckOptions {
  form: RecordForm;
  mapping: Mapping;
  cellContext: Omit<CellContext, 'scope'>;
  /** Further scope for conditions of the form: the parent record of the list, `$me` and `$ids`. */
  context: Readonly<Record<string, unknown>>;
}

/** Validates a row with the same rules as form input. Never rejects. */
export async function checkRow(
  row: FileRow,
  { form, mapping, cellContext, context }: CheckOptions,
): Promise<CheckedRow> {
  const values: Record<string, unknown> = toFormValues(form.fields, undefined, true);
  const displayTexts: Record<string, string> = {};
  const problems: Record<string, string> = {};
  const getCellText = (field: Field): string => {
    const text = row.cells[mapping.indexOf(field.name)] ?? '';
    return isEmptyText(text, field, cellContext.t) ? '' : text;
  };
  const getScope = () => ({ ...context, ...values });
  for (const field of form.fields) {
    const text = mapping.includes(field.name) ? getCellText(field) : '';
    const readCell = getCellParser(field);
    if (text === '' || !readCell) continue;
    const fault = findSpreadsheetError(text);
    if (fault) {
      problems[field.name] = cellTexts[fault];
      continue;
    }
    try {
      const cell = await readCell(text, field, { ...cellContext, scope: getScope() });
      if ('problem' in cell) problems[field.name] = cellContext.t(cell.problem);
      else values[field.name] = cell.value;
      if ('displayText' in cell && cell.displayText !== undefined)
        displayTexts[field.name] = cell.displayText;
    } catch (error) {
      problems[field.name] = interpolateText(csvImportTexts.not_asked, {
        why: error instanceof ApiError ? getErrorCause(error, cellContext.t) : '',
      }).trim();
    }
  }
  const scope = getScope();
  for (const field of form.fields.filter(({ access }) => cellContext.canAccess(access))) {
    const problem = problems[field.name] ?? (await checkField(field, getCellText(field)));
    if (problem !== undefined) problems[field.name] = problem;
  }
  const unmetConditions = form.submitEnabledWhen
    .filter(({ when }) => !evaluate(when, scope))
    .map(({ reason }) => cellContext.t(reason));
  const isWrong = Object.keys(problems).length > 0 || unmetConditions.length > 0;
  const wire = isWrong ? undefined : await serializeRow();
  const warnings = wire ? await findWarnings(form.warn, wire, cellContext.t) : [];
  const rowProblems = [
    ...unmetConditions,
    ...warnings,
    ...(wire || isWrong ? [] : [csvImportTexts.unreadable]),
  ];
  return {
    ...row,
    displayTexts,
    values,
    problems,
    rowProblem: rowProblems.join(' '),
    wire: rowProblems.length > 0 ? undefined : wire,
  };

  async function checkField(field: Field, text: string): Promise<string | undefined> {
    const { isVisible, required, disabledReason } = evaluateFieldState(field, scope);
    const hasCellText = mapping.includes(field.name) && text !== '';
    if (!isVisible) return hasCellText ? csvImportTexts.not_used : undefined;
    if (disabledReason !== undefined && hasCellText) return cellContext.t(disabledReason);
    // As in the form: a user who cannot change the field cannot correct it either.
    if (disabledReason !== undefined && !required) return undefined;
    const value = values[field.name];
    if (!isFilled(value) && !required) return undefined;
    return validateField(field, value, { required, form: values, record: context, t: cellContext.t });
  }

  async function serializeRow(): Promise<Record<string, unknown> | undefined> {
    try {
      const { wire } = await serializeForm(form.fields, scope, { values, record: undefined });
      return wire;
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }
}

/** The default text for a missing value in files that older versions exported. */
const OLDER_DEFAULT_EMPTY_TEXT = '—';

/** True if a cell has the text that exports write for a missing value. */
const isEmptyText = (text: string, { emptyText, emptyTextWhen }: Field, t: CellContext['t']): boolean =>
  (text === OLDER_DEFAULT_EMPTY_TEXT && emptyText === DEFAULTS.field.emptyText) ||
  [emptyText, ...emptyTextWhen.map((entry) => entry.text)].some((entry) => t(entry) === text);
