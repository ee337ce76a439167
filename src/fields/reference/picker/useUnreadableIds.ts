import { useEffect, useMemo, useState } from 'react';
import { useChoicesContext } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { createGetManyKey } from '../../../queries/queryKeys';
import type { Field } from '../../../config/types';
import { optionsOf } from '../../core/optionsOf';
import { relatedId, relatedIds, type Id } from '../relatedRecord';
import type { ResolvedReferenceOptions } from '../schema';
import { usePickerRequest } from './useRecordPicker';

/**
 * Returns the selected ids whose records could not be read. A picker would show nothing for them and drop them with the next
 * selection. As elsewhere, the id is shown instead.
 */
export const useUnreadableIds = (field: Field): readonly Id[] => {
  const selectedIds = relatedIds(useWatch({ name: field.name }));
  const { selectedChoices } = useChoicesContext();
  const { resource } = optionsOf<ResolvedReferenceOptions>(field);
  const { meta } = usePickerRequest(field);
  // A change of this query also changes the choices, so the value is current.
  const state = useQueryClient().getQueryState(createGetManyKey(resource, selectedIds, meta));
  const isSettled = state !== undefined && state.status !== 'pending';
  const loadedIds = new Set((selectedChoices ?? []).map(relatedId).map(String));
  const missingIdsKey = JSON.stringify(selectedIds.filter((id) => !loadedIds.has(String(id))));
  const [unreadableIdsKey, setUnreadableIdsKey] = useState('[]');
  useEffect(() => {
    // While others load, keep the ids that could not be read.
    if (isSettled) setUnreadableIdsKey(missingIdsKey);
  }, [isSettled, missingIdsKey]);
  return useMemo(() => {
    const missingIds = new Set(JSON.parse(missingIdsKey) as readonly Id[]);
    return (JSON.parse(unreadableIdsKey) as readonly Id[]).filter((id) => missingIds.has(id));
  }, [unreadableIdsKey, missingIdsKey]);
};
