import fc from '../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { parseScannedCode, parseTypedCode } from './parseScannedCode';

const code = fc
  .string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-') })
  .filter((text) => text.length > 0 && text.length < 200);
const noEquals = fc.string().filter((text) => !text.includes('='));

describe('codeFromScan', () => {
  it.each([
    ['D9MXG5E00001', 'D9MXG5E00001'],
    ['https://x/?q=D123', 'D123'],
    ['did=D9MXG5E00001', 'D9MXG5E00001'],
    ['  QID = Q1 \r\n', 'Q1'],
    ['https://example.com/a', 'https://example.com/a'],
  ])('takes what follows the only "=" of %j [ASSET-12]', (text, expected) => {
    expect(parseScannedCode(text)).toEqual({ code: expected });
  });

  it.each([
    ['a=b=c', 'several'],
    ['==', 'several'],
    ['https://x/?a=1&q=D123', 'several'],
    ['q=', 'empty'],
    ['', 'empty'],
    [' \n', 'empty'],
    ['D12\u00003', 'strange'],
    ['q=D12\u001B[2J', 'strange'],
    ['D1\u202E23', 'strange'],
    ['D1\u200B23', 'strange'],
    ['a\u0007b=D123', 'strange'],
    ['\uD800x', 'strange'],
    ['x'.repeat(256), 'long'],
  ])('refuses %j: %s', (text, problem) => {
    expect(parseScannedCode(text)).toEqual({ problem });
  });

  it('gives back any code behind any text without "=" [ASSET-12]', () => {
    const printable = noEquals.filter((text) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text));
    fc.assert(
      fc.property(printable, code, (before, wanted) => {
        expect(parseScannedCode(`${before}=${wanted}`)).toEqual({ code: wanted });
      }),
    );
  });

  it('never throws; what it takes is short, trimmed, printable and has no "="', () => {
    const any = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ maxLength: 400 }));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 4 }), (parts) => {
        const { code, problem } = parseScannedCode(parts.join('='));
        expect(problem === undefined).toBe(code !== undefined);
        expect(code ?? 'refused').not.toMatch(/[=\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$|^$/u);
        expect(code?.length ?? 0).toBeLessThanOrEqual(255);
      }),
      { numRuns: 20_000 },
    );
  });
});

it.each([
  ['https://x.example/?gid=GW0000012', 'GW0000012'],
  ['GW0000012', 'GW0000012'],
  ['sala = 2', 'sala = 2'],
  ['a=b=c', 'a=b=c'],
  ['a=', 'a='],
])('of %s, typed into a search, looks for %s', (text, code) => expect(parseTypedCode(text)).toBe(code));
