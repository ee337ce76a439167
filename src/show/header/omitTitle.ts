import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { readValue } from '../../fields/core/readValue';
import { fieldTypes } from '../../fields/core/registry';

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
      String(fieldTypes.get(field.type)?.toText(readValue(field, record), field, t)).trim() !== title.trim(),
  );
