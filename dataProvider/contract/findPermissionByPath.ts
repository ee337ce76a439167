import { callTable } from './callTable';

const calls = Object.values(callTable);

const isPlaceholder = (segment: string): boolean => segment.startsWith('{');

/**
 * The permission that the contract asks for a call at a path whose segments are filled or `{names}`: that of the call with the
 * most fixed segments. Undefined where a session is enough, and where the contract has no such call.
 */
export function findPermissionByPath(method: string, path: string): string | undefined {
  const segments = path.split('/');
  const fixedSegmentCount = (template: string): number =>
    template.split('/').filter((segment) => !isPlaceholder(segment)).length;
  const [call] = calls
    .filter((candidate) => {
      const callSegments = candidate.path.split('/');
      return (
        candidate.method === method &&
        callSegments.length === segments.length &&
        callSegments.every((segment, index) => isPlaceholder(segment) || segment === segments[index])
      );
    })
    .sort((a, b) => fixedSegmentCount(b.path) - fixedSegmentCount(a.path));
  return call && call.access !== 'open' && call.access !== 'session' ? call.access : undefined;
}
