import { useEffect, useMemo, useState } from 'react';
import { useChoicesContext } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { chosenKey } from '../../records/queryKeys';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { relatedId, relatedIds, type Id } from './references';
import type { ReferenceFilled } from './schema';
import { useAsked } from './usePicker';

/**
 * The chosen ids whose records could not be read. A picker would show nothing for them, and forget them with the next choice;
 * as elsewhere, the id is all there is to show.
 */
export const useUnread = (field: Field): readonly Id[] => {
  const chosen = relatedIds(useWatch({ name: field.name }));
  const { selectedChoices } = useChoicesContext();
  const { resource } = optionsOf<ReferenceFilled>(field);
  const { meta } = useAsked(field);
  // What changes this changes the choices too.
  const state = useQueryClient().getQueryState(chosenKey(resource, chosen, meta));
  const isAnswered = state !== undefined && state.status !== 'pending';
  const known = new Set((selectedChoices ?? []).map(relatedId).map(String));
  const unknown = JSON.stringify(chosen.filter((id) => !known.has(String(id))));
  const [unread, setUnread] = useState('[]');
  useEffect(() => {
    // While others are read, those that could not be stay.
    if (isAnswered) setUnread(unknown);
  }, [isAnswered, unknown]);
  return useMemo(() => {
    const now = new Set(JSON.parse(unknown) as readonly Id[]);
    return (JSON.parse(unread) as readonly Id[]).filter((id) => now.has(id));
  }, [unread, unknown]);
};
