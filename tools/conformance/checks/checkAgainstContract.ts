import type { Schema } from '../../../dataProvider/contract/operations';
import type { Findings } from '../report/findings';
import type { ReadRequirement } from '../requirements/requirement';
import type { CompareWithSchema } from './schemaComparer';

/**
 * What an answer says otherwise than the contract. Members too many or too few are free: what the console reads is told by
 * its needs. Another type or an unknown word in something that is shown is worth a look.
 */
export function checkAgainstContract(
  requirement: ReadRequirement,
  schema: Schema,
  body: unknown,
  request: string,
  compare: CompareWithSchema,
  findings: Findings,
): void {
  const readNames = new Set(
    [...requirement.must, ...requirement.should].flatMap(({ paths }) => paths.map(lastSegment)),
  );
  for (const { keyword, place, text } of compare(schema, body)) {
    const isRead = readNames.has(lastSegment(place));
    const advice = isRead ? adviceForKeyword(keyword, lastSegment(place), text) : undefined;
    const kind = ['required', 'additionalProperties'].includes(keyword) ? 'campo' : 'tipo';
    findings.add({
      level: advice === undefined ? 'free' : 'should',
      kind,
      place,
      text,
      advice: advice ?? '',
      request,
    });
  }
}

const lastSegment = (path: string): string => path.split(/[./]/).at(-1) ?? '';

/** undefined for what the console takes as it is: null, an id as a number, rules that only the contract knows. */
function adviceForKeyword(keyword: string, name: string, text: string): string | undefined {
  if (text.startsWith('es null') || /(^|_)u?u?id$/i.test(name)) return undefined;
  if (keyword === 'type') return `Envía «${name}» con ese tipo, o declara el campo con el tipo que tiene.`;
  if (keyword === 'enum') return `Añade ese valor a «values» del campo «${name}» para darle un texto.`;
  return undefined;
}
