import type { CallResult, ConsoleDataProvider } from '../../../dataProvider';
import { readPath } from '../../config/values/readPath';
import { findPlaceholders, findPlaceholdersInJson } from '../../config/template';
import type { Field, Json } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import { fetchAllChoicePages } from './fetchAllChoicePages';
import { declaredChoices, type Choice, type TranslateLabel } from './choices';
import { assertChoices, loadedChoices } from './loadedChoices';
import type { ResolvedEnumOptions } from './schema';
import { assertBodyChoices, bodyChoices } from './bodyChoices';

type Scope = Readonly<Record<string, unknown>>;

/** Returns the form values that the call for a field's choices uses, in the order of its template. */
export function readDependencies(field: Field, scope: Scope): unknown[] {
  const { path = '', query } = optionsOf<ResolvedEnumOptions>(field);
  const names = [...findPlaceholders(path), ...findPlaceholdersInJson(query)];
  return names.map(({ name }) => readPath(scope, name));
}

/** Fetches the choices of a field from its call, with the form values as scope. */
export function fetchChoices(
  dataProvider: ConsoleDataProvider,
  field: Field,
  scope: Scope,
  signal?: AbortSignal,
): Promise<{ data: CallResult }> {
  const { path = '', query, paged } = optionsOf<ResolvedEnumOptions>(field);
  const fetchPage = (page: Readonly<Record<string, Json>>) => {
    const call = { method: 'GET' as const, path, query: { ...query, ...page } };
    return dataProvider.call('', { call, scope, ...(signal && { signal }) });
  };
  return paged ? fetchAllChoicePages(fetchPage, field) : fetchPage({});
}

/** Returns the response of that call. Throws if it has no list. */
export const parseChoicesResponse = (body: unknown, field: Field): unknown =>
  optionsOf<ResolvedEnumOptions>(field).writeAs === undefined
    ? assertChoices(body, field)
    : assertBodyChoices(body, field);

/** Returns the declared choices and those of the response, without duplicates. Never throws. */
export function toChoices(response: unknown, field: Field, t: TranslateLabel): Choice[] {
  if (optionsOf<ResolvedEnumOptions>(field).writeAs !== undefined) return bodyChoices(response, field);
  const declared = declaredChoices(field, t);
  const declaredSet = new Set(declared.map(({ value }) => value));
  return [...declared, ...loadedChoices(response, field, t).filter(({ value }) => !declaredSet.has(value))];
}
