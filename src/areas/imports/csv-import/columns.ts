import type { Access, Column, Field, RecordForm } from '../../../config/types';
import { cellReaderOf } from '../../../fields/cellReaders';
import { foldText } from '../../../lib/foldText';

type T = (text: string) => string;

/** The fields of a form that a file can fill, and those that none can: what this person sees of the form, in its order. */
export interface FormColumns {
  can: readonly Field[];
  never: readonly Field[];
}

export function columnsOf(form: RecordForm, may: (access: Access) => boolean): FormColumns {
  const asked = form.fields.filter((field) => may(field.access) && !field.readOnly);
  return {
    can: asked.filter((field) => cellReaderOf(field)),
    never: asked.filter((field) => !cellReaderOf(field)),
  };
}

/** By column of the file the name of a field; null: not imported. */
export type Mapping = readonly (string | null)[];

/**
 * What each column is, by the label or the name of a field or what the list calls it, which its export does; whatever case and
 * signs either is written with. Each field once.
 */
export function guessed(
  head: readonly string[],
  fields: readonly Field[],
  t: T,
  columns: readonly Pick<Column, 'label' | 'field'>[] = [],
): Mapping {
  const taken = new Set<string>();
  return head.map((title) => {
    const said = bare(title);
    const names = (field: Field): string[] => [
      t(field.label),
      field.name,
      field.source,
      field.write,
      ...columns.filter((column) => column.field.name === field.name).map(({ label }) => t(label)),
    ];
    const found = fields.find(
      (field) => said !== '' && !taken.has(field.name) && names(field).some((name) => bare(name) === said),
    );
    if (found) taken.add(found.name);
    return found?.name ?? null;
  });
}

const bare = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** What keeps a mapping from being used: fields that are always asked for and have no column, and those with two. */
export function mappingGaps(
  mapping: Mapping,
  fields: readonly Field[],
): { missing: Field[]; twice: Field[] } {
  const count = (field: Field): number => mapping.filter((name) => name === field.name).length;
  const isDue = ({ required, visibleWhen, default: value }: Field): boolean =>
    required && visibleWhen === null && value === undefined;
  return {
    missing: fields.filter((field) => isDue(field) && count(field) === 0),
    twice: fields.filter((field) => count(field) > 1),
  };
}
