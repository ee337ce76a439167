import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { HostSnapshot } from '../../host';
import { FileLock } from './fileLock';
import { makeFolder } from './makeFolder';
import { readSnapshotFile, moveAside, writeSnapshot } from './snapshotFile';

/** At most one write in this time, in milliseconds. */
export const WRITE_INTERVAL_MS = 2000;

/** After a write that failed, the next try comes so much later, in milliseconds. */
export const RETRY_MS = 10_000;

/** Why the data are not kept, in words of the people who look at the console. */
function writeFailureText(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'el disco está lleno';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return 'no hay permiso de escritura';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'su carpeta no existe ni se puede crear';
  return `no se puede escribir (${code ?? 'error'})`;
}

/** What the console shows while nothing is kept. */
const noticeText = (reason: string): string =>
  `Los datos de la demostración no se están guardando: ${reason}. Lo que cambies se perderá cuando se cierre el servidor.`;

/** How a keeper is made. */
interface PersisterOptions {
  /** Where the data are kept. */
  file: string;
  /** Forget what was kept. */
  reset?: boolean;
  /** Where it is told what happens to the file, in one Spanish line each. */
  log: (line: string) => void;
}

/**
 * Keeps a host's data in a file that no other process writes meanwhile. Changes are gathered for two seconds. What cannot be
 * written stays in memory, is said, and is tried again; a file that this version cannot read is set aside, never replaced.
 */
export class Persister {
  /** What an earlier host kept. */
  readonly snapshot: HostSnapshot | undefined;
  private readonly file: string;
  private readonly log: (line: string) => void;
  private readonly lock: FileLock;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private takeSnapshot: (() => HostSnapshot) | undefined;
  private failure: string | undefined;

  /** Throws a Spanish sentence when the file is in use, is somebody else's or cannot be read. */
  constructor({ file, reset = false, log }: PersisterOptions) {
    this.file = file;
    this.log = log;
    this.lock = new FileLock(`${file}.lock`);
    const lockHolder = this.takeLock();
    if (typeof lockHolder === 'string') this.reportFailure(lockHolder);
    else if (lockHolder !== undefined)
      throw new Error(
        `Otro servidor (proceso ${lockHolder}) está usando ${file}: ciérralo o elige otro fichero con --persist.`,
      );
    try {
      this.snapshot = this.read(reset);
    } catch (error) {
      this.lock.release();
      throw error;
    }
  }

  /** What the console should say; undefined while everything is kept. */
  get notice(): string | undefined {
    return this.failure && noticeText(this.failure);
  }

  /** Where the data come from. Nothing is kept before. */
  setSource(takeSnapshot: () => HostSnapshot): void {
    this.takeSnapshot = takeSnapshot;
  }

  /** Something changed: write soon. */
  scheduleWrite(): void {
    this.timer ??= setTimeout(() => this.flush(), WRITE_INTERVAL_MS);
  }

  /** Writes now if something waits. */
  flush(): void {
    if (this.timer === undefined || this.takeSnapshot === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.reportFailure(this.write(this.takeSnapshot));
    if (this.failure !== undefined) this.timer = setTimeout(() => this.flush(), RETRY_MS).unref();
  }

  /** Writes what waits and lets others use the file. */
  close(): void {
    this.flush();
    clearTimeout(this.timer);
    this.timer = undefined;
    this.lock.release();
  }

  /** Writes the data; returns why not. */
  private write(takeSnapshot: () => HostSnapshot): string | undefined {
    const lockHolder = this.lock.isOwnedByUs() ? undefined : this.takeLock();
    if (lockHolder !== undefined)
      return typeof lockHolder === 'string' ? lockHolder : 'otro servidor usa el fichero';
    try {
      writeSnapshot(this.file, takeSnapshot());
      return undefined;
    } catch (error) {
      return writeFailureText(error);
    }
  }

  /** The process that has the lock, why it cannot be written, or undefined when it is ours. */
  private takeLock(): number | string | undefined {
    try {
      makeFolder(dirname(this.file));
      return this.lock.acquire();
    } catch (error) {
      return writeFailureText(error);
    }
  }

  /** Notes why nothing is kept, or that all is; each change of it is said once. */
  private reportFailure(failure: string | undefined): void {
    if (failure === this.failure) return;
    this.failure = failure;
    this.log(
      failure === undefined
        ? `${this.file} se vuelve a guardar.`
        : `${this.file} no se guarda: ${failure}. El servidor sigue en memoria.`,
    );
  }

  private read(reset: boolean): HostSnapshot | undefined {
    const { file } = this;
    const contents = this.readFile();
    if (contents.kind === 'foreign')
      throw new Error(`${file} no contiene datos de esta demostración: elige otro fichero con --persist.`);
    if (reset && contents.kind !== 'nothing' && this.failure === undefined) rmSync(file);
    if (reset || contents.kind === 'nothing') return undefined;
    if (contents.kind === 'data') return contents.snapshot;
    const reason = contents.kind === 'old' ? 'es de otra versión' : 'está dañado';
    // Where nothing can be written, nothing is replaced either.
    const asideText = this.failure === undefined ? ` Queda en ${moveAside(file)}.` : '';
    this.log(`${file} ${reason}: se empieza con datos nuevos.${asideText}`);
    return undefined;
  }

  private readFile() {
    try {
      return readSnapshotFile(this.file);
    } catch (error) {
      const { code = 'error' } = error as NodeJS.ErrnoException;
      throw new Error(`No se puede leer ${this.file} (${code}): elige otro fichero con --persist.`, {
        cause: error,
      });
    }
  }
}
