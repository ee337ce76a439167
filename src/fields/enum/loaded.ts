import { noList } from '../../../dataProvider';
import { readPath } from '../../config/readPath';
import { readRows } from '../../config/readRows';
import { firstTitle, membersOf } from '../../config/title';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import {
  declaredChoices,
  isEnumValue,
  knownLabel,
  type Choice,
  type EnumValue,
  type Translate,
} from './choices';
import type { EnumFilled } from './schema';

/** The list of a page of an answer, where the declaration says it is. */
export const listOnPage = (answer: unknown, field: Field): unknown => {
  const { read } = optionsOf<EnumFilled>(field);
  return read === undefined ? (readPath(answer, 'data') ?? answer) : readRows(answer, read);
};

/** The list of an answer; that of all pages is the answer itself. */
export const listIn = (answer: unknown, field: Field): unknown =>
  optionsOf<EnumFilled>(field).pages && Array.isArray(answer) ? answer : listOnPage(answer, field);

/** The answer of the call. Throws where it has no list, or entries of which none can be chosen. */
export const answered = (answer: unknown, field: Field): unknown => {
  const list = listIn(answer, field);
  if (!Array.isArray(list) || (list.length > 0 && loadedChoices(answer, field, (text) => text).length === 0))
    throw noList();
  return answer;
};

/** Choices of the answer of the call: entries are values, or objects with an id and a name. Total. */
export const loadedChoices = (answer: unknown, field: Field, t: Translate): Choice[] => {
  const list = listIn(answer, field);
  if (!Array.isArray(list)) return [];
  return toldApart(
    list.map((entry) => loadedChoice(entry, field, t)).filter((choice) => choice !== undefined),
  );
};

/** Two that are called the same say their values: nobody could tell which is which. */
const toldApart = (choices: Choice[]): Choice[] => {
  const valuesOf = new Map<string, Set<EnumValue>>();
  for (const { label, value } of choices) valuesOf.set(label, (valuesOf.get(label) ?? new Set()).add(value));
  return choices.map((choice) => {
    const isAlone = (valuesOf.get(choice.label)?.size ?? 0) < 2;
    return isAlone ? choice : { ...choice, label: `${choice.label} (${choice.value})` };
  });
};

const loadedChoice = (entry: unknown, field: Field, t: Translate): Choice | undefined => {
  // What the host offers is a value, whether it has a label here or not.
  const labelOf = (value: EnumValue): string => knownLabel(value, field, t) ?? String(value);
  if (isEnumValue(entry)) return { value: entry, label: labelOf(entry) };
  const options = optionsOf<EnumFilled>(field);
  const value: unknown = options.value
    ? readPath(entry, options.value)
    : (readPath(entry, 'id') ?? readPath(entry, 'value'));
  if (!isEnumValue(value)) return undefined;
  const { display = ['name', 'label'] } = options;
  const text = firstTitle([display].flat(), membersOf(entry));
  return { value, label: text || labelOf(value), entry };
};

/** The one value that a record leaves to choose from (`from`); undefined where there are none or several. */
export const onlyChoice = (field: Field, record: unknown): EnumValue | undefined => {
  if (optionsOf<EnumFilled>(field).from === undefined) return undefined;
  const [first, ...others] = choicesFrom(record, field, (text) => text);
  return others.length === 0 ? first?.value : undefined;
};

/** Choices that a record holds (`from`): those of the first list with any, else the declared ones. */
export function choicesFrom(record: unknown, field: Field, t: Translate): Choice[] {
  const { from = [] } = optionsOf<EnumFilled>(field);
  for (const path of [from].flat()) {
    const found = loadedChoices(readRows(record, path), field, t);
    if (found.length > 0) return found;
  }
  return declaredChoices(field, t);
}
