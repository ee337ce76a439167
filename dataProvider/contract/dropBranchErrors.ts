import type { ErrorObject } from 'ajv/dist/2020.js';

const isCombinator = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf';

/**
 * Of a choice of forms (`oneOf`, `anyOf`) only that none fits, not what each form lacks; everything else as it is. Takes no
 * longer for every error the more there are: bodies come from strangers.
 */
export function dropBranchErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const combinatorPointers = new Set(errors.filter(isCombinator).map(({ instancePath }) => instancePath));
  return errors.filter(
    (error) => isCombinator(error) || !isPointerWithin(error.instancePath, combinatorPointers),
  );
}

/** Whether a JSON pointer, or what it is a part of, is one of these. */
function isPointerWithin(pointer: string, pointers: ReadonlySet<string>): boolean {
  for (let ancestor = pointer; ; ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'))) {
    if (pointers.has(ancestor)) return true;
    if (ancestor === '') return false;
  }
}
