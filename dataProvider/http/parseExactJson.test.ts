import { describe, expect, it } from 'vitest';
import fc from '../../src/testing/fastCheck';
import { stringifyJson } from '../../src/lib/exactNumber';
import { fakeHost } from '../../src/testing/fakeHost';
import { createRequest } from './request';
import { parseExactJson } from './parseExactJson';

describe('parseExactJson', () => {
  it.each([
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['0.12345678901234567890123', '0.12345678901234567890123'],
    ['1e400', '1e400'],
    ['12.50', '12.5'],
    ['9007199254740992', '9007199254740992'],
    ['0.1', '0.1'],
    ['["9007199254740993",9007199254740993]', '["9007199254740993",9007199254740993]'],
    [
      String.raw`{"a\\":9007199254740993,"b\"9007199254740993":1}`,
      String.raw`{"a\\":9007199254740993,"b\"9007199254740993":1}`,
    ],
    [String.raw`"{\"$digits\":\"1\"}"`, String.raw`"{\"$digits\":\"1\"}"`],
  ])('%s is written back as %s', (text, written) => {
    expect(stringifyJson(parseExactJson(text))).toBe(written);
  });

  it('is JSON.parse for everything else, errors too', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(JSON.stringify(parseExactJson(text))).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
    for (const text of ['{', '01', '-', '[1.2.3]', '"a', '{"a":9007199254740993'])
      expect(() => parseExactJson(text)).toThrow(SyntaxError);
  });
});

describe('responses', () => {
  it('keep numbers of many digits, and others as they were', async () => {
    const { request } = fakeHost({
      'GET /a': { text: '{"a": 9007199254740993, "b":12345678901234567.5, "c":7}' },
    });
    const { body } = await request({ path: '/a' });
    expect(body).toEqual({ a: { $digits: '9007199254740993' }, b: { $digits: '12345678901234567.5' }, c: 7 });
  });

  it.each([
    ['application/json; charset=ISO-8859-1', [0x22, 0xf1, 0x22]],
    ['application/json;charset="windows-1252"', [0x22, 0xf1, 0x22]],
    ['application/json; charset=utf-8', [0x22, 0xc3, 0xb1, 0x22]],
    ['application/json; charset=of-no-browser', [0x22, 0xc3, 0xb1, 0x22]],
    ['application/json', [0x22, 0xc3, 0xb1, 0x22]],
  ])('are read in the charset of %s', async (contentType, bytes) => {
    const request = createRequest({
      hosts: { main: '' },
      getToken: () => undefined,
      fetch: () =>
        Promise.resolve(new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': contentType } })),
    });
    expect((await request({ path: '/a' })).body).toBe('ñ');
  });
});
