import { callTable } from './callTable';

const calls = Object.values(callTable);

const isPlaceholder = (segment: string): boolean => segment.startsWith('{');

/**
 * Returns the permission that the contract requires for a call at a path whose segments are filled or `{names}`; the call
 * with the most fixed segments wins. Undefined if a session is enough, or if the contract has no such call.
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
