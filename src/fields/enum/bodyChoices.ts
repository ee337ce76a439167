import { fillTemplate, missingListError } from '../../../dataProvider';
import { evaluate } from '../../config/conditions/evaluate';
import { fillTitle, fillFirstCompleteTitle, createMemberReader } from '../../config/titleTemplate';
import type { Field } from '../../config/types';
import { isPlainObject, parseJson } from '../../lib/json';
import { optionsOf } from '../core/optionsOf';
import type { Choice } from './choices';
import { readChoiceList } from './loadedChoices';
import type { ResolvedEnumOptions } from './schema';

/**
 * Choices that are written as a whole body (`writeAs`). In the form a choice is the body as text, so that texts can be compared.
 */

/** An entry of the response and the text that identifies it. */
interface IdentifiedEntry {
  entry: Readonly<Record<string, unknown>>;
  name: string;
}

function identifyEntries(response: unknown, field: Field): IdentifiedEntry[] | undefined {
  const list = readChoiceList(response, field);
  if (!Array.isArray(list)) return undefined;
  const { value = 'id' } = optionsOf<ResolvedEnumOptions>(field);
  return (list as unknown[]).filter(isPlainObject).flatMap((entry) => {
    const { text, isComplete } = fillTitle(value, createMemberReader(entry));
    return isComplete ? [{ entry, name: text }] : [];
  });
}

/** Returns the response of the call. Throws if it has no list or no entry can be identified. */
export function assertBodyChoices(response: unknown, field: Field): unknown {
  const identifiedEntries = identifyEntries(response, field);
  const list = readChoiceList(response, field);
  if (!identifiedEntries || (Array.isArray(list) && list.length > 0 && identifiedEntries.length === 0))
    throw missingListError();
  return response;
}

/**
 * Returns the choices of a response without duplicates. Choices of the same name are distinguished by the words that differ.
 * Never throws.
 */
export function bodyChoices(response: unknown, field: Field): Choice[] {
  const { writeAs = null, optionFilter, display } = optionsOf<ResolvedEnumOptions>(field);
  const choicesByValue = new Map<string, Choice & { name: string; label: string }>();
  for (const { entry, name } of identifyEntries(response, field) ?? []) {
    if (optionFilter && !evaluate(optionFilter, entry)) continue;
    const label = (display && fillFirstCompleteTitle([display].flat(), createMemberReader(entry))) || name;
    const value = JSON.stringify(fillTemplate(writeAs, { ...entry, $label: label }));
    if (!choicesByValue.has(value)) choicesByValue.set(value, { value, label, name, entry });
  }
  const choices = [...choicesByValue.values()];
  return choices.map(({ name, label, ...choice }) => {
    const sameLabelChoices = choices.filter((other) => other.label === label && other.name !== name);
    const isUnique = sameLabelChoices.length === 0 || label === name;
    return { ...choice, label: isUnique ? label : `${label} (${distinctWords(name, sameLabelChoices)})` };
  });
}

/** Returns the words of a name that another one lacks at the same position; the whole name if they cannot be aligned. */
function distinctWords(name: string, otherNames: readonly { name: string }[]): string {
  const words = name.split(' ');
  const otherWords = otherNames.map((otherName) => otherName.name.split(' '));
  if (otherWords.some(({ length }) => length !== words.length)) return name;
  return words
    .filter((word, index) => otherWords.some((otherWordList) => otherWordList[index] !== word))
    .join(' ');
}

/** Form value → wire value of such a field. */
export const parseBodies = (value: unknown): unknown[] =>
  [value]
    .flat()
    .map((text) => (typeof text === 'string' ? parseJson(text, isPlainObject) : undefined))
    .filter((body) => body !== undefined);
