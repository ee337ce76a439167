import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { HostSnapshot } from '../../host';
import { FileLock } from './fileLock';
import { makeFolder } from './makeFolder';
import { readSnapshotFile, moveAside, writeSnapshot } from './snapshotFile';

/** Minimum interval between writes in milliseconds. */
export const WRITE_INTERVAL_MS = 2000;

/** Delay of the retry after a failed write, in milliseconds. */
export const RETRY_MS = 10_000;

/** Reason why the data is not saved. */
interface WriteFailure {
  /** English, for the log. */
  log: string;
  /** Spanish, for users of the console. */
  notice: string;
}

const IN_USE: WriteFailure = { log: 'another host uses the file', notice: 'otro servidor usa el fichero' };

function describeWriteFailure(error: unknown): WriteFailure {
  const { code = 'error' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return { log: 'the disk is full', notice: 'el disco está lleno' };
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return { log: 'write permission is missing', notice: 'no hay permiso de escritura' };
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return {
      log: 'its folder does not exist and cannot be created',
      notice: 'su carpeta no existe ni se puede crear',
    };
  return { log: `it cannot be written (${code})`, notice: `no se puede escribir (${code})` };
}

/** Notice that the console shows while the data is not saved. */
const noticeText = ({ notice }: WriteFailure): string =>
  `Los datos de la demostración no se están guardando: ${notice}. Lo que cambies se perderá cuando se cierre el servidor.`;

/** Options of the persister. */
interface PersisterOptions {
  /** File of the data. */
  file: string;
  /** Deletes the saved data. */
  reset?: boolean;
  /** Logs events of the file, in one Spanish line each. */
  log: (line: string) => void;
}

/**
 * Saves a host's data in a file that only this process writes. Changes are batched for two seconds. If a write fails, the
 * data stays in memory, the failure is reported and the write is retried. A file that this version cannot read is moved
 * aside, never replaced.
 */
export class Persister {
  /** Data of an earlier host. */
  readonly snapshot: HostSnapshot | undefined;
  private readonly file: string;
  private readonly log: (line: string) => void;
  private readonly lock: FileLock;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private takeSnapshot: (() => HostSnapshot) | undefined;
  private failure: WriteFailure | undefined;

  /** Throws an English message if the file is in use, foreign or unreadable. */
  constructor({ file, reset = false, log }: PersisterOptions) {
    this.file = file;
    this.log = log;
    this.lock = new FileLock(`${file}.lock`);
    const lockHolder = this.takeLock();
    if (typeof lockHolder === 'object') this.reportFailure(lockHolder);
    else if (lockHolder !== undefined)
      throw new Error(
        `Another host (process ${lockHolder}) uses ${file}: stop it or choose another file with --persist.`,
      );
    try {
      this.snapshot = this.read(reset);
    } catch (error) {
      this.lock.release();
      throw error;
    }
  }

  /** Notice for the console; undefined while everything is saved. */
  get notice(): string | undefined {
    return this.failure && noticeText(this.failure);
  }

  /** Sets the source of the data. Nothing is saved before. */
  setSource(takeSnapshot: () => HostSnapshot): void {
    this.takeSnapshot = takeSnapshot;
  }

  /** Schedules a write after a change. */
  scheduleWrite(): void {
    this.timer ??= setTimeout(() => this.flush(), WRITE_INTERVAL_MS);
  }

  /** Writes pending changes now. */
  flush(): void {
    if (this.timer === undefined || this.takeSnapshot === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.reportFailure(this.write(this.takeSnapshot));
    if (this.failure !== undefined) this.timer = setTimeout(() => this.flush(), RETRY_MS).unref();
  }

  /** Writes pending changes and releases the lock. */
  close(): void {
    this.flush();
    clearTimeout(this.timer);
    this.timer = undefined;
    this.lock.release();
  }

  /** Writes the data; returns the reason of a failure. */
  private write(takeSnapshot: () => HostSnapshot): WriteFailure | undefined {
    const lockHolder = this.lock.isOwnedByUs() ? undefined : this.takeLock();
    if (lockHolder !== undefined) return typeof lockHolder === 'object' ? lockHolder : IN_USE;
    try {
      writeSnapshot(this.file, takeSnapshot());
      return undefined;
    } catch (error) {
      return describeWriteFailure(error);
    }
  }

  /**
   * Acquires the lock. Returns the process that holds it, the reason why it cannot be written, or undefined on success.
   */
  private takeLock(): number | WriteFailure | undefined {
    try {
      makeFolder(dirname(this.file));
      return this.lock.acquire();
    } catch (error) {
      return describeWriteFailure(error);
    }
  }

  /** Updates the failure state; logs each change of it once. */
  private reportFailure(failure: WriteFailure | undefined): void {
    if (failure?.log === this.failure?.log) return;
    this.failure = failure;
    this.log(
      failure === undefined
        ? `${this.file} is saved again.`
        : `${this.file} is not saved: ${failure.log}. The host continues in memory.`,
    );
  }

  private read(reset: boolean): HostSnapshot | undefined {
    const { file } = this;
    const contents = this.readFile();
    if (contents.kind === 'foreign')
      throw new Error(`${file} has no data of this demo: choose another file with --persist.`);
    if (reset && contents.kind !== 'nothing' && this.failure === undefined) rmSync(file);
    if (reset || contents.kind === 'nothing') return undefined;
    if (contents.kind === 'data') return contents.snapshot;
    const reason = contents.kind === 'old' ? 'is of another version' : 'is damaged';
    // If nothing can be written, nothing is moved either.
    const asideText = this.failure === undefined ? ` It is kept as ${moveAside(file)}.` : '';
    this.log(`${file} ${reason}: the host starts with new data.${asideText}`);
    return undefined;
  }

  private readFile() {
    try {
      return readSnapshotFile(this.file);
    } catch (error) {
      const { code = 'error' } = error as NodeJS.ErrnoException;
      throw new Error(`${this.file} cannot be read (${code}): choose another file with --persist.`, {
        cause: error,
      });
    }
  }
}
