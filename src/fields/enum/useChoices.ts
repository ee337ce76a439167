import { useMemo } from 'react';
import { useDataProvider } from '../../console/useDataProvider';
import { useReading } from '../../console/useRead';
import { isEmpty } from '../../config/isEmpty';
import type { Field } from '../../config/types';
import type { Again } from '../AskAgain';
import { optionsOf } from '../optionsOf';
import { useText } from '../../i18n/useText';
import { declaredChoices, type Choice } from './choices';
import { answerOf, askChoices, choicesIn, needsOf } from './asked';
import { choicesFrom } from './loaded';
import type { EnumFilled } from './schema';

interface Choices {
  choices: Choice[];
  isLoading: boolean;
  /** What asks again, where the call failed. */
  again: Again | undefined;
}

/** ms for which options of a call are taken as they are: they change rarely, and every row's drawer asks again. */
const FRESH = 60_000;

/** The choices of a field: declared ones, or those of its call over `scope`, once what the call needs is there. */
export const useChoices = (field: Field, scope: Readonly<Record<string, unknown>>): Choices => {
  const t = useText();
  const { path = '', query, from, pages, read = '' } = optionsOf<EnumFilled>(field);
  const needs = needsOf(field, scope);
  const dataProvider = useDataProvider();
  const { data, error, isPending, isFetching, retry } = useReading(
    ['', 'call', 'choices', path, query, pages ? ['pages', read] : '', needs],
    (signal) => askChoices(dataProvider, field, scope, signal),
    {
      parse: (body) => answerOf(body, field),
      enabled: path !== '' && !needs.some(isEmpty),
      staleTime: FRESH,
    },
  );
  // The scope is another one at each key; only choices of a record look at it.
  const holder = from === undefined ? undefined : scope;
  const choices = useMemo(() => {
    if (holder !== undefined) return choicesFrom(holder, field, t);
    return path === '' ? declaredChoices(field, t) : choicesIn(data, field, t);
  }, [holder, path, data, field, t]);
  const again = error === null ? undefined : { busy: isFetching, onRetry: retry };
  return { choices, isLoading: isPending && isFetching, again };
};
