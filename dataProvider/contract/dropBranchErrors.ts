import type { ErrorObject } from 'ajv/dist/2020.js';

const isCombinator = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf';

/**
 * Reduces the errors of a `oneOf` or `anyOf` to the one that no branch matches, without those of each branch; keeps all
 * others. Linear time, because bodies come from untrusted clients.
 */
export function dropBranchErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const combinatorPointers = new Set(errors.filter(isCombinator).map(({ instancePath }) => instancePath));
  return errors.filter(
    (error) => isCombinator(error) || !isPointerWithin(error.instancePath, combinatorPointers),
  );
}

/** True if a JSON pointer or one of its ancestors is in `pointers`. */
function isPointerWithin(pointer: string, pointers: ReadonlySet<string>): boolean {
  for (let ancestor = pointer; ; ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'))) {
    if (pointers.has(ancestor)) return true;
    if (ancestor === '') return false;
  }
}
