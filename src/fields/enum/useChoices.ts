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
  /** What asks again, where the call failed. */
  retryState: RetryState | undefined;
}

/** ms for which options of a call are taken as they are: they change rarely, and every row's drawer asks again. */
const STALE_TIME = 60_000;

/** The choices of a field: declared ones, or those of its call over `scope`, once what the call needs is there. */
export const useChoices = (field: Field, scope: Readonly<Record<string, unknown>>): Choices => {
  const t = useTranslateText();
  const { path = '', query, from, pages, read = '' } = optionsOf<ResolvedEnumOptions>(field);
  const dependencies = readDependencies(field, scope);
  const dataProvider = useDataProvider();
  const { data, error, isPending, isFetching, refetch } = useFetcherQuery(
    ['', 'call', 'choices', path, query, pages ? ['pages', read] : '', dependencies],
    (signal) => fetchChoices(dataProvider, field, scope, signal),
    {
      parse: (body) => parseChoicesResponse(body, field),
      enabled: path !== '' && !dependencies.some(isEmpty),
      staleTime: STALE_TIME,
    },
  );
  // The scope is another one at each key; only choices of a record look at it.
  const choiceRecord = from === undefined ? undefined : scope;
  const choices = useMemo(() => {
    if (choiceRecord !== undefined) return readRecordChoices(choiceRecord, field, t);
    return path === '' ? declaredChoices(field, t) : toChoices(data, field, t);
  }, [choiceRecord, path, data, field, t]);
  const retryState = error === null ? undefined : { busy: isFetching, onRetry: refetch };
  return { choices, isLoading: isPending && isFetching, retryState };
};
