import { useEffect, useRef } from 'react';
import { useChoicesContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { isEmpty } from '../../config/isEmpty';
import { useStartWith } from '../FormStartContext';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { relatedId } from './references';
import type { ReferenceOptions } from './schema';
import { useChoose } from './useChoose';

/**
 * Takes the only record of a list for an empty picker (`selectOnly`). Once for each record, so that it can be taken out
 * again; and as what the form starts with, so that closing it does not ask what to do with it.
 */
export const useSelectOnly = ({ field, source }: Pick<InputProps, 'field' | 'source'>): void => {
  const { getValues, resetField } = useFormContext();
  const startWith = useStartWith();
  const { remember } = useChoose({ field, source });
  const { availableChoices = [], total, filterValues, isFetching, error } = useChoicesContext();
  const { selectOnly } = optionsOf<ReferenceOptions>(field);
  const taken = useRef<unknown>(undefined);
  const isSettled = !isFetching && !error && isEmpty(filterValues?.search ?? '');
  const only: unknown =
    selectOnly && isSettled && total === 1 && availableChoices.length === 1 ? availableChoices[0] : undefined;
  useEffect(() => {
    const id = relatedId(only);
    if (id === undefined || id === taken.current || !isEmpty(getValues(source))) return;
    taken.current = id;
    remember(only);
    resetField(source, { defaultValue: id });
    startWith(source, id);
  }, [only, getValues, remember, resetField, source, startWith]);
};
