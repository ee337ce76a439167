import { describe, expect, it } from 'vitest';
import { Vault } from './vault';

const vault = new Vault(Buffer.alloc(32, 1));

describe('sealed values [LOGIN-10]', () => {
  it('open with their key and context, and look different each time', () => {
    const sealed = vault.seal('012345', 'sensor 1');
    expect(vault.open(sealed, 'sensor 1')).toBe('012345');
    expect(vault.seal('012345', 'sensor 1')).not.toBe(sealed);
    expect(sealed).not.toContain('012345');
    expect(vault.open(vault.seal('', 'sensor 1'), 'sensor 1')).toBe('');
  });

  it('do not open in another row, with another key, changed or bare', () => {
    const sealed = vault.seal('012345', 'sensor 1');
    expect(() => vault.open(sealed, 'sensor 2')).toThrow();
    expect(() => new Vault(Buffer.alloc(32, 2)).open(sealed, 'sensor 1')).toThrow();
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => vault.open(`v1.${bytes.toString('base64url')}`, 'sensor 1')).toThrow();
    expect(() => vault.open('012345', 'sensor 1')).toThrow();
  });

  it('derives another key for each purpose, the same on every host', () => {
    expect(vault.deriveKey('a')).toEqual(new Vault(Buffer.alloc(32, 1)).deriveKey('a'));
    expect(vault.deriveKey('a')).not.toEqual(vault.deriveKey('b'));
    expect(() => new Vault(Buffer.alloc(31))).toThrow();
  });
});
