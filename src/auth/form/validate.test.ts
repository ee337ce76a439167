import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { isEmail, stripPhoneSeparators, validateLogin, validateRegistration } from './validate';

const complete = {
  name: 'Ana Pérez',
  email: 'ana@example.com',
  password: 'secreto',
  confirmation: 'secreto',
  phone: '+34600123123',
  terms: 'yes',
};

describe('validateLogin', () => {
  it('asks for a valid e-mail and a password [LOGIN-04, LOGIN-05]', () => {
    expect(validateLogin({ email: '', password: '' })).toEqual({
      email: 'Obligatorio',
      password: 'Obligatorio',
    });
    expect(validateLogin({ email: 'ana', password: 'x' })).toEqual({
      email: 'El correo electrónico no es válido',
    });
    expect(validateLogin({ email: 'ana@example.com', password: 'x' })).toEqual({});
  });
});

describe('validateRegistration', () => {
  it('accepts a complete form', () => expect(validateRegistration(complete)).toEqual({}));

  it.each(['name', 'email', 'password', 'confirmation', 'phone'] as const)(
    'requires %s [LOGIN-18, LOGIN-19, LOGIN-20, LOGIN-21, LOGIN-23]',
    (field) => expect(validateRegistration({ ...complete, [field]: '' })[field]).toBe('Obligatorio'),
  );

  it('wants both passwords to be equal, in the literal words [LOGIN-21, LOGIN-22]', () => {
    expect(validateRegistration({ ...complete, confirmation: 'otro' })).toEqual({
      confirmation: 'Las contraseñas no coinciden',
    });
  });

  it('wants the terms ticked [LOGIN-24]', () => {
    const { terms: _, ...without } = complete;
    expect(validateRegistration(without)).toHaveProperty('terms');
  });

  it.each(['*', '++34', '1234567890123456789012'])('takes %s for no telephone [HTTP-14]', (phone) =>
    expect(validateRegistration({ ...complete, phone })).toHaveProperty('phone'),
  );

  it('wants only digits, +, * and # in the phone [LIST-10]', () => {
    expect(validateRegistration({ ...complete, phone: '600 123' })).toHaveProperty('phone');
    expect(validateRegistration({ ...complete, phone: '*#06#' })).toEqual({});
  });
});

describe('isEmail', () => {
  it.each(['a@b.es', 'ana.perez+1@sub.example.com'])('accepts %s', (value) =>
    expect(isEmail(value)).toBe(true),
  );
  it.each([
    '',
    '@',
    'a@',
    '@b.es',
    'a@b',
    'a@b.',
    'a@.es',
    'a b@c.es',
    'a@b@c.es',
    'a@b..es',
    `${'a'.repeat(250)}@b.es`,
  ])('refuses %s', (value) => expect(isEmail(value)).toBe(false));
});

describe('keepPhoneCharacters', () => {
  it('keeps what a phone may hold and nothing else [LIST-10]', () => {
    expect(stripPhoneSeparators('+34 600-12.31 23')).toBe('+34600123123');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const kept = stripPhoneSeparators(typed);
        expect(kept).toMatch(/^[\d+*#]*$/);
        expect(stripPhoneSeparators(kept)).toBe(kept);
      }),
    );
  });
});
