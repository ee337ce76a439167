import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** First characters of a sealed text; another format gets another number. */
const PREFIX = 'v1.';

/**
 * Encrypts values for the store with AES in GCM mode and a key of 256 bits. A sealed text belongs to its context, such as the id of its row: moved to
 * another row it cannot be opened. One key serves all hosts on a database.
 */
export class Vault {
  private readonly sealKey: Buffer;

  /** `key` has 32 bytes. */
  constructor(private readonly key: Buffer) {
    if (key.length !== KEY_BYTES) throw new Error(`A key of ${KEY_BYTES} bytes is needed.`);
    this.sealKey = this.deriveKey('rows');
  }

  seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.sealKey, nonce).setAAD(Buffer.from(context));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
  }

  /** Throws for a text of another key or context, and for a changed one. */
  open(sealed: string, context: string): string {
    if (!sealed.startsWith(PREFIX)) throw new Error('The value is not sealed.');
    const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
    const textStart = NONCE_BYTES + TAG_BYTES;
    const decipher = createDecipheriv(ALGORITHM, this.sealKey, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(NONCE_BYTES, textStart));
    return decipher.update(bytes.subarray(textStart), undefined, 'utf8') + decipher.final('utf8');
  }

  /** Tells keys apart without telling anything about them. */
  get fingerprint(): string {
    return this.deriveKey('fingerprint').toString('hex');
  }

  /** Returns a key for one purpose, such as signing links. */
  deriveKey(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', purpose, KEY_BYTES));
  }
}
