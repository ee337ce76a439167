import { describe, expect, it } from 'vitest';
import type { ResourceInput } from '../../../src/config/schema/resource';
import { getFormBehaviour } from '../../../src/fields/core/formBehaviours';
import { declareResources, getDeclaredResource } from '../../../src/testing/declareResources';
import { toFormValues } from '../../../src/fields/core/convert';
import { validateField } from '../../../src/fields/formValues/validateField';
import { patternSample } from './patternSample';
import { sampleForm } from './sampleForm';
import { sampleText } from './sampleText';

type FieldInput = ResourceInput['fields'][string];

const NOW = 1_800_000_000;
const TEXT: FieldInput = { type: 'text' };
const declare = (fields: ResourceInput['fields'], names: NonNullable<ResourceInput['create']>['fields']) => {
  const resource = getDeclaredResource(
    declareResources({
      name: 'things',
      label: 'Cosas',
      recordRepresentation: 'id',
      api: { path: '/things' },
      fields: { id: TEXT, ...fields },
      create: { fields: names },
    }),
    'things',
  );
  if (!resource.create) throw new Error('no form');
  return resource.create;
};

/** Fills a form and checks each value as the form of the console does. */
async function fill(fields: ResourceInput['fields'], rows: readonly object[] = []) {
  const form = declare(fields, Object.keys(fields));
  const sample = sampleForm(form, rows as never, NOW);
  if (sample.missing) return { missing: sample.missing.name };
  const values = { ...toFormValues(form.fields, sample.data, true), ...sample.data };
  const problems = await Promise.all(
    form.fields
      .filter(({ name }) => sample.data[name] !== undefined)
      .map(async (field) => {
        const context = {
          required: field.required,
          form: values,
          record: undefined,
          t: (text: string) => text,
        };
        const value =
          getFormBehaviour(field).toForm?.(sample.data[field.name], field) ?? sample.data[field.name];
        return validateField(field, value, context);
      }),
  );
  return { data: sample.data, problems: problems.filter((problem) => problem !== undefined) };
}

describe('the values that a run writes', () => {
  it.each<[string, FieldInput, unknown]>([
    ['a text with its mark', TEXT, `Prueba de conformidad ${NOW}`],
    ['a short text', { type: 'text', maxLength: 12 }, String(NOW)],
    ['a shorter text', { type: 'text', maxLength: 4 }, '0000'],
    ['a text of digits', { type: 'text', pattern: '\\d{6,10}' }, String(NOW)],
    ['a code', { type: 'text', pattern: '[A-Z]{2}-\\d{4}' }, 'AA-0000'],
    ['a code of a choice', { type: 'text', pattern: '(?:TOR|ALA)[0-9]{2}' }, 'TOR00'],
    ['a long text', { type: 'longText', minLength: 40 }, `Prueba de conformidad ${NOW}`.padEnd(40, 'x')],
    ['a text without spaces', { type: 'text', notPattern: '.*\\s.*' }, String(NOW)],
    ['a text in capitals', { type: 'text', upperCase: true }, `PRUEBA DE CONFORMIDAD ${NOW}`],
    ['a number above', { type: 'number', min: 100 }, 100],
    ['a number below', { type: 'number', max: -3 }, -3],
    ['a whole number', { type: 'number', min: 1.5, decimals: 0 }, 2],
    ['a number of decimals', { type: 'number', min: 0.25, max: 0.5, decimals: 2 }, 0.25],
    ['a number as text', { type: 'number', min: 3, decimals: 2, wireFormat: 'text' }, '3.00'],
    ['a percentage', { type: 'percent', fraction: true }, 0.01],
    ['a choice', { type: 'enum', values: ['a', 'b'], disabledValues: { a: 'No' } }, 'b'],
    ['several choices', { type: 'enum', values: { x: 'X' }, multiple: true }, ['x']],
    ['a status', { type: 'status', values: { on: 'Sí', off: 'No' } }, 'on'],
    ['an address', { type: 'email' }, `prueba-${NOW}@example.com`],
    ['a telephone', { type: 'phone' }, '+34600000000'],
    ['a link', { type: 'url', prefixes: ['mailto:'] }, 'mailto:prueba@example.com'],
    ['a colour', { type: 'colour' }, '#336699'],
    ['a time', { type: 'time' }, '12:00'],
  ])('are what the form allows: %s', async (_, field, value) => {
    const { data, problems } = await fill({ x: { ...field, required: true } });
    expect([data?.['x'], problems]).toEqual([value, []]);
  });

  it('keep dates within their limits', async () => {
    const zone = { timeZone: 'Europe/Madrid' };
    const { data } = await fill({
      from: { type: 'date', notBefore: '$today', ...zone },
      until: { type: 'date', notBefore: { field: 'from' }, endOfDay: true, ...zone },
      before: { type: 'date', notAfter: '$today', ...zone },
      last: { type: 'dateTime', notAfter: { field: 'from' } },
    });
    const today = Date.UTC(2027, 0, 14, 23) / 1000;
    expect(data).toEqual({
      from: today,
      until: today + 86_399,
      before: today,
      last: expect.any(Number) as number,
    });
    expect(Number(data?.['last'])).toBeLessThanOrEqual(today);
  });

  it('prefer what the host has already, and leave out what the form hides', async () => {
    const { data } = await fill(
      {
        kind: { type: 'enum', values: { 1: 'Uno', 2: 'Dos' } },
        note: { type: 'text', visibleWhen: { field: 'kind', equals: 7 } },
        again: { type: 'text', equalTo: 'code' },
        code: TEXT,
      },
      [{ id: 'a', kind: 2 }],
    );
    const code = `Prueba de conformidad ${NOW}`;
    expect(data).toEqual({ kind: 2, code, again: code });
  });

  it('fill a field that another value requires, and name the one that nobody can fill', async () => {
    const when = { field: 'on', equals: false };
    expect(await fill({ on: { type: 'boolean' }, tel: { type: 'phone', requiredWhen: when } })).toMatchObject(
      { data: { tel: '+34600000000' } },
    );
    const owner: FieldInput = { type: 'codes', requiredWhen: when };
    expect(await fill({ on: { type: 'boolean' }, owner })).toEqual({ missing: 'owner' });
    expect(await fill({ n: { type: 'number', min: 0.1, max: 0.2, decimals: 0, required: true } })).toEqual({
      missing: 'n',
    });
  });

  it('take the first of two ways to fill a form', () => {
    const form = declare({ a: TEXT, b: { type: 'text', required: true } }, [
      {
        alternatives: [
          { label: 'A', fields: ['a'] },
          { label: 'B', fields: ['b'] },
        ],
      },
    ]);
    expect(sampleForm(form, [], NOW)).toEqual({ data: { a: `Prueba de conformidad ${NOW}` } });
  });

  it('change a text to another one that is allowed', () => {
    const [short] = declare({ x: { type: 'text', pattern: '[A-Z]\\d{9}' } }, ['x']).fields;
    const first = short && sampleText(short, NOW);
    const second = short && sampleText(short, NOW, first);
    expect([first, second]).toEqual(['A000000008', 'A100000008']);
  });

  it.each(['(?=x)y', '\\bx', '[^', '(a', '\\p{Lu}'])(
    'are no guess for a pattern that is not read: %s',
    (pattern) => {
      expect(patternSample(pattern, '12')).toBeUndefined();
    },
  );
});
