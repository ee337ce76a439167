import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { resourceSchema } from '../../schema/resource';
import { runtimeConfigSchema } from '../runtime/runtimeConfigProblems';
import { findSchemaProblems } from './schemaProblems';

const check = (schema: z.ZodMiniType, input: unknown): string | undefined =>
  findSchemaProblems('a.json', z.strictObject({ a: schema }), { a: input })[0]?.found;

describe('what is wrong with a value', () => {
  it.each<[z.ZodMiniType, unknown, string]>([
    [z.string(), 5, '5 no vale (se espera un texto)'],
    [z.array(z.string()), 'x', '"x" no vale (se espera una lista)'],
    [z.record(z.string(), z.string()), null, 'null no vale (se espera un objeto)'],
    [z.int(), 1.5, '1.5 no vale (se espera un número entero)'],
    [z.boolean(), undefined, 'Falta este dato (se espera true o false)'],
    [z.string().check(z.minLength(1)), '', '"" no vale (no puede estar vacío)'],
    [z.array(z.string()).check(z.minLength(2)), [], '[] no vale (se espera como mínimo 2 elementos)'],
    [z.number().check(z.positive()), -1, '-1 no vale (se espera más de 0)'],
    [z.number().check(z.maximum(4)), 5, '5 no vale (se espera como máximo 4)'],
    [z.literal('$today'), 'x', '"x" no vale (se espera "$today")'],
    [z.enum(['a', 'b']), 7, '7 no vale (se espera uno de los valores que se admiten)'],
    [z.string().check(z.startsWith('/')), 'x', '"x" no vale (se espera un texto que empiece por "/")'],
    [z.string().check(z.regex(/^a+$/)), 'x', '"x" no vale (se espera un texto según /^a+$/)'],
    [z.string().check(z.regex(/^a+$/, 'solo a')), 'x', '"x" no vale (solo a)'],
    [z.union([z.string(), z.number()]), true, 'true no vale (no es nada de lo que se admite)'],
  ])('is said in words of the check (%#)', (schema, input, text) => {
    expect(check(schema, input)).toBe(text);
  });

  it('is said of a key, too', () => {
    const schema = z.record(z.string().check(z.regex(/^[a-z]{2}$/)), z.string());
    expect(findSchemaProblems('a.json', schema, { es: 'x', español: 'y' })).toEqual([
      {
        file: 'a.json',
        path: 'español',
        found: '«español» no vale como clave (se espera un texto según /^[a-z]{2}$/)',
        allowed: [],
        suggestion: null,
      },
    ]);
  });
});

const declaration = {
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'code',
  api: { id: ['id'], getList: { path: '/cars', query: { a: 1 }, timeout: 5, paged: true } },
  fields: { code: { type: 'text', localizedSource: { es: 'a' }, visibleWhen: { field: 'code', in: ['a'] } } },
  list: { columns: [{ field: 'code' }], sort: { field: 'code', order: 'ASC' }, pageSizes: [10] },
  create: { fields: ['code'], width: '50%', outcomes: [{ on: [404], error: 'No' }] },
};
const config = {
  hosts: { main: { url: '/api', dialect: { sort: false, page: { query: 'a={page}' } } } },
  ids: { a: ['b'] },
};

/** Returns copies of a value with another one at every path. */
function* replaceEverywhere(value: unknown, other: unknown): Generator {
  yield other;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value))
    for (const replaced of replaceEverywhere(member, other)) {
      const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
      Reflect.set(copy, key, replaced);
      yield copy;
    }
}

describe('no message of the schema library', () => {
  it.each([
    ['a declaration', resourceSchema, declaration],
    ['a runtime config', runtimeConfigSchema, config],
  ] as const)('is shown, whatever is written anywhere in %s', (_, schema, valid) => {
    const texts = [null, -1.5, true, '', 'x', [], {}, { x: 1 }, undefined].flatMap((other) =>
      [...replaceEverywhere(valid, other)].flatMap((input) =>
        findSchemaProblems('a.json', schema, input).map(({ found }) => found),
      ),
    );
    expect(texts.length).toBeGreaterThan(80);
    const libraryWords =
      /inv[aá]lid|recibid|received|expected|arreglo|registro|nulo|indefinid|cadena|too |\bint\b/i;
    expect([...new Set(texts)].filter((text) => libraryWords.test(text))).toEqual([]);
  });
});
