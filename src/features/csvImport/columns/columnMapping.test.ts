import { describe, expect, it } from 'vitest';
import { makeField } from '../../../testing/makeField';
import { guessMapping, findMappingProblems } from './columnMapping';

const fields = [
  makeField({ type: 'text', name: 'code', label: 'Código', required: true }),
  makeField({ type: 'text', name: 'zip', label: 'Código postal', writePath: 'location.zip' }),
  makeField({ type: 'number', name: 'power_kw', label: 'Potencia' }),
];
const t = (text: string) => text;

describe('what columns are', () => {
  it('is found by label, name or member, whatever case, accents and signs', () => {
    expect(guessMapping(['CODIGO', 'location zip', 'Power_KW'], fields, t)).toEqual([
      'code',
      'zip',
      'power_kw',
    ]);
  });

  it('is found by what the list calls it, as its export does', () => {
    const columns = fields.map((field) => ({ field, label: `${field.label} de la lista` }));
    expect(guessMapping(['Potencia de la lista', 'Código'], fields, t, columns)).toEqual([
      'power_kw',
      'code',
    ]);
  });

  it('is nothing where nothing fits, and each field once', () => {
    expect(guessMapping(['código', 'Código', '', 'color'], fields, t)).toEqual(['code', null, null, null]);
  });

  it('needs a column for what is always asked for, and one alone', () => {
    const gaps = findMappingProblems(['zip', 'zip', null], fields);
    expect(gaps.missing.map(({ name }) => name)).toEqual(['code']);
    expect(gaps.duplicates.map(({ name }) => name)).toEqual(['zip']);
  });
});
