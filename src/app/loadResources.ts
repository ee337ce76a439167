import { checkDeclarations, problemText, type Found } from '../config/check';
import type { Declaration } from '../config/normalise';
import type { ConfigProblem } from '../config/types';
import { bundledDeclarations } from './bundled';
import { knownNames } from './knownNames';

/**
 * Loads and checks the declarations that the runtime config names. A broken one is left out and named; the others and
 * the bundled ones work. Runtime JSON names bundled field types and tabs only, it never carries code.
 */
export async function loadResources(
  addresses: readonly string[],
): Promise<{ declarations: readonly Declaration[]; problems: ConfigProblem[] }> {
  const answers = await Promise.all(addresses.map(load));
  const found = answers.flatMap((answer) => ('input' in answer ? [answer] : []));
  const unread = answers.flatMap((answer) => ('input' in answer ? [] : [answer]));
  const { sound, problems } = checkDeclarations(found, knownNames, bundledDeclarations);
  const all = [...unread, ...problems];
  for (const problem of all) console.error(problemText(problem));
  return { declarations: sound, problems: all };
}

async function load(address: string): Promise<Found | ConfigProblem> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    if (!response.ok) return unreadable(address, `La dirección responde ${response.status}`);
    return { file: address, input: (await response.json()) as unknown };
  } catch {
    return unreadable(address, 'No se puede leer o no es JSON');
  }
}

const unreadable = (file: string, found: string): ConfigProblem => ({
  file,
  path: '',
  found,
  allowed: [],
  suggestion: null,
});
