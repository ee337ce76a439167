import { describe, expect, it } from 'vitest';
import bundle from '../dataProvider/contract/openapi.bundle.json';
import { findOperationByPath } from '../dataProvider/contract/findOperationByPath';
import { listOperations } from '../dataProvider/contract/operations';
import { createBundledResources } from '../src/app/declarations/bundledDeclarations';

const operations = listOperations(bundle);

/** A call as a declaration says it. */
interface Declared {
  at: string;
  method: string;
  path: string;
  query: string[];
  version: string | undefined;
}

type Node = Record<string, unknown>;

/** Every call of a declaration; where pages are (`rowClick`, `routes`) and where an action goes are no calls. */
function callsIn(value: unknown, at: string): Declared[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const { path, method = 'GET', query, apiVersion, kind } = node;
  const own =
    typeof path === 'string' &&
    path.startsWith('/') &&
    !path.startsWith('/admin/') &&
    !('dialect' in node) &&
    kind !== 'go' &&
    !at.endsWith('/rowClick')
      ? [
          {
            at,
            method: String(method),
            path,
            query: Object.keys(query ?? {}).map((name) => name.replace(/\[.*/, '')),
            version: apiVersion === undefined ? undefined : String(apiVersion),
          },
        ]
      : [];
  // The authored declaration is kept under `declared`, beside the normalised one.
  const members = Object.entries(node).filter(([key]) => key !== 'declared');
  return [...own, ...members.flatMap(([key, member]) => callsIn(member, `${at}/${key}`))];
}

const declared = [...createBundledResources().values()]
  .filter(({ api }) => api.host === 'main')
  .flatMap((resource) => callsIn(resource, resource.name));

describe('what the declarations call is in the contract', () => {
  it('reads all of them', () => {
    expect(declared.length).toBeGreaterThan(100);
  });

  it('each is an operation, with queries and a version that it knows [LIST-14] [LIST-15]', () => {
    const offenders = declared.flatMap((call) => {
      const at = `${call.at}: ${call.method} ${call.path}`;
      const operation = findOperationByPath(operations, call.method, call.path);
      if (!operation) return [`${at} is no operation`];
      const known = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      const strange = call.query.filter((name) => !known.includes(name));
      return [
        ...strange.map((name) => `${at} has no query «${name}»`),
        ...(call.version === undefined || operation.versions.includes(call.version)
          ? []
          : [`${at} has no version ${call.version}`]),
      ];
    });
    expect(offenders).toEqual([]);
  });
});
