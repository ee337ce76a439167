import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/values/isEmpty';
import type { ListCalendar, Field } from '../../config/types';
import { emptyText, readValue } from '../../fields/core/readValue';
import { fieldTypes } from '../../fields/core/registry';
import { useCachedRecords } from '../../fields/titles/useCachedRecords';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';

interface EntryLabels {
  /** Returns the title of a record's row. */
  getRowTitle: (record: RaRecord) => string;
  /** Returns the label of a record: a person or thing. */
  getEntryLabel: (record: RaRecord) => string;
}

/** Returns the labels of a calendar's records; fields that the user cannot access are omitted. */
export function useEntryLabels({ rowField, labelFields }: ListCalendar): EntryLabels {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const related = useCachedRecords();
  return useMemo(() => {
    const getFieldText = (field: Field, record: RaRecord): string => {
      const value = readValue(field, record);
      return isEmpty(value) ? '' : String(fieldTypes.get(field.type)?.toText(value, field, t, related) ?? '');
    };
    const visibleFields = labelFields.filter(({ access }) => canAccess(access));
    return {
      getRowTitle: (record) => getFieldText(rowField, record) || t(emptyText(rowField, record)),
      getEntryLabel: (record) => {
        const [firstField] = visibleFields;
        const texts = visibleFields.map((field) => getFieldText(field, record)).filter((text) => text !== '');
        return texts.join(' ') || (firstField ? t(emptyText(firstField, record)) : '');
      },
    };
  }, [rowField, labelFields, t, canAccess, related]);
}
