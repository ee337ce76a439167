import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { formatScrypt } from '../../../fixtures/secrets';

/** Cost of a new hash: 2¹⁴ rounds, five times; 16 MB and about 0.2 s of one core. */
const COST = { ln: 14, r: 8, p: 5 };

/** Highest accepted cost of a stored hash, so that a damaged row cannot take all memory. */
const MAX_LN = 17;
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;

const HASH_BYTES = 32;

/** Runs scrypt in the thread pool, so that it delays no other call. */
const derive = (password: string, salt: Buffer, { ln, r, p }: typeof COST): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, { N: 2 ** ln, r, p, maxmem: MAX_MEMORY_BYTES }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

/** Hashes a password with a random salt. Cost and salt are part of the result. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return formatScrypt(COST, salt, await derive(password, salt, COST));
}

const format = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/**
 * True if the password fits the stored hash. Without one it takes as long as for a registered user, so that neither the
 * response nor its time shows which accounts exist.
 */
export async function isPasswordValid(storedHash: string | undefined, password: string): Promise<boolean> {
  const [, ln = '', r = '', p = '', salt = '', hash = ''] = format.exec(storedHash ?? '') ?? [];
  if (hash === '' || Number(ln) > MAX_LN) {
    await derive(password, Buffer.alloc(16), COST);
    return false;
  }
  const expected = Buffer.from(hash, 'base64url');
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
