import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { HostSnapshot } from '../../host';
import { isCompleteState } from '../../../fixtures/rows/state';
import { makeFolder } from './makeFolder';

/** Content of a file: empty, data of this demo, demo data that this version cannot read, or foreign data. */
export type SnapshotFile =
  | { kind: 'nothing' }
  | { kind: 'data'; snapshot: HostSnapshot }
  | { kind: 'old' | 'broken' | 'foreign' };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSnapshot = (value: unknown): value is HostSnapshot =>
  isObject(value) && isCompleteState(value['state']) && 'plain' in value;

/** First characters of every saved file. */
const SNAPSHOT_PREFIX = '{"state":{';

/** Reads a file. Throws if it exists and cannot be read. */
export function readSnapshotFile(file: string): SnapshotFile {
  if (!existsSync(file)) return { kind: 'nothing' };
  const stats = statSync(file);
  // A device file would be read forever, or replaced by a regular file. Reading a folder fails by itself.
  if (!stats.isFile() && !stats.isDirectory()) return { kind: 'foreign' };
  const text = readFileSync(file, 'utf8');
  if (text === '') return { kind: 'nothing' };
  const isOwnFormat = text.startsWith(SNAPSHOT_PREFIX);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: isOwnFormat ? 'broken' : 'foreign' };
  }
  if (isSnapshot(value)) return { kind: 'data', snapshot: value };
  return { kind: isOwnFormat ? 'old' : 'foreign' };
}

/** Renames a file to an unused name beside it, and returns that name. */
export function moveAside(file: string): string {
  let n = 1;
  while (existsSync(`${file}.old-${n}`)) n += 1;
  renameSync(file, `${file}.old-${n}`);
  return `${file}.old-${n}`;
}

/**
 * Replaces a file atomically through a temporary file, so a crash during the write leaves the old one. Throws on failure.
 */
export function writeSnapshot(file: string, snapshot: HostSnapshot): void {
  const temporary = `${file}.tmp`;
  makeFolder(dirname(file));
  try {
    writeFileSync(temporary, JSON.stringify(snapshot), { mode: 0o600 });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
