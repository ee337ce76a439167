import { expect, it } from 'vitest';
import { decodeClaims } from './decodeClaims';

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

it('reads the claims of a token, in any letters, and none of what is no token', () => {
  const claims = { name: 'Íñigo Ruiz 🏠', realm_access: { roles: ['admin'] } };
  expect(decodeClaims(`${encoded('{}')}.${encoded(JSON.stringify(claims))}.x`)).toEqual(claims);
  for (const token of [
    undefined,
    '',
    'opaque',
    'a.b',
    'a.%.c',
    `a.${encoded('[1]')}.c`,
    `a.${encoded('{')}.c`,
  ])
    expect(decodeClaims(token)).toEqual({});
});
