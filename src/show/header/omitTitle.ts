import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { readFieldText } from '../../fields/core/readFieldText';

/**
 * Returns header fields without those whose whole text is the title above them. A field that has a button, a tooltip or a
 * call of its own stays.
 */
export const omitTitle = (
  fields: readonly Field[],
  record: RaRecord,
  title: string,
  t: (text: string) => string,
): readonly Field[] =>
  fields.filter(
    (field) =>
      field.copyButton ||
      field.tooltipField !== null ||
      field.call !== null ||
      readFieldText(field, record, t).trim() !== title.trim(),
  );
