import { useEffect, useRef } from 'react';
import { useChoicesContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { isEmpty } from '../../config/isEmpty';
import { useStartWith } from '../FormStartContext';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { relatedId } from './references';
import type { ReferenceFilled } from './schema';
import { useChoose } from './useChoose';

/**
 * Takes the only record of a list for an empty picker (`selectOnly`). Once for each record, so that it can be taken out
 * again; and as what the form starts with, so that closing it does not ask what to do with it.
 */
export const useSelectOnly = (field: Field, isWaiting: boolean): void => {
  const { getValues, resetField } = useFormContext();
  const startWith = useStartWith();
  const { remember } = useChoose(field);
  const { availableChoices = [], total, filterValues, isFetching, error } = useChoicesContext();
  const { selectOnly } = optionsOf<ReferenceFilled>(field);
  const taken = useRef<unknown>(undefined);
  const isSettled = !isFetching && !error && isEmpty(filterValues?.search ?? '');
  const only: unknown =
    selectOnly && isSettled && total === 1 && availableChoices.length === 1 ? availableChoices[0] : undefined;
  useEffect(() => {
    const id = relatedId(only);
    // What it depends on was taken out: the next list is another choice.
    if (isWaiting) taken.current = undefined;
    if (id === undefined || id === taken.current || !isEmpty(getValues(field.name))) return;
    taken.current = id;
    remember(only);
    resetField(field.name, { defaultValue: id });
    startWith(field.name, id);
  }, [only, isWaiting, getValues, remember, resetField, field.name, startWith]);
};
