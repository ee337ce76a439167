import type { Checked, Found, KnownNames } from '../../config/check';
import type { Declaration } from '../../config/normalise';
import { fieldTypes } from '../../fields/registry';
import { codeNames } from '../../parts/codeNames';
import type { NamedPart } from '../../parts/optionsOfParts';
import { byFolder } from '../partFolders';
import { partModules, parts } from '../parts';
import type { Checking } from './checking';

/** What the worker is asked. */
export interface Asked {
  id: number;
  found: readonly Found[];
  names: Omit<KnownNames, 'fieldSchemas' | 'options' | 'texts'>;
  /** Parts written in code by their folder: what they take stands beside them. */
  parts: readonly (readonly [folder: string, parts: readonly NamedPart[]])[];
  trusted: readonly Declaration[];
}

/** What it answers. */
export type Answered = { id: number } & ({ checked: Checked } | { error: string });

const partsByFolder = (): Asked['parts'] =>
  [...byFolder(partModules)].map(
    ([folder, found]) =>
      [
        folder,
        // Names alone: what loads a part cannot be handed over.
        [found].flat().map((part) => ('id' in part ? { kind: part.kind, id: part.id } : { kind: part.kind })),
      ] as const,
  );

/**
 * Checks in a worker of its own: the page goes on meanwhile, and once it has ended nothing of the checker stays in memory.
 * Where no worker can be had (a policy that forbids it, a file that does not come), it checks in the page.
 */
export function checkAside(): Checking {
  const here = () => import('./checkHere').then(({ checkHere }) => checkHere());
  let given = 0;
  let worker: Worker | undefined;
  const waiting = new Map<number, (answer: Answered | undefined) => void>();
  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const tell of waiting.values()) tell(undefined);
    waiting.clear();
  };
  try {
    worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    };
    worker.onerror = worker.onmessageerror = giveUp;
  } catch {
    // Said by what stands in for it.
  }
  const ask = (asked: Omit<Asked, 'id'>): Promise<Answered | undefined> =>
    new Promise((resolve) => {
      if (!worker) return resolve(undefined);
      const id = given++;
      waiting.set(id, resolve);
      worker.postMessage({ id, ...asked });
    });
  return {
    check: async (found, around, trusted) => {
      const names = { ...codeNames({ fieldTypes, parts }), ...around };
      const answer = await ask({ found, names, parts: partsByFolder(), trusted });
      if (answer && 'error' in answer) throw new Error(answer.error);
      return answer?.checked ?? (await here()).check(found, around, trusted);
    },
    end: giveUp,
  };
}
