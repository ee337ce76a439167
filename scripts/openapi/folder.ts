import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImportError, problemLine } from './problem.ts';
import { merge, type Difference } from './merge.ts';

/** Below the drafts, by host: what was generated last time. */
const BASE = '.import';
const DRAFTS = 'resources';

/** A folder of drafts, and the host whose they are. */
export interface Place {
  folder: string;
  host: string;
}

/** What becomes of one file. */
export interface Outcome {
  path: string;
  kind: 'written' | 'same' | 'merged' | 'removed' | 'kept' | 'left';
  differences: readonly Difference[];
}

/** Names of the resources that were generated last time. */
export const namesBefore = ({ folder, host }: Place): Promise<string[]> =>
  namesIn(join(folder, BASE, host, DRAFTS));

/** Names of the drafts in a folder, whoever wrote them. */
export const draftNames = (folder: string): Promise<string[]> => namesIn(join(folder, DRAFTS));

async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
}

/** Where the draft of a resource is, from the folder. */
export const draftPath = (name: string): string => `${DRAFTS}/${name}.json`;

/** What was generated last time of one file; undefined where nothing was. */
export const generatedBefore = ({ folder, host }: Place, path: string): Promise<unknown> =>
  readJson(folder, `${BASE}/${host}/${path}`);

/** Writes one file over what is there: what was changed by hand stays, what has changed at the host comes in. */
export async function mergeFile(
  { folder, host }: Place,
  path: string,
  now: Record<string, unknown> | undefined,
): Promise<Outcome> {
  const before = `${BASE}/${host}/${path}`;
  const base = await generatedBefore({ folder, host }, path);
  const hand = await readJson(folder, path);
  if (base !== undefined && hand === undefined) return { path, kind: 'left', differences: [] };
  const { value, differences } = merge(base, hand, now);
  if (now === undefined) await rm(join(folder, before), { force: true });
  else await write(folder, before, now);
  if (value === undefined) await rm(join(folder, path), { force: true });
  else if (differences.length > 0) await write(folder, path, value);
  return { path, kind: kindOf(hand, value, now, differences), differences };
}

function kindOf(
  hand: unknown,
  value: unknown,
  now: unknown,
  differences: readonly Difference[],
): Outcome['kind'] {
  if (hand === undefined) return 'written';
  if (value === undefined) return 'removed';
  if (now === undefined) return 'kept';
  return differences.length === 0 ? 'same' : 'merged';
}

/** What a file of the folder holds; undefined where there is none. Throws where it is no JSON. */
export async function readJson(folder: string, path: string): Promise<unknown> {
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

async function write(folder: string, path: string, value: unknown): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
