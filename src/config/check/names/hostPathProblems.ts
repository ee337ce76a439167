import { isSessionPath } from '../../runtime/sessionPaths';
import type { NameProblem } from './templateProblems';

const createProblem = (found: string, allowed: readonly string[]): NameProblem => ({
  found,
  allowed,
  suggestion: null,
});

/** `.` or `..` between slashes, however they are encoded: where such a path leads depends on the host's base address. */
const DOT_SEGMENT = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/i;

/**
 * What is wrong with a path at a host whatever it is filled with: it leads elsewhere, or it is a call of the session, of which
 * `sessionPaths` are further ones.
 */
export function findHostPathProblems(path: string, sessionPaths?: readonly string[]): NameProblem[] {
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\'))
    return [createProblem(`Una ruta de un host empieza por una sola barra: «${path}»`, ['/ruta'])];
  if (isSessionPath(path, sessionPaths))
    return [createProblem(`La llamada «${path}» es de la sesión: solo la hace la consola`, ['otra ruta'])];
  return DOT_SEGMENT.test(path.replace(/[?#].*$/s, ''))
    ? [createProblem(`Una ruta de un host no lleva partes «.» ni «..»: «${path}»`, ['la ruta entera'])]
    : [];
}
