import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Field } from '../../../config/types';
import { createGetManyKey } from '../../../queries/queryKeys';
import { optionsOf } from '../../core/optionsOf';
import { relatedId, type Id } from '../relatedRecord';
import type { ResolvedReferenceOptions } from '../schema';
import { useChooseRecord } from '../picker/useChooseRecord';
import { joinChoiceText, useChoiceText } from '../picker/useChoiceText';
import { usePickerRequest } from '../picker/useRecordPicker';

interface TableSelection {
  /** Title of the selected record, or its id if the title is unknown. */
  name: string;
  select: (record: unknown) => void;
}

/** Returns the record selected from the results; it stays selected when other results are shown. */
export function useTableSelection(field: Field, value: Id | undefined): TableSelection {
  const { resource } = optionsOf<ResolvedReferenceOptions>(field);
  const { meta } = usePickerRequest(field);
  const { cacheRecord } = useChooseRecord(field);
  const getChoiceText = useChoiceText(field);
  const queryClient = useQueryClient();
  const [selectedRecord, setSelectedRecord] = useState<unknown>();
  const readCachedRecord = (): unknown =>
    value === undefined
      ? undefined
      : queryClient.getQueryData<unknown[]>(createGetManyKey(resource, value, meta))?.[0];
  const record = relatedId(selectedRecord) === value ? selectedRecord : readCachedRecord();
  return {
    name: record === undefined ? String(value ?? '') : joinChoiceText(getChoiceText(record)),
    select: (selected) => {
      setSelectedRecord(selected);
      cacheRecord(selected);
    },
  };
}
