import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { HostSnapshot } from '../../host';
import { isCompleteState } from '../../../fixtures/rows/state';
import { makeFolder } from './makeFolder';

/** What a file holds: nothing, data of this demo, data of it that this version cannot read, or something of somebody else. */
export type SnapshotFile =
  | { kind: 'nothing' }
  | { kind: 'data'; snapshot: HostSnapshot }
  | { kind: 'old' | 'broken' | 'foreign' };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSnapshot = (value: unknown): value is HostSnapshot =>
  isObject(value) && isCompleteState(value['state']) && 'plain' in value && 'sessions' in value;

/** How every kept file begins. */
const SNAPSHOT_PREFIX = '{"state":{';

/** Looks into a file. Throws when it is there and cannot be read. */
export function readSnapshotFile(file: string): SnapshotFile {
  if (!existsSync(file)) return { kind: 'nothing' };
  const stats = statSync(file);
  // A device would be read without end, or replaced by a file of its name. A folder says so when it is read.
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

/** Gives a file a name beside it that nothing has yet, and returns it. */
export function moveAside(file: string): string {
  let n = 1;
  while (existsSync(`${file}.old-${n}`)) n += 1;
  renameSync(file, `${file}.old-${n}`);
  return `${file}.old-${n}`;
}

/** Replaces a file whole, through a temporary one, so that a crash in mid-write leaves the old one. Throws when it cannot. */
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
