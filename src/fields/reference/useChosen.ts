import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Field } from '../../config/types';
import { chosenKey } from '../../records/queryKeys';
import { optionsOf } from '../optionsOf';
import { relatedId, type Id } from './references';
import type { ReferenceFilled } from './schema';
import { useChoose } from './useChoose';
import { inOneLine, useChoiceText } from './useChoiceText';
import { useAsked } from './usePicker';

interface Chosen {
  /** What the chosen record is called, its id where nobody knows more. */
  name: string;
  choose: (record: unknown) => void;
}

/** The record that was chosen of those that were found, also once others are on the screen. */
export function useChosen(field: Field, value: Id | undefined): Chosen {
  const { resource } = optionsOf<ReferenceFilled>(field);
  const { meta } = useAsked(field);
  const { remember } = useChoose(field);
  const choiceText = useChoiceText(field);
  const queryClient = useQueryClient();
  const [last, setLast] = useState<unknown>();
  const kept = (): unknown =>
    value === undefined
      ? undefined
      : queryClient.getQueryData<unknown[]>(chosenKey(resource, value, meta))?.[0];
  const record = relatedId(last) === value ? last : kept();
  return {
    name: record === undefined ? String(value ?? '') : inOneLine(choiceText(record)),
    choose: (chosen) => {
      setLast(chosen);
      remember(chosen);
    },
  };
}
