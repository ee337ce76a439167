import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImportError, problemLine } from '../importError.ts';
import { merge, type MergeChange } from './merge.ts';

/** Below the drafts, by host: what was generated last time. */
const BASELINE_FOLDER = '.import';
const DRAFTS_FOLDER = 'resources';

/** A folder of drafts, and the host whose they are. */
export interface ImportFolder {
  folder: string;
  host: string;
}

/** What becomes of one file. */
export interface FileOutcome {
  path: string;
  kind: 'written' | 'same' | 'merged' | 'removed' | 'kept' | 'left';
  differences: readonly MergeChange[];
}

/** Names of the resources that were generated last time. */
export const previousDraftNames = ({ folder, host }: ImportFolder): Promise<string[]> =>
  listJsonNames(join(folder, BASELINE_FOLDER, host, DRAFTS_FOLDER));

/** Names of the drafts in a folder, whoever wrote them. */
export const draftNames = (folder: string): Promise<string[]> => listJsonNames(join(folder, DRAFTS_FOLDER));

async function listJsonNames(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
}

/** Where the draft of a resource is, from the folder. */
export const draftPath = (name: string): string => `${DRAFTS_FOLDER}/${name}.json`;

/** What was generated last time of one file; undefined where nothing was. */
export const readBaseline = ({ folder, host }: ImportFolder, path: string): Promise<unknown> =>
  readJsonFile(folder, `${BASELINE_FOLDER}/${host}/${path}`);

/** Writes one file over what is there: what was changed by hand stays, what has changed at the host comes in. */
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

/** What a file of the folder holds; undefined where there is none. Throws where it is no JSON. */
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
