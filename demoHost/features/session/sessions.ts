import { createHash, randomBytes } from 'node:crypto';

/** Session lifetime in seconds: twelve hours. */
const SESSION_SECONDS = 12 * 3600;

/** A stored session; the token itself is never stored. */
export interface StoredSession {
  /** SHA-256 of the token, base64url. */
  hash: string;
  userId: string;
  /** Unix seconds. */
  expiresAt: number;
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Opaque bearer tokens of 256 random bits: created at login, invalid after logout or expiry. */
export class Sessions {
  private readonly sessionsByHash = new Map<string, StoredSession>();

  constructor(private readonly onChange: () => void = () => undefined) {}

  /** `now` is Unix seconds. */
  open(userId: string, now: number): { token: string; expiresAt: number } {
    this.removeExpired(now);
    const token = randomBytes(32).toString('base64url');
    const expiresAt = now + SESSION_SECONDS;
    const hash = hashToken(token);
    this.sessionsByHash.set(hash, { hash, userId, expiresAt });
    this.onChange();
    return { token, expiresAt };
  }

  /** Returns the user id of a valid token. */
  findUserId(token: string, now: number): string | undefined {
    const session = this.sessionsByHash.get(hashToken(token));
    return session && session.expiresAt > now ? session.userId : undefined;
  }

  close(token: string): void {
    this.sessionsByHash.delete(hashToken(token));
    this.onChange();
  }

  /** Ends every session of a user, for example when the user is deleted. */
  closeAllOf(userId: string): void {
    for (const [hash, session] of this.sessionsByHash)
      if (session.userId === userId) this.sessionsByHash.delete(hash);
  }

  exportSessions(): StoredSession[] {
    return [...this.sessionsByHash.values()];
  }

  importSessions(sessions: readonly StoredSession[]): void {
    for (const session of sessions) this.sessionsByHash.set(session.hash, session);
  }

  private removeExpired(now: number): void {
    for (const [hash, session] of this.sessionsByHash)
      if (session.expiresAt <= now) this.sessionsByHash.delete(hash);
  }
}
