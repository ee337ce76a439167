import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderLock } from './folderLock';
import { makeFolder } from '../../server/makeFolder';

/** Major version of PostgreSQL that PGlite contains. */
const MAJOR_VERSION = '18';

/** Folder of PostgreSQL below the data folder, and the file that is there until it has been created completely. */
const POSTGRES_FOLDER = 'postgres';
const UNFINISHED_FILE = 'creating';

/** A data folder that only this process uses. */
export interface DataFolder {
  /** Folder for PGlite. */
  postgres: string;
  /** True if there was no database. */
  isNew: boolean;
  /** Call after the database was created; one that was not is created again at the next start. */
  finish(): void;
  /** Releases the folder. */
  release(): void;
}

/** Opens a folder for data. Throws an English message if another process uses it, or if its content is not of this host. */
export function openDataFolder(folder: string): DataFolder {
  const postgres = join(folder, POSTGRES_FOLDER);
  const unfinished = join(folder, UNFINISHED_FILE);
  const lock = takeLock(folder);
  try {
    // A database that was not created completely has no acknowledged data.
    if (existsSync(unfinished)) rmSync(postgres, { recursive: true, force: true });
    const isNew = !existsSync(postgres) || readdirSync(postgres).length === 0;
    if (isNew) writeFileSync(unfinished, '');
    else checkVersion(folder, postgres);
    return {
      postgres,
      isNew,
      finish: () => rmSync(unfinished, { force: true }),
      release: () => lock.release(),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function takeLock(folder: string): FolderLock {
  const lock = new FolderLock(join(folder, 'host.lock'));
  let holder: number | undefined;
  try {
    makeFolder(folder);
    holder = lock.acquire();
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException;
    throw new Error(`The folder ${folder} cannot be used (${code}): choose another one with --database.`, {
      cause: error,
    });
  }
  if (holder === undefined) return lock;
  throw new Error(
    `Another host (process ${holder}) uses ${folder}: stop it or choose another folder with --database.`,
  );
}

function checkVersion(folder: string, postgres: string): void {
  const file = join(postgres, 'PG_VERSION');
  if (!existsSync(file))
    throw new Error(`${folder} has no data of this console: choose another folder with --database.`);
  const version = readFileSync(file, 'utf8').trim();
  if (version !== MAJOR_VERSION)
    throw new Error(
      `The data of ${folder} is of PostgreSQL ${version}, and this host uses PostgreSQL ${MAJOR_VERSION}: see docs/guides/host.md.`,
    );
}
