import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { interpolateText } from '../../i18n/interpolateText';
import emails from './form';

const field = makeField({ type: 'emails', options: { as: 'tags' } });
const said = (value: unknown): string | undefined => {
  const problem = emails.validate(value, field);
  return problem && interpolateText<string>(problem.message, problem.args ?? {});
};

describe('addresses of a field', () => {
  it('a wrong one among several is named [HOTEL-17]', () => {
    expect(said(['ana@casa.es', 'ana@', 'eva@casa.es'])).toBe('No es un correo electrónico válido: «ana@»');
    expect(said('ana@casa.es ana@ eva')).toBe('No son correos electrónicos válidos: «ana@», «eva»');
  });

  it('one alone is wrong without its name, and right ones are right', () => {
    expect(said(['ana@'])).toBe('El correo electrónico no es válido');
    expect(said(['ana@casa.es', 'eva@casa.es'])).toBeUndefined();
  });
});
