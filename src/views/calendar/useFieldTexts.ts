import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/isEmpty';
import type { Calendar, Field } from '../../config/types';
import { emptyText } from '../../fields/emptyText';
import { readValue } from '../../fields/readValue';
import { fieldTypes } from '../../fields/registry';
import { useRelated } from '../../fields/useRelated';
import { useText } from '../../i18n/useText';
import { useMay } from '../../session/useMay';

interface FieldTexts {
  /** What the row of a record is called. */
  nameOf: (record: RaRecord) => string;
  /** Who or what a record is. */
  whoOf: (record: RaRecord) => string;
}

/** What is read of a record on its calendar; fields that this user may not see are left out. */
export function useFieldTexts({ row, label }: Calendar): FieldTexts {
  const t = useText();
  const may = useMay();
  const related = useRelated();
  return useMemo(() => {
    const textOf = (field: Field, record: RaRecord): string => {
      const value = readValue(field, record);
      return isEmpty(value) ? '' : String(fieldTypes.get(field.type)?.toText(value, field, t, related) ?? '');
    };
    const shown = label.filter(({ access }) => may(access));
    return {
      nameOf: (record) => textOf(row, record) || t(emptyText(row, record)),
      whoOf: (record) => {
        const [first] = shown;
        const known = shown.map((field) => textOf(field, record)).filter((text) => text !== '');
        return known.join(' ') || (first ? t(emptyText(first, record)) : '');
      },
    };
  }, [row, label, t, may, related]);
}
