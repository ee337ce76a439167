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
    return [createProblem(`Una ruta de un host empieza por una sola barra: «${path}»`, ['/ruta'])];
  if (isSessionPath(path, sessionPaths))
    return [createProblem(`La llamada «${path}» es de la sesión: solo la hace la consola`, ['otra ruta'])];
  if (DOT_SEGMENT.test(path.replace(/[?#].*$/s, '')))
    return [createProblem(`Una ruta de un host no lleva partes «.» ni «..»: «${path}»`, ['la ruta entera'])];
  const literalPath = path.replaceAll(/\{[^{}]*\}/g, '');
  if (/[?#]/.test(literalPath))
    return [createProblem(`Los parámetros no van en la ruta «${path}»`, ['query'])];
  const [, colonName] = /\/:([A-Za-z_]\w*)/.exec(literalPath) ?? [];
  if (colonName !== undefined)
    return [createProblem(`«:${colonName}» se enviaría tal cual en «${path}»`, [`{${colonName}}`])];
  return [];
}
