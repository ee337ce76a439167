import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../../config/types';
import { optionsOf } from '../../core/optionsOf';
import { createGetManyKey } from '../../../queries/queryKeys';
import { relatedId } from '../relatedRecord';
import type { ResolvedReferenceOptions } from '../schema';
import { usePickerRequest } from './useRecordPicker';

/** ms during which a chosen record counts as just read. */
const STALE_TIME = 5_000;

interface ChooseRecord {
  /** Keeps what is known of a record, so that choosing it does not read it once more. */
  cacheRecord: (record: unknown) => void;
  /** Puts a record into the picker. `isLocal`: no host knows it, so it is never asked for. */
  choose: (record: unknown, options?: { isLocal?: boolean }) => void;
}

/** Chooses a record that is at hand. */
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
