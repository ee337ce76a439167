import { missingListError } from '../../../dataProvider';
import { readPath } from '../../config/values/readPath';
import { readRows } from '../../config/values/readRows';
import { fillFirstCompleteTitle, createMemberReader } from '../../config/titleTemplate';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import {
  declaredChoices,
  isEnumValue,
  declaredLabel,
  type Choice,
  type EnumValue,
  type TranslateLabel,
} from './choices';
import type { ResolvedEnumOptions } from './schema';

/** Returns the list in a page of the response, at the declared path. */
export const readChoicePage = (response: unknown, field: Field): unknown => {
  const { responsePath } = optionsOf<ResolvedEnumOptions>(field);
  return responsePath === undefined
    ? (readPath(response, 'data') ?? response)
    : readRows(response, responsePath);
};

/** Returns the list of a response. The response for all pages is the list itself. */
export const readChoiceList = (response: unknown, field: Field): unknown =>
  optionsOf<ResolvedEnumOptions>(field).paged && Array.isArray(response)
    ? response
    : readChoicePage(response, field);

/** Returns the response of the call. Throws if it has no list or no entry can be chosen. */
export const assertChoices = (response: unknown, field: Field): unknown => {
  const list = readChoiceList(response, field);
  if (
    !Array.isArray(list) ||
    (list.length > 0 && loadedChoices(response, field, (text) => text).length === 0)
  )
    throw missingListError();
  return response;
};

/** Returns the choices of a response. Entries are values, or objects with an id and a name. Never throws. */
export const loadedChoices = (response: unknown, field: Field, t: TranslateLabel): Choice[] => {
  const list = readChoiceList(response, field);
  if (!Array.isArray(list)) return [];
  return disambiguate(
    list.map((entry) => toLoadedChoice(entry, field, t)).filter((choice) => choice !== undefined),
  );
};

/** Adds the value to choices of the same name, so that users can distinguish them. */
const disambiguate = (choices: Choice[]): Choice[] => {
  const valuesByLabel = new Map<string, Set<EnumValue>>();
  for (const { label, value } of choices)
    valuesByLabel.set(label, (valuesByLabel.get(label) ?? new Set()).add(value));
  return choices.map((choice) => {
    const isUnique = (valuesByLabel.get(choice.label)?.size ?? 0) < 2;
    return isUnique ? choice : { ...choice, label: `${choice.label} (${choice.value})` };
  });
};

const toLoadedChoice = (entry: unknown, field: Field, t: TranslateLabel): Choice | undefined => {
  // Values from the host are valid even without a declared label.
  const getLabel = (value: EnumValue): string => declaredLabel(value, field, t) ?? String(value);
  if (isEnumValue(entry)) return { value: entry, label: getLabel(entry) };
  const options = optionsOf<ResolvedEnumOptions>(field);
  const value: unknown = options.value
    ? readPath(entry, options.value)
    : (readPath(entry, 'id') ?? readPath(entry, 'value'));
  if (!isEnumValue(value)) return undefined;
  const { display = ['name', 'label'] } = options;
  const text = fillFirstCompleteTitle([display].flat(), createMemberReader(entry));
  return { value, label: text || getLabel(value), entry };
};

/** Returns the only value in the record's list (`recordPath`); undefined if there are none or several. */
export const findSoleChoice = (field: Field, record: unknown): EnumValue | undefined => {
  if (optionsOf<ResolvedEnumOptions>(field).recordPath === undefined) return undefined;
  const [first, ...rest] = readRecordChoices(record, field, (text) => text);
  return rest.length === 0 ? first?.value : undefined;
};

/** Returns the choices from a record (`recordPath`): those of the first list that has any, else the declared ones. */
export function readRecordChoices(record: unknown, field: Field, t: TranslateLabel): Choice[] {
  const { recordPath = [] } = optionsOf<ResolvedEnumOptions>(field);
  for (const path of [recordPath].flat()) {
    const choices = loadedChoices(readRows(record, path), field, t);
    if (choices.length > 0) return choices;
  }
  return declaredChoices(field, t);
}
