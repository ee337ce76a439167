import { sessionCalls } from '../sessionCalls';
import type { NameProblem } from './templateProblems';

const problem = (found: string, allowed: readonly string[]): NameProblem => ({
  found,
  allowed,
  suggestion: null,
});

/** What is wrong with a path at a host whatever it is filled with: it leads elsewhere, or it is a call of the session. */
export function hostPathProblems(path: string): NameProblem[] {
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\'))
    return [problem(`Una ruta de un host empieza por una sola barra: «${path}»`, ['/ruta'])];
  const plain = path.split('?', 1)[0]?.toLowerCase().replace(/\/+$/, '') ?? '';
  return sessionCalls.includes(plain)
    ? [problem(`La llamada «${path}» es de la sesión: solo la hace la consola`, ['otra ruta'])]
    : [];
}
