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
  /** What the chosen record is called, its id where nobody knows more. */
  name: string;
  select: (record: unknown) => void;
}

/** The record that was chosen of those that were found, also once others are on the screen. */
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
