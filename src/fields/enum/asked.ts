import type { CallResult, ConsoleDataProvider } from '../../../dataProvider';
import { readPath } from '../../config/readPath';
import { placeholdersIn, placeholdersInJson } from '../../config/template';
import type { Field, Json } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { allPages } from './allPages';
import { declaredChoices, type Choice, type Translate } from './choices';
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

/** The declared choices and those of such an answer, each once. Total. */
export function choicesIn(answer: unknown, field: Field, t: Translate): Choice[] {
  if (optionsOf<EnumFilled>(field).as !== undefined) return writtenChoices(answer, field);
  const own = declaredChoices(field, t);
  const known = new Set(own.map(({ value }) => value));
  return [...own, ...loadedChoices(answer, field, t).filter(({ value }) => !known.has(value))];
}
