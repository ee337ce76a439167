import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImportError, problemLine } from '../importError.ts';
import { formatNote, type ImportNote } from '../notes.ts';
import { merge, type MergeChange } from './merge.ts';

/** Subfolder, by host, with the last generated version of each draft. */
const BASELINE_FOLDER = '.import';
const DRAFTS_FOLDER = 'resources';

/** A folder of drafts and their host. */
export interface ImportFolder {
  folder: string;
  host: string;
}

/** Outcome for one file. */
export interface FileOutcome {
  path: string;
  kind: 'written' | 'same' | 'merged' | 'removed' | 'kept' | 'left';
  differences: readonly MergeChange[];
}

/** Returns the names of the resources in the last generated version. */
export const previousDraftNames = ({ folder, host }: ImportFolder): Promise<string[]> =>
  listJsonNames(join(folder, BASELINE_FOLDER, host, DRAFTS_FOLDER));

/** Returns the names of all drafts in a folder, generated or hand-written. */
export const draftNames = (folder: string): Promise<string[]> => listJsonNames(join(folder, DRAFTS_FOLDER));

async function listJsonNames(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
}

/** Returns the path of a resource's draft, relative to the folder. */
export const draftPath = (name: string): string => `${DRAFTS_FOLDER}/${name}.json`;

/** Returns the last generated version of a file; undefined if there is none. */
export const readBaseline = ({ folder, host }: ImportFolder, path: string): Promise<unknown> =>
  readJsonFile(folder, `${BASELINE_FOLDER}/${host}/${path}`);

/** Writes a file with a three-way merge: keeps manual changes and adds the host's changes. */
export async function mergeFile(
  { folder, host }: ImportFolder,
  path: string,
  generated: Record<string, unknown> | undefined,
): Promise<FileOutcome> {
  const baselinePath = `${BASELINE_FOLDER}/${host}/${path}`;
  const baseline = await readBaseline({ folder, host }, path);
  const edited = await readJsonFile(folder, path);
  if (baseline !== undefined && edited === undefined) return { path, kind: 'left', differences: [] };
  const { value, differences } = merge(baseline, edited, generated);
  if (generated === undefined) await rm(join(folder, baselinePath), { force: true });
  else await writeJsonFile(folder, baselinePath, generated);
  if (value === undefined) await rm(join(folder, path), { force: true });
  else if (differences.length > 0) await writeJsonFile(folder, path, value);
  return { path, kind: outcomeKind(edited, value, generated, differences), differences };
}

/** Returns the path of the notes on the drafts of a host, relative to the folder. */
export const notesPath = (host: string): string => `${BASELINE_FOLDER}/${host}/notes.txt`;

/** Writes all notes on the drafts of a host; the report shows the first ones. */
export async function writeNotes(
  { folder, host }: ImportFolder,
  notes: readonly ImportNote[],
): Promise<void> {
  const file = join(folder, notesPath(host));
  if (notes.length === 0) await rm(file, { force: true });
  else await writeFile(file, `${notes.map(formatNote).join('\n')}\n`);
}

function outcomeKind(
  edited: unknown,
  value: unknown,
  generated: unknown,
  differences: readonly MergeChange[],
): FileOutcome['kind'] {
  if (edited === undefined) return 'written';
  if (value === undefined) return 'removed';
  if (generated === undefined) return 'kept';
  return differences.length === 0 ? 'same' : 'merged';
}

/** Reads a JSON file of the folder; undefined if it does not exist. Throws if it is not valid JSON. */
export async function readJsonFile(folder: string, path: string): Promise<unknown> {
  const text = await readFile(join(folder, path), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ImportError(
      problemLine(join(folder, path), '', error instanceof Error ? error.message : String(error)),
    );
  }
}

async function writeJsonFile(folder: string, path: string, value: unknown): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
