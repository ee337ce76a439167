import { describe, expect, it, vi } from 'vitest';
import { typesWithoutCell } from '../../config/normalise/importAction';
import { ApiError, type ConsoleDataProvider } from '../../../dataProvider';
import type { Field } from '../../config/types';
import { fillFirstCompleteTitle, createMemberReader } from '../../config/titleTemplate';
import { toWireValue } from '../core/convert';
import { isEmpty } from '../../config/values/isEmpty';
import type { FieldFixture } from '../core/types';
import { makeField } from '../../testing/makeField';
import type { CellContext } from './cellParser';
import { getCellParser } from './getCellParser';
import { changeLanguage } from '../../i18n/changeLanguage';
import { cellTexts } from './texts';
import { fieldTypes } from '../core/registry';

const fixtures = import.meta.glob<FieldFixture>('../*/fixture.ts', { eager: true, import: 'default' });

const projects = [
  { id: 'p1', name: 'Los Almendros' },
  { id: 'p2', name: 'Torre Norte' },
  { id: 'p3', name: 'Torre Norte' },
];
const getList = vi.fn((_: string, { filter }: { filter: { search?: string } }) =>
  Promise.resolve({
    data: projects.filter(({ name }) => name.toLowerCase().includes((filter.search ?? '').toLowerCase())),
    total: 3,
  }),
);
const getMany = vi.fn((_: string, { ids }: { ids: string[] }) =>
  ids.includes('p9')
    ? Promise.reject(new ApiError(404))
    : Promise.resolve({ data: projects.filter(({ id }) => ids.includes(id)) }),
);
const call = vi.fn(() =>
  Promise.resolve({ data: { status: 200, body: { data: [{ id: 7, name: 'Dúplex' }] } } }),
);
const around: CellContext = {
  // Only the provider methods that pickers and choices use.
  dataProvider: { getList, getMany, call } as unknown as ConsoleDataProvider,
  canAccess: () => true,
  t: (text) => ({ yes: 'Sí', no: 'No' })[text] ?? text,
  titleOf: (_, record) => fillFirstCompleteTitle(['name'], createMemberReader(record)),
  secondaryTextOf: () => '',
  scope: { client: 'c1' },
  fetchOnce: (_, ask) => ask(),
};
const read = (field: Field, text: string) => getCellParser(field)?.(text, field, around);
const field = (type: string, options: Record<string, unknown> = {}) => makeField({ type, options });

describe('cells of a table', () => {
  it('have a reader for every type that is not said to have none', () => {
    const without = [...fieldTypes.keys()].filter((type) => !getCellParser({ type }));
    expect(without.toSorted()).toEqual([...typesWithoutCell].toSorted());
  });

  it.each([
    ['text', 'Ana', 'Ana'],
    ['longText', 'a\nb', 'a\nb'],
    ['email', 'a@b.es', 'a@b.es'],
    ['phone', '+34 600', '+34 600'],
    ['url', 'https://a.es', 'https://a.es'],
    ['colour', '#aabbcc', '#aabbcc'],
    ['number', '1.234,5', 1234.5],
    ['number', '7,4', 7.4],
    ['number', '-7.4', -7.4],
    ['number', '1.234.567', 1234567],
    ['percent', '12,5 %', 12.5],
    ['time', '9:05', '09:05'],
    ['boolean', 'SÍ', true],
    ['boolean', 'n', false],
    ['boolean', 'verdadero', true],
    ['emails', 'a@b.es; c@d.es', 'a@b.es c@d.es'],
  ])('%s «%s»', async (type, text, value) => {
    expect(await read(field(type), text)).toMatchObject({ value });
  });

  it('has days and moments in Spanish and in ISO', async () => {
    const zone = { timeZone: 'Europe/Madrid' };
    const day = Date.UTC(2025, 1, 1, -1) / 1000;
    for (const text of ['01/02/2025', '1-2-2025', '2025-02-01'])
      expect(await read(field('date', zone), text)).toEqual({ value: day, displayText: '01/02/2025' });
    for (const text of ['01/02/2025 09:30', '2025-02-01T09:30', '2025-02-01 09:30:00'])
      expect(await read(field('dateTime', zone), text)).toMatchObject({ value: day + 9.5 * 3600 });
  });

  it.each(
    Object.entries(fixtures).flatMap(([path, { field: options, values }]) => {
      const type = path.split('/')[1] ?? '';
      return getCellParser({ type }) && !type.startsWith('reference')
        ? [[type, options, values] as const]
        : [];
    }),
  )('%s comes back from an export as it was', async (type, options, values) => {
    const one = field(type, options);
    const { toText, toExportValue = toText } = fieldTypes.get(type) ?? {};
    for (const value of values.filter((each) => !isEmpty(each))) {
      const written = (wire: unknown) => toExportValue?.(wire, one, around.t);
      // As in the file: with a decimal comma.
      const text = String(written(value)).replace(/^(-?\d+)\.(\d+)$/, '$1,$2');
      const cell = await read(one, text);
      if (!cell || 'problem' in cell) throw new Error(`${text}: ${cell?.problem}`);
      // Whitespace around a cell is trimmed.
      expect(String(written(await toWireValue(one, cell.value)))).toBe(String(written(value)).trim());
    }
  });

  it.each([
    ['with its unit, digits in no groups', { unit: 'kW' }, 12345.6789, '12345,6789\u00a0kW'],
    ['with the decimals of the screen', { unit: '°C', decimals: 1 }, 21.26, '21,3\u00a0°C'],
    ['bare', {}, 12345.5, 12345.5],
    ['in bytes', { bytes: true }, 1_572_864, 1_572_864],
  ])('has an export of a number %s', (_, options, value, text) => {
    expect(fieldTypes.get('number')?.toExportValue?.(value, field('number', options), around.t)).toBe(text);
  });

  it.each([
    ['22 kW', 22],
    ['22\u00a0kW', 22],
    ['7,4kW', 7.4],
    ['22', 22],
    ['12.345,6 kW', 12345.6],
  ])('has a number with its unit: «%s»', async (text, value) => {
    expect(await read(field('number', { unit: 'kW' }), text)).toEqual({ value });
  });

  it('has no number of another unit, and none without digits', async () => {
    const power = field('number', { unit: 'kW' });
    const other = { problem: 'Se espera en kW: escribe el número con «kW» o sin unidad' };
    for (const text of ['22 W', '22 KW', '22 kWh']) expect(await read(power, text)).toEqual(other);
    for (const text of ['kW', 'muchos', '-'])
      expect(await read(power, text)).toEqual({ problem: cellTexts.number });
    expect(await read(field('number', { decimals: 0 }), '12.345')).toEqual({ value: 12345 });
  });

  it('has several names, also those with commas, as an export writes them', async () => {
    const values = { a: 'Uno, dos', b: 'Tres' };
    const several = field('enum', { values, multiple: true });
    const text = String(fieldTypes.get('enum')?.toExportValue?.(['a', 'b'], several, around.t));
    expect(text).toBe('Uno, dos | Tres');
    expect(await read(several, text)).toMatchObject({ value: ['a', 'b'] });
    expect(fieldTypes.get('enum')?.toExportValue?.('new', field('enum', { values }), around.t)).toBe('new');
  });

  it('has no secret from what stands for it in an export', async () => {
    const secret = field('text', { secret: true });
    const text = String(fieldTypes.get('text')?.toText('abc', secret, around.t));
    expect(await read(secret, text)).toEqual({ problem: cellTexts.maskedSecret });
    expect(await read(field('text'), text)).toEqual({ value: text });
  });

  it.each([
    ['number', '1.234', cellTexts.ambiguousNumber],
    ['number', '12a', cellTexts.number],
    ['number', '1,2,3', cellTexts.number],
    ['date', '31/02/2025', 'No es un día: escribe dd/mm/aaaa'],
    ['date', '2/13/2025', 'No es un día: escribe dd/mm/aaaa'],
    ['date', '01/02/2025 10:00', 'No es un día: escribe dd/mm/aaaa'],
    ['dateTime', '01/02/2025', 'No es un día con su hora: escribe dd/mm/aaaa hh:mm'],
    ['boolean', 'quizá', cellTexts.boolean],
  ])('%s «%s» says nothing', async (type, text, problem) => {
    expect(await read(field(type), text)).toEqual({ problem });
  });

  it.each([
    ['en', '1,234.5', '28/03/2025', 'dd/mm/yyyy'],
    ['en-US', '1,234.5', '3/28/2025', 'mm/dd/yyyy'],
    ['de', '1.234,5', '28.3.2025', 'dd.mm.yyyy'],
    ['sv', '1\u00a0234,5', '2025-03-28', 'yyyy-mm-dd'],
  ])('are read as %s writes them: %s, %s', async (tag, number, date, form) => {
    await changeLanguage(tag);
    try {
      expect(await read(field('number'), number)).toMatchObject({ value: 1234.5 });
      // Programs write it so in every language.
      expect(await read(field('number'), '1234.5')).toMatchObject({ value: 1234.5 });
      const day = await read(field('date'), date);
      expect(day).toMatchObject({
        value: ((await read(field('date'), '2025-03-28')) as { value: number }).value,
      });
      expect(await read(field('date'), '28 March')).toEqual({
        problem: expect.stringContaining(tag.startsWith('en') ? form : form.replace('yyyy', 'aaaa')),
      });
    } finally {
      await changeLanguage('es');
    }
  });

  it('names a choice by its value or its label, several between | or commas', async () => {
    const values = { free: 'Libre', gone: 'Averiado' };
    expect(await read(field('enum', { values }), 'free')).toEqual({ value: 'free', displayText: 'Libre' });
    expect(await read(field('status', { values }), 'AVERIADO')).toMatchObject({ value: 'gone' });
    expect(await read(field('enum', { values }), 'Roto')).toEqual({ problem: cellTexts.notFound });
    expect(await read(field('enum', { values, multiple: true }), 'Libre, gone')).toMatchObject({
      value: ['free', 'gone'],
    });
    const closed = field('enum', { values, disabledValues: { gone: 'Ya no' } });
    expect(await read(closed, 'gone')).toEqual({ problem: 'Ya no' });
  });

  it('names a choice of a call, once what the call needs is there', async () => {
    expect(await read(field('enum', { path: '/types/{client}' }), 'duplex')).toMatchObject({ value: 7 });
    expect(await read(field('enum', { path: '/types/{zone}' }), 'duplex')).toEqual({
      problem: cellTexts.missingDependency,
    });
  });

  it('names a record by its whole name or its id, and never one of two', async () => {
    const one = field('reference', { resource: 'projects' });
    expect(await read(one, 'los almendros')).toEqual({ value: 'p1', displayText: 'Los Almendros' });
    expect(await read(one, 'Los Almen')).toEqual({ problem: cellTexts.notFound });
    expect(await read(one, 'Torre Norte')).toEqual({ problem: cellTexts.ambiguous });
    expect(await read(one, 'p2')).toEqual({ value: 'p2', displayText: 'Torre Norte' });
    expect(await read(one, 'p9')).toEqual({ problem: cellTexts.notFound });
    expect(await read(field('references', { resource: 'projects' }), 'p3 | Los Almendros')).toEqual({
      value: ['p3', 'p1'],
      displayText: 'Torre Norte, Los Almendros',
    });
  });
});
