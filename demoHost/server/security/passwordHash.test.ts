import { describe, expect, it } from 'vitest';
import { seedPasswordHash } from '../../../fixtures/secrets';
import { hashPassword, isPasswordValid } from './passwordHash';

describe('hashes of passwords [LOGIN-10]', () => {
  it('hold cost and salt, differ for equal passwords, and fit only theirs', async () => {
    const [first, second] = await Promise.all([hashPassword('una clave'), hashPassword('una clave')]);
    expect(first).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(await isPasswordValid(first, 'una clave')).toBe(true);
    expect(await isPasswordValid(first, 'otra clave')).toBe(false);
  });

  it('of the demo cost less, and are read with their own cost', async () => {
    const hash = seedPasswordHash('u1', 'demo-super');
    expect(hash).toContain('ln=10,r=8,p=1');
    expect(await isPasswordValid(hash, 'demo-super')).toBe(true);
    expect(await isPasswordValid(hash.replace('ln=10', 'ln=11'), 'demo-super')).toBe(false);
  });

  it.each([undefined, '', 'x', '$scrypt$ln=30,r=8,p=1$AAAA$AAAA', '$scrypt$ln=10,r=8,p=1$AAAA$'])(
    'that are missing or damaged fit nothing: %s',
    async (hash) => {
      expect(await isPasswordValid(hash, '')).toBe(false);
    },
  );
});
