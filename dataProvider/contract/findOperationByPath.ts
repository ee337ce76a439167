import type { Operation } from './operations';

/** Finds the operation for a path whose segments are filled or `{names}`; the one with the most fixed segments wins. */
export function findOperationByPath(
  operations: readonly Operation[],
  method: string,
  path: string,
): Operation | undefined {
  const segments = path.split('/');
  const fixedSegmentCount = (operation: Operation) =>
    operation.path.split('/').filter((segment) => !segment.startsWith('{')).length;
  return operations
    .filter((operation) => {
      const operationSegments = operation.path.split('/');
      return (
        operation.method === method &&
        operationSegments.length === segments.length &&
        operationSegments.every((segment, index) => segment.startsWith('{') || segment === segments[index])
      );
    })
    .sort((a, b) => fixedSegmentCount(b) - fixedSegmentCount(a))[0];
}
