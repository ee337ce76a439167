import fc from '../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { parseScannedCode, parseScannedPair, parseTypedCode } from './parseScannedCode';

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
    [']Q1D9MXG5E00001', 'D9MXG5E00001'],
    ['+Q1https://x/?q=D9MXG5E00001', 'D9MXG5E00001'],
    ['D9MX G5E0 0001', 'D9MXG5E00001'],
    ['nfc=04:A1:B2:C3:D4', '04A1B2C3D4'],
    ['04 a1 b2 c3', '04a1b2c3'],
  ])('takes what follows the only "=" of %j [ASSET-12]', (text, expected) => {
    expect(parseScannedCode(text)).toEqual({ code: expected });
  });

  it.each([
    // A scanner with the US layout on a computer with a Spanish one.
    ['httpsÑ--codes.example.com-_q¡D9MXG5E00001', 'D9MXG5E00001'],
    ['gid¿GW0000012', 'GW0000012'],
    ['04ÑA1ÑB2ÑC3', '04A1B2C3'],
    ["GW'0000012", 'GW-0000012'],
    // A scanner with the Spanish layout on a computer with the US one.
    ['https>&&codes.example.com&_q)D9MXG5E00001', 'D9MXG5E00001'],
    ['04>A1>B2>C3', '04A1B2C3'],
  ])('reads %j, typed in another keyboard layout', (text, expected) => {
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
  ['gid¡GW0000012', 'GW0000012'],
  ['04ÑA1ÑB2ÑC3', '04A1B2C3'],
  ['peña', 'peña'],
  ['peña2', 'peña2'],
  ['Sala (2)', 'Sala (2)'],
  ['PORTAL 3', 'PORTAL 3'],
  ["Carrer d'Aribau 2", "Carrer d'Aribau 2"],
])('of %s, typed into a search, looks for %s', (text, code) => expect(parseTypedCode(text)).toBe(code));

it('takes the code of a text that is certainly from a scanner', () => {
  expect(parseTypedCode('D9MX G5E0 0001', true)).toBe('D9MXG5E00001');
  expect(parseTypedCode('a=b=c', true)).toBe('a=b=c');
});

it('reads both codes of a label in another keyboard layout [PROV-01]', () => {
  expect(parseScannedPair("GW'12¡Q900")).toEqual({ first: 'GW-12', second: 'Q900' });
});
