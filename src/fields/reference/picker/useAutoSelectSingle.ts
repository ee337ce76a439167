import { useEffect, useRef } from 'react';
import { useChoicesContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { isEmpty } from '../../../config/values/isEmpty';
import { useSetInitialValue } from '../../formContext/InitialValueContext';
import type { Field } from '../../../config/types';
import { optionsOf } from '../../core/optionsOf';
import { relatedId } from '../relatedRecord';
import type { ResolvedReferenceOptions } from '../schema';
import { useChooseRecord } from './useChooseRecord';

/**
 * Selects the only record of a list in an empty picker (`autoSelectSingle`). Once per record, so that the user can remove it; and
 * as initial value, so that closing the form asks for no confirmation.
 */
export const useAutoSelectSingle = (field: Field, isWaiting: boolean): void => {
  const { getValues, resetField } = useFormContext();
  const setInitialValue = useSetInitialValue();
  const { cacheRecord } = useChooseRecord(field);
  const { availableChoices = [], total, filterValues, isFetching, error } = useChoicesContext();
  const { autoSelectSingle } = optionsOf<ResolvedReferenceOptions>(field);
  const lastSelectedId = useRef<unknown>(undefined);
  const isSettled = !isFetching && !error && isEmpty(filterValues?.search ?? '');
  const singleRecord: unknown =
    autoSelectSingle && isSettled && total === 1 && availableChoices.length === 1
      ? availableChoices[0]
      : undefined;
  useEffect(() => {
    const id = relatedId(singleRecord);
    // A dependency was cleared, so the next list is another choice.
    if (isWaiting) lastSelectedId.current = undefined;
    if (id === undefined || id === lastSelectedId.current || !isEmpty(getValues(field.name))) return;
    lastSelectedId.current = id;
    cacheRecord(singleRecord);
    resetField(field.name, { defaultValue: id });
    setInitialValue(field.name, id);
  }, [singleRecord, isWaiting, getValues, cacheRecord, resetField, field.name, setInitialValue]);
};
