import type { Schema } from '../dataProvider/contract/operations';
import type { Findings } from './finding';
import type { Need } from './needs/need';
import type { CompareShape } from './shape';

/**
 * What an answer says otherwise than the contract. Members too many or too few are free: what the console reads is told by
 * its needs. Another type or an unknown word in something that is shown is worth a look.
 */
export function checkDifferences(
  need: Need,
  schema: Schema,
  body: unknown,
  request: string,
  compare: CompareShape,
  to: Findings,
): void {
  const read = new Set([...need.must, ...need.should].flatMap(({ paths }) => paths.map(lastOf)));
  for (const { keyword, place, text } of compare(schema, body)) {
    const isShown = read.has(lastOf(place));
    const advice = isShown ? adviceOf(keyword, lastOf(place), text) : undefined;
    const kind = ['required', 'additionalProperties'].includes(keyword) ? 'campo' : 'tipo';
    to.add({
      level: advice === undefined ? 'free' : 'should',
      kind,
      place,
      text,
      advice: advice ?? '',
      request,
    });
  }
}

const lastOf = (path: string): string => path.split(/[./]/).at(-1) ?? '';

/** undefined for what the console takes as it is: null, an id as a number, rules that only the contract knows. */
function adviceOf(keyword: string, name: string, text: string): string | undefined {
  if (text.startsWith('es null') || /(^|_)u?u?id$/i.test(name)) return undefined;
  if (keyword === 'type') return `Envía «${name}» con ese tipo, o declara el campo con el tipo que tiene.`;
  if (keyword === 'enum') return `Añade ese valor a «values» del campo «${name}» para darle un texto.`;
  return undefined;
}
