import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Interval of the lock's heartbeat; a lock without one for longer than {@link STALE_MS} is abandoned. */
const HEARTBEAT_MS = 4000;
const STALE_MS = 15_000;

/** Content of a lock file: its process, and which lock of that process. */
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
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A lock file beside the data that names the process which uses it. PGlite has no lock, and two processes on one folder
 * would destroy it. A killed process leaves its lock behind: a lock of a dead
 * process on this machine is free, and one of another machine (a container on the same folder) is free after a long
 * silence.
 */
export class FolderLock {
  private readonly self: LockHolder = { pid: process.pid, host: hostname(), id: randomUUID() };
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly file: string) {}

  /**
   * Acquires the lock. Returns the process that holds it, or undefined on success. Throws if the file cannot be written.
   */
  acquire(): number | undefined {
    for (;;) {
      try {
        writeFileSync(this.file, JSON.stringify(this.self), { flag: 'wx', mode: 0o600 });
        this.heartbeat ??= setInterval(() => this.touch(), HEARTBEAT_MS).unref();
        return undefined;
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        // The file was created but not written, so it would count as another server's lock.
        if (['ENOSPC', 'EDQUOT'].includes(code)) rmSync(this.file, { force: true });
        if (code !== 'EEXIST') throw error;
      }
      const holder = readLockHolder(this.file);
      if (this.isHeld(holder)) return holder?.pid ?? 0;
      rmSync(this.file, { force: true });
    }
  }

  /** True if no other process has taken over the lock. */
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
    // A lock file that is being written is still empty.
    return holder === undefined || holder.host !== this.self.host || isRunning(holder.pid);
  }

  private touch(): void {
    const now = new Date();
    try {
      if (this.isOwnedByUs()) utimesSync(this.file, now, now);
    } catch {
      // The folder is not writable: the next write of the data reports it.
    }
  }
}
