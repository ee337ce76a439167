import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { chosenKey } from '../../records/queryKeys';
import { relatedId } from './references';
import type { ReferenceFilled } from './schema';
import { useAsked } from './usePicker';

/** ms during which a chosen record counts as just read. */
const FRESH = 5_000;

interface Choose {
  /** Keeps what is known of a record, so that choosing it does not read it once more. */
  remember: (record: unknown) => void;
  /** Puts a record into the picker. `isLocal`: no host knows it, so it is never asked for. */
  choose: (record: unknown, how?: { isLocal?: boolean }) => void;
}

/** Chooses a record that is at hand. */
export const useChoose = (field: Field): Choose => {
  const { setValue } = useFormContext();
  const queryClient = useQueryClient();
  const { resource } = optionsOf<ReferenceFilled>(field);
  const { meta } = useAsked(field);

  const keep = useCallback(
    (record: unknown, isLocal: boolean) => {
      const id = relatedId(record);
      if (id === undefined) return;
      const queryKey = chosenKey(resource, id, meta);
      queryClient.setQueryDefaults(queryKey, { staleTime: isLocal ? 'static' : FRESH });
      queryClient.setQueryData(queryKey, [record]);
    },
    [queryClient, resource, meta],
  );
  const remember = useCallback((record: unknown) => keep(record, false), [keep]);
  const choose = useCallback(
    (record: unknown, { isLocal = false }: { isLocal?: boolean } = {}) => {
      keep(record, isLocal);
      setValue(field.name, relatedId(record) ?? null, { shouldDirty: true, shouldValidate: true });
    },
    [keep, setValue, field.name],
  );
  return { remember, choose };
};
