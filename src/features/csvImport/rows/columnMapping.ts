import type { AccessRule, ListColumn, Field, RecordForm } from '../../../config/types';
import { getCellParser } from '../../../fields/spreadsheet/getCellParser';
import { foldText } from '../../../lib/text/foldText';

type Translate = (text: string) => string;

/** The fields of a form that a file can fill, and those that none can: what this person sees of the form, in its order. */
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

/** By column of the file the name of a field; null: not imported. */
export type Mapping = readonly (string | null)[];

/**
 * What each column is, by the label or the name of a field or what the list calls it, which its export does; whatever case and
 * signs either is written with. Each field once.
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
      field.write,
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

/** What keeps a mapping from being used: fields that are always asked for and have no column, and those with two. */
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
