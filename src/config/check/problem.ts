import type { ConfigProblem } from '../types';
import { findNearestName } from './names/nearestNames';

/** Formats a path inside a declaration: `list.columns[2].field`. */
export function formatPath(path: readonly (string | number | symbol)[]): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text}[${segment}]`;
    return text ? `${text}.${String(segment)}` : String(segment);
  }, '');
}

/** Creates the problem of an unknown name, with the allowed names and the nearest one. */
export function createUnknownNameProblem(
  file: string,
  path: string,
  label: string,
  found: string,
  allowed: Iterable<string>,
): ConfigProblem {
  const names = [...allowed];
  return {
    file,
    path,
    found: `Unknown ${label} ${JSON.stringify(found)}`,
    allowed: names,
    suggestion: findNearestName(found, names),
  };
}

/** Formats a problem as one line for terminal or screen: file, path, problem, allowed values, suggestion. */
export function formatConfigProblem(problem: ConfigProblem): string {
  const location = problem.path ? `${problem.file} → ${problem.path}` : problem.file;
  const suggestionText = problem.suggestion ? ` Did you mean "${problem.suggestion}"?` : '';
  const allowedText = problem.allowed.length > 0 ? ` Allowed: ${problem.allowed.join(', ')}.` : '';
  return `${location}: ${problem.found}.${suggestionText}${allowedText}`;
}

/** Creates the problem of a declaration whose check threw `error`; its other problems are unknown. */
export const createUncheckedProblem = (file: string, error: unknown): ConfigProblem => ({
  file,
  path: '',
  found: `The check of this file failed (${error instanceof Error ? error.message : String(error)})`,
  allowed: [],
  suggestion: null,
});
