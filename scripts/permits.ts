import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callTable, type CallId } from '../dataProvider/contract/callTable.ts';
import { permissionAt } from '../dataProvider/contract/permissionAt.ts';
import type { Permits, SentCall } from '../src/config/check/permits.ts';
import { DEFAULTS } from '../src/config/defaults.ts';

/** What the contract says of the calls of the main host, and what the parts in code send. */
export async function findPermits(root: string): Promise<Permits> {
  const sent = await findSent(root);
  return {
    permissionOf: ({ method, path, host }) =>
      host === DEFAULTS.call.host ? permissionAt(method, path) : undefined,
    sentBy: (id) => (sent.get(id) ?? []).map(callOf),
  };
}

const callOf = (id: CallId): SentCall => ({ ...callTable[id], host: DEFAULTS.call.host });

/**
 * The operations of the contract that each part written in code names, by the id of the part: the files of its folder
 * take them from `endpoints.ts`.
 */
export async function findSent(root: string): Promise<ReadonlyMap<string, readonly CallId[]>> {
  const sent = new Map<string, readonly CallId[]>();
  const areas = join(root, 'src/areas');
  for (const noun of await foldersIn(areas))
    for (const part of await foldersIn(join(areas, noun))) {
      const folder = join(areas, noun, part);
      const files = (await readdir(folder)).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
      const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
      const ids = [...new Set(texts.flatMap(operationsIn))];
      const [, id] = /\bid: '([\w-]+)'/.exec(texts[files.indexOf('part.ts')] ?? '') ?? [];
      if (id !== undefined) sent.set(id, ids);
    }
  return sent;
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const isOperation = (name: string): name is CallId => Object.hasOwn(callTable, name);

/** The operations that a source takes from the contract. */
const operationsIn = (source: string): CallId[] =>
  [...source.matchAll(/import \{([^}]*)\} from '[^']*contract\/endpoints'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter(isOperation),
  );
