import type { Operation } from './operations';

/** The operation that serves a path whose segments are filled or `{names}`; the one with the most fixed segments. */
export function operationAt(
  operations: readonly Operation[],
  method: string,
  path: string,
): Operation | undefined {
  const parts = path.split('/');
  const fixed = (operation: Operation) =>
    operation.path.split('/').filter((part) => !part.startsWith('{')).length;
  return operations
    .filter((operation) => {
      const wanted = operation.path.split('/');
      return (
        operation.method === method &&
        wanted.length === parts.length &&
        wanted.every((part, index) => part.startsWith('{') || part === parts[index])
      );
    })
    .sort((a, b) => fixed(b) - fixed(a))[0];
}
