import { isSessionPath } from '../../runtime/sessionPaths';
import type { NameProblem } from './templateProblems';

const createProblem = (found: string, allowed: readonly string[]): NameProblem => ({
  found,
  allowed,
  suggestion: null,
});

/** Matches `.` or `..` as a segment, in any encoding: such a path depends on the host's base URL. */
const DOT_SEGMENT = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/i;

/**
 * Finds problems of a host path for any placeholder values: it leads elsewhere, or is a session call. `sessionPaths`:
 * further session calls.
 */
export function findHostPathProblems(path: string, sessionPaths?: readonly string[]): NameProblem[] {
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\'))
    return [createProblem(`A path of a host begins with one slash: "${path}"`, ['/path'])];
  if (isSessionPath(path, sessionPaths))
    return [
      createProblem(`The call "${path}" belongs to the session: only the console sends it`, ['another path']),
    ];
  if (DOT_SEGMENT.test(path.replace(/[?#].*$/s, '')))
    return [createProblem(`A path of a host has no segments "." or "..": "${path}"`, ['the whole path'])];
  const literalPath = path.replaceAll(/\{[^{}]*\}/g, '');
  if (/[?#]/.test(literalPath))
    return [createProblem(`Parameters are not part of the path "${path}"`, ['query'])];
  const [, colonName] = /\/:([A-Za-z_]\w*)/.exec(literalPath) ?? [];
  if (colonName !== undefined)
    return [createProblem(`":${colonName}" would be sent as it is in "${path}"`, [`{${colonName}}`])];
  return [];
}
