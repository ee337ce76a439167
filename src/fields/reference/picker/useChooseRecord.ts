import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../../config/types';
import { optionsOf } from '../../core/optionsOf';
import { createGetManyKey } from '../../../queries/queryKeys';
import { relatedId } from '../relatedRecord';
import type { ResolvedReferenceOptions } from '../schema';
import { usePickerRequest } from './useRecordPicker';

/** Time in ms for which a selected record counts as fresh. */
const STALE_TIME = 5_000;

interface ChooseRecord {
  /** Puts a record into the cache, so that selecting it does not fetch it again. */
  cacheRecord: (record: unknown) => void;
  /** Selects a record in the picker. `isLocal`: no host knows it, so it is never fetched. */
  choose: (record: unknown, options?: { isLocal?: boolean }) => void;
}

/** Returns functions to select a record that is already available. */
export const useChooseRecord = (field: Field): ChooseRecord => {
  const { setValue } = useFormContext();
  const queryClient = useQueryClient();
  const { resource } = optionsOf<ResolvedReferenceOptions>(field);
  const { meta } = usePickerRequest(field);

  const cacheChosen = useCallback(
    (record: unknown, isLocal: boolean) => {
      const id = relatedId(record);
      if (id === undefined) return;
      const queryKey = createGetManyKey(resource, id, meta);
      queryClient.setQueryDefaults(queryKey, { staleTime: isLocal ? 'static' : STALE_TIME });
      queryClient.setQueryData(queryKey, [record]);
    },
    [queryClient, resource, meta],
  );
  const cacheRecord = useCallback((record: unknown) => cacheChosen(record, false), [cacheChosen]);
  const choose = useCallback(
    (record: unknown, { isLocal = false }: { isLocal?: boolean } = {}) => {
      cacheChosen(record, isLocal);
      setValue(field.name, relatedId(record) ?? null, { shouldDirty: true, shouldValidate: true });
    },
    [cacheChosen, setValue, field.name],
  );
  return { cacheRecord, choose };
};
