import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../makeFolder';
import type { DataPlace } from '../../store/dataPlace';

/** Environment variable of the key. */
const VARIABLE = 'HOST_SECRET_KEY';

/** File of a generated key in the data folder. */
export const SECRET_KEY_FILE = 'secret.key';

function parseKey(text: string, source: string): Buffer {
  const trimmed = text.trim();
  const key = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64');
  if (key.length === 32) return key;
  throw new Error(
    `${source} must be a key of 32 bytes as hexadecimal or base64 text, such as of: openssl rand -hex 32.`,
  );
}

/** Reads the key of a folder. Creates it at the first start, readable for its owner only. */
function keyOfFolder(folder: string): Buffer {
  const file = join(folder, SECRET_KEY_FILE);
  makeFolder(folder);
  try {
    // Fails if the file exists, so two processes that start together get the same key.
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return parseKey(readFileSync(file, 'utf8'), file);
}

/**
 * Returns the key that encrypts what the host keeps: `HOST_SECRET_KEY`, else the key file of the data folder, else a random
 * one for data in memory. Throws an English message for a database server without the variable, since every host on it must
 * have the same key.
 */
export function readSecretKey(env: Readonly<Record<string, string | undefined>>, place: DataPlace): Buffer {
  const text = env[VARIABLE];
  if (text !== undefined && text !== '') return parseKey(text, VARIABLE);
  if (place.kind === 'folder') return keyOfFolder(place.folder);
  if (place.kind === 'memory') return randomBytes(32);
  throw new Error(
    `${VARIABLE} is missing: with a database server the key comes from the environment, the same for all hosts. Create one with: openssl rand -hex 32.`,
  );
}
