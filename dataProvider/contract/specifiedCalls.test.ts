import { describe, expect, it } from 'vitest';
import bundle from './openapi.bundle.json';
import specified from './specifiedCalls.json';
import { resolveSchema, schemaExamples } from './operations';
import { contract, operations } from './testing/bundledContract';
import type { OperationBody, Operation, Schema } from './operations';

const text = JSON.stringify(bundle);

/** Normalises placeholder names: `GET /assets/{toAssetId}` and `GET /assets/{id}` are the same path. */
const address = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
const named = (operation: Operation) => address(`${operation.method} ${operation.path}`);
const serving = (id: string) => operations.filter(({ description }) => description.includes(id));

/** Returns the ids of entries that break a rule, each with the reason. */
const breaking = <T extends { id: string }>(all: readonly T[], fault: (one: T) => string | false): string[] =>
  all.flatMap((one) => {
    const text = fault(one);
    return text === false ? [] : [`${one.id}: ${text}`];
  });

describe('every specified call is in the contract', () => {
  it('is named by the one operation with its method and path', () => {
    const missing = breaking(specified, ({ id, calls }) => {
      if (calls.length === 0) return !text.includes(id) && 'named nowhere';
      const allowed = calls.map(address);
      const count = serving(id).filter((one) => allowed.includes(named(one))).length;
      return count !== 1 && `named by ${count} of ${calls.join()}`;
    });
    expect(missing).toEqual([]);
  });

  it('has its query parameters and its version', () => {
    const faults = specified
      .filter(({ calls }) => calls.length > 0)
      .flatMap((row) => serving(row.id).map((operation) => ({ id: row.id, row, operation })));
    const incomplete = breaking(faults, ({ row, operation }) => {
      const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      const absent = row.query.filter((name) => !names.includes(name));
      if (absent.length > 0) return `${operation.id} lacks the query ${absent.join()}`;
      return !operation.versions.includes(row.version) && `${operation.id} lacks version ${row.version}`;
    });
    expect(incomplete).toEqual([]);
  });

  it('is marked as assumed where no document shows it', () => {
    const unmarked = breaking(operations, ({ description, assumed }) => {
      const rows = specified.filter(({ id }) => description.includes(id));
      return rows.length > 0 && rows.every(({ shown }) => !shown) && !assumed && 'not marked as assumed';
    });
    expect(unmarked).toEqual([]);
  });

  it('names no call that is not specified', () => {
    const known = new Set(specified.map(({ id }) => id));
    const said = [...text.matchAll(/CALL-\d{3}/g)].map(([id]) => id);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });
});

/** True if the contract shows a complete value: an example, or one for each part of the envelope. */
function isShown(schema: Schema | undefined): boolean {
  if (!schema) return false;
  if (schemaExamples(contract, schema).length > 0) return true;
  const found = resolveSchema(contract, schema);
  if (found.properties)
    return (
      Object.keys(found.properties).length === 0 || (found.properties['data'] ? inEnvelope(found) : false)
    );
  if (found.items) return isShown(found.items);
  return !found.oneOf && !found.anyOf && !found.allOf;
}

const inEnvelope = ({ properties }: Schema) => isShown(properties?.['data']);
const isJson = (body: OperationBody | undefined) =>
  body?.mediaType !== undefined && /json/.test(body.mediaType);

describe('every operation describes itself', () => {
  it('has a summary and a version', () => {
    const incomplete = breaking(operations, ({ summary, versions }) => {
      if (summary === '') return 'no summary';
      return versions.length === 0 && 'no version';
    });
    expect(incomplete).toEqual([]);
  });

  it('has an example of its body', () => {
    const without = breaking(
      operations.filter(({ body }) => isJson(body)),
      ({ body }) => body!.examples.length === 0 && !isShown(body!.schema) && 'no example of the body',
    );
    expect(without).toEqual([]);
  });

  it('has an example of its good answer', () => {
    const without = breaking(operations, ({ responses }) => {
      const bare = [...responses].filter(
        ([status, answer]) =>
          status < 300 && isJson(answer) && answer.examples.length === 0 && !isShown(answer.schema),
      );
      return bare.length > 0 && `no example of ${bare.map(([status]) => status).join()}`;
    });
    expect(without).toEqual([]);
  });

  it('has closed bodies and answers', () => {
    const open = breaking(operations, ({ body, responses }) => {
      const places: string[] = [];
      for (const one of [body, ...responses.values()]) if (one) openObjects(one.schema, '', places);
      return places.length > 0 && places.join();
    });
    expect(open).toEqual([]);
  });
});

/** Returns the paths of objects that accept unknown members. */
function openObjects(
  schema: Schema | undefined,
  at: string,
  found: string[],
  seen = new Set<string>(),
): void {
  if (!schema) return;
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return;
    seen.add(schema.$ref);
  }
  const one = resolveSchema(contract, schema);
  if (one.properties && one.additionalProperties === undefined && !one.allOf)
    found.push(`${schema.$ref ?? ''} ${at}`);
  for (const [name, member] of Object.entries(one.properties ?? {}))
    openObjects(member, `${at}/${name}`, found, seen);
  openObjects(one.items, `${at}/*`, found, seen);
  for (const part of [...(one.oneOf ?? []), ...(one.anyOf ?? [])]) openObjects(part, at, found, seen);
}
