import { describe, expect, it } from 'vitest';
import bundle from './openapi.bundle.json';
import specified from './calls.json';
import { resolved, schemaExamples } from './operations';
import { contract, operations } from './testing/bundled';
import type { Body, Operation, Schema } from './operations';

const text = JSON.stringify(bundle);

/** `GET /assets/{assetId}` and `GET /assets/{id}` are one address. */
const address = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
const named = (operation: Operation) => address(`${operation.method} ${operation.path}`);
const serving = (id: string) => operations.filter(({ description }) => description.includes(id));

describe('every specified call is in the contract', () => {
  it.each(specified)('$id: named by the operation with its method and path', ({ id, calls }) => {
    if (calls.length === 0) return expect(text).toContain(id);
    const allowed = calls.map(address);
    return expect(serving(id).filter((one) => allowed.includes(named(one))).length, calls.join()).toBe(1);
  });

  it.each(specified.filter(({ calls }) => calls.length > 0))('$id: query and version', (row) => {
    for (const operation of serving(row.id)) {
      const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(row.query));
      expect(operation.versions).toContain(row.version);
    }
  });

  it.each(operations)('$id: marked as assumed where no document shows it', (operation) => {
    const rows = specified.filter(({ id }) => operation.description.includes(id));
    if (rows.length > 0 && rows.every(({ shown }) => !shown)) expect(operation.assumed).toBe(true);
  });

  it('names no call that is not specified', () => {
    const known = new Set(specified.map(({ id }) => id));
    const said = [...text.matchAll(/CALL-\d{3}/g)].map(([id]) => id);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });
});

/** Whether a reader of the contract sees one whole value: an example, or one of each part of the envelope. */
function isShown(schema: Schema | undefined): boolean {
  if (!schema) return false;
  if (schemaExamples(contract, schema).length > 0) return true;
  const found = resolved(contract, schema);
  if (found.properties)
    return (
      Object.keys(found.properties).length === 0 || (found.properties['data'] ? inEnvelope(found) : false)
    );
  if (found.items) return isShown(found.items);
  return !found.oneOf && !found.anyOf && !found.allOf;
}

const inEnvelope = ({ properties }: Schema) => isShown(properties?.['data']);
const isJson = (body: Body | undefined) => body?.media !== undefined && /json/.test(body.media);

describe('every operation tells itself', () => {
  it.each(operations)('$id: requirement or call ids, a summary, a version', (operation) => {
    expect(operation.description).toMatch(/\b[A-Z]+-\d{2,3}\b/);
    expect(operation.summary).not.toBe('');
    expect(operation.versions.length).toBeGreaterThan(0);
  });

  it.each(operations.filter(({ body }) => isJson(body)))('$id: an example of its body', ({ body }) => {
    expect(body!.examples.length > 0 || isShown(body!.schema)).toBe(true);
  });

  it.each(operations)('$id: an example of its good answer', ({ answers }) => {
    for (const [status, answer] of answers) {
      if (status < 300 && isJson(answer))
        expect(answer.examples.length > 0 || isShown(answer.schema), String(status)).toBe(true);
    }
  });

  it.each(operations)('$id: closed bodies and answers', ({ body, answers }) => {
    const open: string[] = [];
    for (const one of [body, ...answers.values()]) if (one) openObjects(one.schema, '', open);
    expect(open).toEqual([]);
  });
});

/** Places of objects that would take unknown members. */
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
  const one = resolved(contract, schema);
  if (one.properties && one.additionalProperties === undefined && !one.allOf)
    found.push(`${schema.$ref ?? ''} ${at}`);
  for (const [name, member] of Object.entries(one.properties ?? {}))
    openObjects(member, `${at}/${name}`, found, seen);
  openObjects(one.items, `${at}/*`, found, seen);
  for (const part of [...(one.oneOf ?? []), ...(one.anyOf ?? [])]) openObjects(part, at, found, seen);
}
