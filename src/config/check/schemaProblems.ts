import * as z from 'zod/mini';
import es from 'zod/v4/locales/es.js';
import type { ConfigProblem } from '../types';
import { pathText } from './problem';
import { keysAt } from './schemaKeys';
import { suggest } from './suggest';

z.config(es());

/** Problems of `input` under a schema: all of them, in Spanish, each with its path, what is allowed and a likely fix. */
export function schemaProblems(
  file: string,
  schema: z.ZodMiniType,
  input: unknown,
  base = '',
): ConfigProblem[] {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue) => issueProblems(file, issue, { schema, input, base }));
}

interface Source {
  schema: z.ZodMiniType;
  input: unknown;
  base: string;
}

type Issue = z.core.$ZodIssue;

/** One issue of the schema library in the console's words; of a union, the branch that came furthest speaks. */
function issueProblems(file: string, issue: Issue, source: Source): ConfigProblem[] {
  const path = [source.base, pathText(issue.path)].filter(Boolean).join('.').replaceAll('.[', '[');
  if (issue.code === 'unrecognized_keys') {
    const allowed = keysAt(source.schema, issue.path, source.input);
    return issue.keys.map((key) => ({
      file,
      path: path ? `${path}.${key}` : key,
      found: `Clave desconocida: «${key}»`,
      allowed,
      suggestion: suggest(key, allowed),
    }));
  }
  if (issue.code === 'invalid_union') {
    const furthest = issue.errors
      .map((errors) => ({
        errors,
        depth: Math.max(
          0,
          ...errors.map(({ path: at, code }) => at.length + (code === 'unrecognized_keys' ? 1 : 0)),
        ),
      }))
      .sort((a, b) => b.depth - a.depth)[0];
    if (furthest && furthest.depth > 0) {
      return furthest.errors.flatMap((inner) =>
        issueProblems(file, { ...inner, path: [...issue.path, ...inner.path] }, source),
      );
    }
  }
  if (issue.code === 'custom') {
    const { allowed, wrong } = (issue.params ?? {}) as { allowed?: unknown; wrong?: unknown };
    const names = Array.isArray(allowed) ? allowed.map(String) : [];
    const suggestion = typeof wrong === 'string' ? suggest(wrong, names) : null;
    return [{ file, path, found: issue.message, allowed: names, suggestion }];
  }
  const value = valueAt(source.input, issue.path);
  const words = wordsOf(issue);
  const allowed = [...words, ...(issue.code === 'invalid_union' ? typesOf(issue) : [])];
  return [
    {
      file,
      path,
      found:
        value === undefined
          ? `Falta este dato (${issue.message})`
          : `${shown(value)} no vale (${issue.message})`,
      allowed,
      suggestion: typeof value === 'string' ? suggest(value, words) : null,
    },
  ];
}

/** The words that may stand there: of one choice, or of all the branches of a union that are one. */
const wordsOf = (issue: Issue): string[] =>
  issue.code === 'invalid_value'
    ? issue.values.map(String)
    : issue.code === 'invalid_union'
      ? issue.errors.flatMap((errors) => errors.filter(({ path }) => path.length === 0).flatMap(wordsOf))
      : [];

/** What kinds of value the branches of a union take: of it alone nothing else is said. */
const typesOf = (issue: z.core.$ZodIssueInvalidUnion): string[] => [
  ...new Set(
    issue.errors
      .flat()
      .flatMap((inner) =>
        inner.path.length > 0
          ? []
          : inner.code === 'invalid_type'
            ? (kinds[inner.expected] ?? [])
            : inner.code === 'invalid_union'
              ? typesOf(inner)
              : [],
      ),
  ),
];

const kinds: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  boolean: 'true o false',
  object: 'un objeto',
  record: 'un objeto',
  array: 'una lista',
};

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60);

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    input,
  );
