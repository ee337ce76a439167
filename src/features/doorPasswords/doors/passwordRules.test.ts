import { describe, expect, it } from 'vitest';
import {
  validatePassword,
  isSamePassword,
  DEFAULT_RULE,
  parseDigitRule,
  formatDigitRule,
  toEditablePassword,
  toWirePassword,
} from './passwordRules';

const device = { min_digits: 4, max_digits: 8, valid_digits: '0123456789' };
const odd = { min: 4, max: 8, digits: '13579' };

describe('the rule of a door', () => {
  it.each([
    [null, DEFAULT_RULE],
    [undefined, DEFAULT_RULE],
    [{}, DEFAULT_RULE],
    [device, { min: 4, max: 8, digits: '0123456789' }],
    [
      { min_digits: '4', max_digits: '8', valid_digits: ['1', '2'] },
      { min: 4, max: 8, digits: '12' },
    ],
    [{ valid_digits: '0 1 2 3' }, { ...DEFAULT_RULE, digits: '0123' }],
    [{ max_digits: 4 }, { ...DEFAULT_RULE, min: 4, max: 4 }],
    [{ min_digits: 9, max_digits: 4, valid_digits: '' }, DEFAULT_RULE],
  ])('of %j is what it tells, and the product-wide one for the rest [AACC-26] [AACC-27]', (told, rule) => {
    expect(parseDigitRule(told)).toEqual(rule);
  });

  it('is said [AACC-24] [AACC-25]', () => {
    expect(formatDigitRule(DEFAULT_RULE)).toBe('Contraseñas de 6 cifras, del 0 al 7.');
    expect(formatDigitRule(odd)).toBe('Contraseñas de 4 a 8 cifras, de entre 1, 3, 5, 7 y 9.');
  });
});

describe.each(['NUMERIC_PASSWORD', 'ADMIN_NUMERIC_PASSWORD'])('a %s', (kind) => {
  it.each([
    ['', 'Escribe la contraseña o borra la fila'],
    ['01234567'.slice(0, 5), 'Formato no válido: debe tener 6 cifras'],
    ['0123456', 'Formato no válido: debe tener 6 cifras'],
    ['012348', 'Formato no válido: solo se admiten cifras del 0 al 7'],
    ['01234 ', 'Formato no válido: solo se admiten cifras del 0 al 7'],
    ['01234½', 'Formato no válido: solo se admiten cifras del 0 al 7'],
    ['012345', undefined],
  ])('%j by the product-wide rule [AACC-24] [AACC-25] [AACC-26]', (value, problem) => {
    expect(validatePassword(kind, value, DEFAULT_RULE)).toBe(problem);
  });

  it.each([
    ['135', 'Formato no válido: debe tener de 4 a 8 cifras'],
    ['135791357', 'Formato no válido: debe tener de 4 a 8 cifras'],
    ['1352', 'Formato no válido: solo se admiten cifras de entre 1, 3, 5, 7 y 9'],
    ['13579', undefined],
  ])('%j by the rule of its door [AACC-24] [AACC-25] [AACC-27]', (value, problem) => {
    expect(validatePassword(kind, value, odd)).toBe(problem);
  });
});

describe('a card', () => {
  it.each([
    ['', 'Escribe el código de la tarjeta o borra la fila'],
    ['04A20B', 'Formato no válido: debe tener entre 8 y 14 caracteres'],
    ['04A20BFF04A20BFF', 'Formato no válido: debe tener entre 8 y 14 caracteres'],
    ['04A20BFF0', 'Formato no válido: debe tener un número par de caracteres'],
    ['04A20BFG', 'Formato no válido: solo se admiten cifras y letras de la A a la F'],
    ['04a20bff', undefined],
    ['12345678', undefined],
    ['04A20BFF04A20B', undefined],
  ])('%j [AACC-29] [AACC-31]', (value, problem) => {
    expect(validatePassword('NFC_CODE', value, DEFAULT_RULE)).toBe(problem);
  });

  it('is edited without colons and sent in pairs [AACC-30]', () => {
    expect(toEditablePassword('NFC_CODE', ' 04:A2:0b:FF ')).toBe('04A20bFF');
    expect(toWirePassword('NFC_CODE', '04A20bFF')).toBe('04:A2:0b:FF');
    expect(toWirePassword('NUMERIC_PASSWORD', '012345')).toBe('012345');
  });

  it('is the same whatever its colons and capitals [AACC-34]', () => {
    expect(isSamePassword('NFC_CODE', '04:A2:0B:FF', '04a20bff')).toBe(true);
    expect(isSamePassword('NUMERIC_PASSWORD', '012345', '12345')).toBe(false);
    expect(isSamePassword('NUMERIC_PASSWORD', null, '')).toBe(true);
  });
});
