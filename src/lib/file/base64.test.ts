import { describe, expect, it } from 'vitest';
import { decodeFirstBytes } from './base64';

const text = (bytes: Uint8Array | undefined) => bytes && String.fromCharCode(...bytes);

describe('the first bytes of base64', () => {
  it('are read of texts of any length [CLIENT-63]', () => {
    expect(text(decodeFirstBytes('aG9sYQ==', 3))).toBe('hol');
    expect(text(decodeFirstBytes('aG9sYQ==', 8))).toBe('hola');
    expect(text(decodeFirstBytes('aG9s'.repeat(5_000_000), 4))).toBe('holh');
  });

  it.each([
    '',
    '==',
    'aG9sYQ',
    'aG9sYQ=',
    'aG=sYQ==',
    'aG9s YQ=',
    'aG9_YQ==',
    `${'aG9s'.repeat(10_000)}a,9s`,
  ])('are none where something else is in it: %#', (wrong) => {
    expect(decodeFirstBytes(wrong, 4)).toBeUndefined();
  });
});
