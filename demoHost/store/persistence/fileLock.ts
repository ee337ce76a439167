import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A lock is told to be in use this often; one that was not told so for longer than {@link STALE_MS} is nobody's. */
const HEARTBEAT_MS = 4000;
const STALE_MS = 15_000;

/** What a lock file says: who made it, and which one of several in a process. */
interface LockHolder {
  pid: number;
  host: string;
  id: string;
}

function readLockHolder(file: string): LockHolder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null && 'pid' in value && 'host' in value && 'id' in value
      ? (value as LockHolder)
      : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: there is one, of somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A file beside the data that says which process writes them. One that was killed leaves its lock behind: a dead process of
 * this machine holds nothing, and of another one (a container on the same folder) nobody does who has been silent for long.
 */
export class FileLock {
  private readonly self: LockHolder = { pid: process.pid, host: hostname(), id: randomUUID() };
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly file: string) {}

  /** Takes the lock. Returns the process that holds it, or undefined when it is ours now. Throws when it cannot be written. */
  acquire(): number | undefined {
    for (;;) {
      try {
        writeFileSync(this.file, JSON.stringify(this.self), { flag: 'wx', mode: 0o600 });
        this.heartbeat ??= setInterval(() => this.touch(), HEARTBEAT_MS).unref();
        return undefined;
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        // Made, but not written: it would count as another server's.
        if (['ENOSPC', 'EDQUOT'].includes(code)) rmSync(this.file, { force: true });
        if (code !== 'EEXIST') throw error;
      }
      const holder = readLockHolder(this.file);
      if (this.isHeld(holder)) return holder?.pid ?? 0;
      rmSync(this.file, { force: true });
    }
  }

  /** Whether nobody has taken the lock over. */
  isOwnedByUs(): boolean {
    return readLockHolder(this.file)?.id === this.self.id;
  }

  release(): void {
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
    if (this.isOwnedByUs()) rmSync(this.file, { force: true });
  }

  private isHeld(holder: LockHolder | undefined): boolean {
    const touchedAt = statSync(this.file, { throwIfNoEntry: false })?.mtimeMs;
    if (touchedAt === undefined || Date.now() - touchedAt > STALE_MS) return false;
    // One that is being written says nothing yet.
    return holder === undefined || holder.host !== this.self.host || isRunning(holder.pid);
  }

  private touch(): void {
    const now = new Date();
    try {
      if (this.isOwnedByUs()) utimesSync(this.file, now, now);
    } catch {
      // The folder cannot be written: the next write of the data says so.
    }
  }
}
