import type { CallResult, ConsoleDataProvider } from '../../../dataProvider';
import { readPath } from '../../config/readPath';
import { placeholdersIn, placeholdersInJson } from '../../config/template';
import type { Field, Json } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { allPages } from './allPages';
import type { Choice, Translate } from './choices';
import { answered, loadedChoices } from './loaded';
import type { EnumFilled } from './schema';
import { answeredWritten, writtenChoices } from './written';

type Scope = Readonly<Record<string, unknown>>;

/** What the call for the choices of a field takes from a form, in the order of its template. */
export function needsOf(field: Field, scope: Scope): unknown[] {
  const { path = '', query } = optionsOf<EnumFilled>(field);
  const names = [...placeholdersIn(path), ...placeholdersInJson(query)];
  return names.map(({ name }) => readPath(scope, name));
}

/** Asks for the choices of a field whose values come from a call, over what a form holds. */
export function askChoices(
  dataProvider: ConsoleDataProvider,
  field: Field,
  scope: Scope,
  signal?: AbortSignal,
): Promise<{ data: CallResult }> {
  const { path = '', query, pages } = optionsOf<EnumFilled>(field);
  const ask = (page: Readonly<Record<string, Json>>) => {
    const call = { method: 'GET' as const, path, query: { ...query, ...page } };
    return dataProvider.call('', { call, scope, ...(signal && { signal }) });
  };
  return pages ? allPages(ask, field) : ask({});
}

/** The answer of that call. Throws where it has no list. */
export const answerOf = (body: unknown, field: Field): unknown =>
  optionsOf<EnumFilled>(field).as === undefined ? answered(body, field) : answeredWritten(body, field);

/** The choices of such an answer. Total. */
export const choicesIn = (answer: unknown, field: Field, t: Translate): Choice[] =>
  optionsOf<EnumFilled>(field).as === undefined
    ? loadedChoices(answer, field, t)
    : writtenChoices(answer, field);
