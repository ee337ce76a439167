import * as z from 'zod/mini';
import type { ConfigProblem } from '../../types';
import { formatPath } from '../problem';
import { describeIssue, TYPE_LABELS } from './issueTexts';
import { listKeysAt } from './schemaKeys';
import { findNearestName } from '../names/nearestNames';

z.config({ localeError: describeIssue });

/** Finds all problems of `input` under a schema, each with its path, the allowed values and a suggestion. */
export function findSchemaProblems(
  file: string,
  schema: z.ZodMiniType,
  input: unknown,
  basePath = '',
): ConfigProblem[] {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue) => toProblems(file, issue, { schema, input, basePath }));
}

interface IssueSource {
  schema: z.ZodMiniType;
  input: unknown;
  basePath: string;
}

type Issue = z.core.$ZodIssue;

/** Converts an issue of zod; for a union, reports the issues of the branch that matched furthest. */
function toProblems(file: string, issue: Issue, source: IssueSource): ConfigProblem[] {
  const path = [source.basePath, formatPath(issue.path)].filter(Boolean).join('.').replaceAll('.[', '[');
  if (issue.code === 'unrecognized_keys') {
    const allowed = listKeysAt(source.schema, issue.path, source.input);
    return issue.keys.map((key) => ({
      file,
      path: path ? `${path}.${key}` : key,
      found: `Unknown key ${JSON.stringify(key)}`,
      allowed,
      suggestion: findNearestName(key, allowed),
    }));
  }
  if (issue.code === 'invalid_union') {
    const furthest = issue.errors
      .map((errors) => ({
        errors,
        depth: Math.max(
          0,
          ...errors.map(
            ({ path: issuePath, code }) => issuePath.length + (code === 'unrecognized_keys' ? 1 : 0),
          ),
        ),
      }))
      .sort((a, b) => b.depth - a.depth)[0];
    if (furthest && furthest.depth > 0) {
      return furthest.errors.flatMap((nestedIssue) =>
        toProblems(file, { ...nestedIssue, path: [...issue.path, ...nestedIssue.path] }, source),
      );
    }
  }
  if (issue.code === 'custom') {
    const { allowed, wrong: misspelt } = (issue.params ?? {}) as { allowed?: unknown; wrong?: unknown };
    const names = Array.isArray(allowed) ? allowed.map(String) : [];
    const suggestion = typeof misspelt === 'string' ? findNearestName(misspelt, names) : null;
    return [{ file, path, found: issue.message, allowed: names, suggestion }];
  }
  if (issue.code === 'invalid_key') {
    const reason = issue.issues[0]?.message ?? issue.message;
    const found = `"${String(issue.path.at(-1))}" is not valid as a key (${reason})`;
    return [{ file, path, found, allowed: [], suggestion: null }];
  }
  const value = getValueAt(source.input, issue.path);
  const allowedWords = listAllowedWords(issue);
  const allowed = [...allowedWords, ...(issue.code === 'invalid_union' ? listAllowedTypes(issue) : [])];
  return [
    {
      file,
      path,
      found:
        value === undefined
          ? `A value is missing (${issue.message})`
          : `${formatValue(value)} is not valid (${issue.message})`,
      allowed,
      suggestion: typeof value === 'string' ? findNearestName(value, allowedWords) : null,
    },
  ];
}

/** Returns the allowed literals: those of an enum, or of all enum branches of a union. */
const listAllowedWords = (issue: Issue): string[] =>
  issue.code === 'invalid_value'
    ? issue.values.map(String)
    : issue.code === 'invalid_union'
      ? issue.errors.flatMap((errors) =>
          errors.filter(({ path }) => path.length === 0).flatMap(listAllowedWords),
        )
      : [];

/** Returns the types that the branches of a union accept; the issue of the union itself does not name them. */
const listAllowedTypes = (issue: z.core.$ZodIssueInvalidUnion): string[] => [
  ...new Set(
    issue.errors
      .flat()
      .flatMap((nestedIssue) =>
        nestedIssue.path.length > 0
          ? []
          : nestedIssue.code === 'invalid_type'
            ? (TYPE_LABELS[nestedIssue.expected] ?? [])
            : nestedIssue.code === 'invalid_union'
              ? listAllowedTypes(nestedIssue)
              : [],
      ),
  ),
];

const formatValue = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60);

const getValueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, segment) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[segment]
        : undefined,
    input,
  );
