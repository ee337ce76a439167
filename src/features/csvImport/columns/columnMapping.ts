import type { AccessRule, ListColumn, Field, RecordForm } from '../../../config/types';
import { getCellParser } from '../../../fields/spreadsheet/getCellParser';
import { foldText } from '../../../lib/text/foldText';

type Translate = (text: string) => string;

/** Form fields that a file can fill, and those that it cannot: only fields visible to this user, in form order. */
export interface FormColumns {
  importable: readonly Field[];
  notImportable: readonly Field[];
}

export function getFormColumns(form: RecordForm, canAccess: (access: AccessRule) => boolean): FormColumns {
  const editableFields = form.fields.filter((field) => canAccess(field.access) && !field.readOnly);
  return {
    importable: editableFields.filter((field) => getCellParser(field)),
    notImportable: editableFields.filter((field) => !getCellParser(field)),
  };
}

/** Field name by column of the file; null: not imported. */
export type Mapping = readonly (string | null)[];

/**
 * Maps each column by the label or the name of a field, or by the list's column label, which exports use. Ignores case and
 * punctuation. Each field maps once.
 */
export function guessMapping(
  header: readonly string[],
  fields: readonly Field[],
  t: Translate,
  columns: readonly Pick<ListColumn, 'label' | 'field'>[] = [],
): Mapping {
  const usedNames = new Set<string>();
  return header.map((title) => {
    const normalizedTitle = normalizeName(title);
    const names = (field: Field): string[] => [
      t(field.label),
      field.name,
      field.source,
      field.writePath,
      ...columns.filter((column) => column.field.name === field.name).map(({ label }) => t(label)),
    ];
    const match = fields.find(
      (field) =>
        normalizedTitle !== '' &&
        !usedNames.has(field.name) &&
        names(field).some((name) => normalizeName(name) === normalizedTitle),
    );
    if (match) usedNames.add(match.name);
    return match?.name ?? null;
  });
}

const normalizeName = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns the problems of a mapping: required fields without a column, and fields with two. */
export function findMappingProblems(
  mapping: Mapping,
  fields: readonly Field[],
): { missing: Field[]; duplicates: Field[] } {
  const countColumns = (field: Field): number => mapping.filter((name) => name === field.name).length;
  const isAlwaysRequired = ({ required, visibleWhen, default: value }: Field): boolean =>
    required && visibleWhen === null && value === undefined;
  return {
    missing: fields.filter((field) => isAlwaysRequired(field) && countColumns(field) === 0),
    duplicates: fields.filter((field) => countColumns(field) > 1),
  };
}
