import { describe, expect, it } from 'vitest';
import { makeField } from '../../../testing/makeField';
import { guessed, mappingGaps } from './columns';

const fields = [
  makeField({ type: 'text', name: 'code', label: 'Código', required: true }),
  makeField({ type: 'text', name: 'zip', label: 'Código postal', write: 'location.zip' }),
  makeField({ type: 'number', name: 'power_kw', label: 'Potencia' }),
];
const t = (text: string) => text;

describe('what columns are', () => {
  it('is found by label, name or member, whatever case, accents and signs', () => {
    expect(guessed(['CODIGO', 'location zip', 'Power_KW'], fields, t)).toEqual(['code', 'zip', 'power_kw']);
  });

  it('is found by what the list calls it, as its export does', () => {
    const columns = fields.map((field) => ({ field, label: `${field.label} de la lista` }));
    expect(guessed(['Potencia de la lista', 'Código'], fields, t, columns)).toEqual(['power_kw', 'code']);
  });

  it('is nothing where nothing fits, and each field once', () => {
    expect(guessed(['código', 'Código', '', 'color'], fields, t)).toEqual(['code', null, null, null]);
  });

  it('needs a column for what is always asked for, and one alone', () => {
    const gaps = mappingGaps(['zip', 'zip', null], fields);
    expect(gaps.missing.map(({ name }) => name)).toEqual(['code']);
    expect(gaps.twice.map(({ name }) => name)).toEqual(['zip']);
  });
});
