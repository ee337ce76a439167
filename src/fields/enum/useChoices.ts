import { useMemo } from 'react';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { useFetcherQuery } from '../../queries/api/useApiQuery';
import { isEmpty } from '../../config/values/isEmpty';
import type { Field } from '../../config/types';
import type { RetryState } from '../inputs/RetryButton';
import { optionsOf } from '../core/optionsOf';
import { useTranslateText } from '../../i18n/useTranslateText';
import { declaredChoices, type Choice } from './choices';
import { parseChoicesResponse, fetchChoices, toChoices, readDependencies } from './fetchChoices';
import { readRecordChoices } from './loadedChoices';
import type { ResolvedEnumOptions } from './schema';

interface Choices {
  choices: Choice[];
  isLoading: boolean;
  /** Set if the call failed: state and callback for a retry. */
  retryState: RetryState | undefined;
}

/** Stale time in ms of choices from a call: they change rarely, and each drawer that opens would refetch them. */
const STALE_TIME = 60_000;

/**
 * Returns the choices of a field: the declared ones, or those of its call over `scope` once the call's dependencies have
 * values.
 */
export const useChoices = (field: Field, scope: Readonly<Record<string, unknown>>): Choices => {
  const t = useTranslateText();
  const { path = '', query, recordPath, paged, responsePath = '' } = optionsOf<ResolvedEnumOptions>(field);
  const dependencies = readDependencies(field, scope);
  const dataProvider = useDataProvider();
  const { data, error, isPending, isFetching, refetch } = useFetcherQuery(
    ['', 'call', 'choices', path, query, paged ? ['pages', responsePath] : '', dependencies],
    (signal) => fetchChoices(dataProvider, field, scope, signal),
    {
      parse: (body) => parseChoicesResponse(body, field),
      enabled: path !== '' && !dependencies.some(isEmpty),
      staleTime: STALE_TIME,
    },
  );
  // The scope changes at every key, so use it only for choices from the record.
  const choiceRecord = recordPath === undefined ? undefined : scope;
  const choices = useMemo(() => {
    if (choiceRecord !== undefined) return readRecordChoices(choiceRecord, field, t);
    return path === '' ? declaredChoices(field, t) : toChoices(data, field, t);
  }, [choiceRecord, path, data, field, t]);
  const retryState = error === null ? undefined : { busy: isFetching, onRetry: refetch };
  return { choices, isLoading: isPending && isFetching, retryState };
};
