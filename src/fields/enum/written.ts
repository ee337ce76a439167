import { fillTemplate, noList } from '../../../dataProvider';
import { evaluate } from '../../config/evaluate';
import { fillTitle, firstTitle, membersOf } from '../../config/title';
import type { Field } from '../../config/types';
import { isPlainObject, parseJson } from '../../lib/json';
import { optionsOf } from '../optionsOf';
import type { Choice } from './choices';
import { listIn } from './loaded';
import type { EnumFilled } from './schema';

/** Choices of which a whole body is written (`as`). In the form a choice is that body as text, so that texts are compared. */

/** An entry of the answer, and the text by which it is told from others. */
interface Named {
  entry: Readonly<Record<string, unknown>>;
  name: string;
}

function namedIn(answer: unknown, field: Field): Named[] | undefined {
  const list = listIn(answer, field);
  if (!Array.isArray(list)) return undefined;
  const { value = 'id' } = optionsOf<EnumFilled>(field);
  return (list as unknown[]).filter(isPlainObject).flatMap((entry) => {
    const { text, isComplete } = fillTitle(value, membersOf(entry));
    return isComplete ? [{ entry, name: text }] : [];
  });
}

/** The answer of the call. Throws where it has no list, or entries of which none can be told from others. */
export function answeredWritten(answer: unknown, field: Field): unknown {
  const named = namedIn(answer, field);
  const list = listIn(answer, field);
  if (!named || (Array.isArray(list) && list.length > 0 && named.length === 0)) throw noList();
  return answer;
}

/** The choices of an answer, each once; two that are called the same are told apart by what sets them apart. Total. */
export function writtenChoices(answer: unknown, field: Field): Choice[] {
  const { as = null, only, display } = optionsOf<EnumFilled>(field);
  const found = new Map<string, Choice & { name: string; label: string }>();
  for (const { entry, name } of namedIn(answer, field) ?? []) {
    if (only && !evaluate(only, entry)) continue;
    const label = (display && firstTitle([display].flat(), membersOf(entry))) || name;
    const value = JSON.stringify(fillTemplate(as, { ...entry, $label: label }));
    if (!found.has(value)) found.set(value, { value, label, name, entry });
  }
  const all = [...found.values()];
  return all.map(({ name, label, ...choice }) => {
    const twins = all.filter((one) => one.label === label && one.name !== name);
    const isAlone = twins.length === 0 || label === name;
    return { ...choice, label: isAlone ? label : `${label} (${ownWords(name, twins)})` };
  });
}

/** The words of a text that some other one has not, at the same place; all of it where they cannot be laid side by side. */
function ownWords(name: string, others: readonly { name: string }[]): string {
  const words = name.split(' ');
  const rest = others.map((one) => one.name.split(' '));
  if (rest.some(({ length }) => length !== words.length)) return name;
  return words.filter((word, at) => rest.some((other) => other[at] !== word)).join(' ');
}

/** What a form holds of such a field, as it is sent. */
export const toWritten = (value: unknown): unknown[] =>
  [value]
    .flat()
    .map((text) => (typeof text === 'string' ? parseJson(text, isPlainObject) : undefined))
    .filter((body) => body !== undefined);
