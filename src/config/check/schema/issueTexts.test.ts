import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { resourceSchema } from '../../schema/resource';
import { findSpanish } from '../../../testing/findSpanish';
import { runtimeConfigSchema } from '../runtime/runtimeConfigProblems';
import { findSchemaProblems } from './schemaProblems';

const check = (schema: z.ZodMiniType, input: unknown): string | undefined =>
  findSchemaProblems('a.json', z.strictObject({ a: schema }), { a: input })[0]?.found;

describe('what is wrong with a value', () => {
  it.each<[z.ZodMiniType, unknown, string]>([
    [z.string(), 5, '5 is not valid (expected a string)'],
    [z.array(z.string()), 'x', '"x" is not valid (expected an array)'],
    [z.record(z.string(), z.string()), null, 'null is not valid (expected an object)'],
    [z.int(), 1.5, '1.5 is not valid (expected an integer)'],
    [z.boolean(), undefined, 'A value is missing (expected true or false)'],
    [z.string().check(z.minLength(1)), '', '"" is not valid (it must not be empty)'],
    [z.array(z.string()).check(z.minLength(2)), [], '[] is not valid (expected at least 2 items)'],
    [z.number().check(z.positive()), -1, '-1 is not valid (expected more than 0)'],
    [z.number().check(z.maximum(4)), 5, '5 is not valid (expected at most 4)'],
    [z.literal('$today'), 'x', '"x" is not valid (expected "$today")'],
    [z.enum(['a', 'b']), 7, '7 is not valid (expected one of the allowed values)'],
    [z.string().check(z.startsWith('/')), 'x', '"x" is not valid (expected a string that begins with "/")'],
    [z.string().check(z.regex(/^a+$/)), 'x', '"x" is not valid (expected a string that matches /^a+$/)'],
    [z.string().check(z.regex(/^a+$/, 'only a')), 'x', '"x" is not valid (only a)'],
    [z.union([z.string(), z.number()]), true, 'true is not valid (it has none of the allowed forms)'],
  ])('is said in words of the check (%#)', (schema, input, text) => {
    expect(check(schema, input)).toBe(text);
  });

  it('is said of a key, too', () => {
    const schema = z.record(z.string().check(z.regex(/^[a-z]{2}$/)), z.string());
    expect(findSchemaProblems('a.json', schema, { es: 'x', español: 'y' })).toEqual([
      {
        file: 'a.json',
        path: 'español',
        found: '"español" is not valid as a key (expected a string that matches /^[a-z]{2}$/)',
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
    const libraryWords = /invalid|received|unrecognized|too |\bint\b|\bzod\b/i;
    expect([...new Set(texts)].filter((text) => libraryWords.test(text))).toEqual([]);
    expect([...new Set(texts)].filter(findSpanish)).toEqual([]);
  });
});
