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
  /** What the row of a record is called. */
  getRowTitle: (record: RaRecord) => string;
  /** Who or what a record is. */
  getEntryLabel: (record: RaRecord) => string;
}

/** What is read of a record on its calendar; fields that this user may not see are left out. */
export function useEntryLabels({ row, label }: ListCalendar): EntryLabels {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const related = useCachedRecords();
  return useMemo(() => {
    const getFieldText = (field: Field, record: RaRecord): string => {
      const value = readValue(field, record);
      return isEmpty(value) ? '' : String(fieldTypes.get(field.type)?.toText(value, field, t, related) ?? '');
    };
    const visibleFields = label.filter(({ access }) => canAccess(access));
    return {
      getRowTitle: (record) => getFieldText(row, record) || t(emptyText(row, record)),
      getEntryLabel: (record) => {
        const [firstField] = visibleFields;
        const texts = visibleFields.map((field) => getFieldText(field, record)).filter((text) => text !== '');
        return texts.join(' ') || (firstField ? t(emptyText(firstField, record)) : '');
      },
    };
  }, [row, label, t, canAccess, related]);
}
