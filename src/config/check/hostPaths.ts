import { isSessionCall } from '../sessionCalls';
import type { NameProblem } from './templateProblems';

const problem = (found: string, allowed: readonly string[]): NameProblem => ({
  found,
  allowed,
  suggestion: null,
});

/** `.` or `..` between slashes, however they are encoded: where such a path leads depends on the host's base address. */
const dots = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)/i;

/**
 * What is wrong with a path at a host whatever it is filled with: it leads elsewhere, or it is a call of the session, of which
 * `sessionPaths` are further ones.
 */
export function hostPathProblems(path: string, sessionPaths?: readonly string[]): NameProblem[] {
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\'))
    return [problem(`Una ruta de un host empieza por una sola barra: «${path}»`, ['/ruta'])];
  if (isSessionCall(path, sessionPaths))
    return [problem(`La llamada «${path}» es de la sesión: solo la hace la consola`, ['otra ruta'])];
  return dots.test(path.replace(/[?#].*$/s, ''))
    ? [problem(`Una ruta de un host no lleva partes «.» ni «..»: «${path}»`, ['la ruta entera'])]
    : [];
}
