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

/** Every call of a declaration; where pages are (`rowClick`, `at`) and where an action goes are no calls. */
function callsIn(value: unknown, at: string): Declared[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const { path, method = 'GET', query, version, kind } = node;
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
            version: version === undefined ? undefined : String(version),
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

const operationOf = ({ method, path }: Declared) => findOperationByPath(operations, method, path);

describe('what the declarations call is in the contract', () => {
  it('reads all of them', () => {
    expect(declared.length).toBeGreaterThan(100);
  });

  it.each(declared)('$at: $method $path [LIST-14] [LIST-15]', (call) => {
    const operation = operationOf(call);
    expect(operation?.id).toBeDefined();
    const known = operation!.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(call.query));
    if (call.version !== undefined) expect(operation!.versions).toContain(call.version);
  });
});
