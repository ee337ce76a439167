import type { Schema } from '../../../dataProvider/contract/operations';
import type { Findings } from '../report/findings';
import type { ReadRequirement } from '../requirements/requirement';
import type { CompareWithSchema } from './schemaComparer';

/**
 * Reports differences between a response and the contract. Extra and missing members are free: the requirements report
 * what the console reads. A different type or an unknown enum value in a displayed member is worth checking.
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
    const kind = ['required', 'additionalProperties'].includes(keyword) ? 'field' : 'type';
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

/** Returns undefined for differences that the console accepts: null, a number as id, rules that only the contract has. */
function adviceForKeyword(keyword: string, name: string, text: string): string | undefined {
  if (text.startsWith('it is null') || /(^|_)u?u?id$/i.test(name)) return undefined;
  if (keyword === 'type') return `Send "${name}" with that type, or declare the field with its actual type.`;
  if (keyword === 'enum') return `Add that value to "values" of the field "${name}" to give it a text.`;
  return undefined;
}
