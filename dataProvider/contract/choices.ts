import type { ErrorObject } from 'ajv/dist/2020.js';

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf';

/**
 * Of a choice of forms (`oneOf`, `anyOf`) only that none fits, not what each form lacks; everything else as it is. Takes no
 * longer for every error the more there are: bodies come from strangers.
 */
export function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath));
  return errors.filter((error) => isChoice(error) || !isWithin(error.instancePath, choices));
}

/** Whether a JSON pointer, or what it is a part of, is one of these. */
function isWithin(pointer: string, places: ReadonlySet<string>): boolean {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    if (places.has(at)) return true;
    if (at === '') return false;
  }
}
