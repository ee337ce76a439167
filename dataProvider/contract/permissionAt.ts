import { callTable } from './callTable';

const calls = Object.values(callTable);

const isName = (part: string): boolean => part.startsWith('{');

/**
 * The permission that the contract asks for a call at a path whose segments are filled or `{names}`: that of the call with the
 * most fixed segments. Undefined where a session is enough, and where the contract has no such call.
 */
export function permissionAt(method: string, path: string): string | undefined {
  const parts = path.split('/');
  const fixed = (one: string): number => one.split('/').filter((part) => !isName(part)).length;
  const [call] = calls
    .filter((one) => {
      const wanted = one.path.split('/');
      return (
        one.method === method &&
        wanted.length === parts.length &&
        wanted.every((part, at) => isName(part) || part === parts[at])
      );
    })
    .sort((one, other) => fixed(other.path) - fixed(one.path));
  return call && call.access !== 'open' && call.access !== 'session' ? call.access : undefined;
}
