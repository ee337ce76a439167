import type { CheckResult, DeclarationSource, KnownNames } from '../../config/check';
import type { Declaration } from '../../config/normalise';
import { fieldTypes } from '../../fields/core/registry';
import { collectCodeNames } from '../../extensions/collectCodeNames';
import type { ExtensionRef } from '../../extensions/collectOptionShapes';
import { groupModulesByFolder } from '../registry/groupModulesByFolder';
import { extensionModules, extensions } from '../registry/loadExtensions';
import type { DeclarationChecker } from './declarationChecker';

/** Request to the worker. */
export interface CheckRequest {
  id: number;
  declarations: readonly DeclarationSource[];
  names: Omit<KnownNames, 'fieldSchemas' | 'options' | 'texts'>;
  /** Extensions by folder: the options of an extension are in the same folder. */
  extensions: readonly (readonly [folder: string, parts: readonly ExtensionRef[]])[];
  trusted: readonly Declaration[];
}

/** Response of the worker. */
export type CheckResponse = { id: number } & ({ checked: CheckResult } | { error: string });

const extensionsByFolder = (): CheckRequest['extensions'] =>
  [...groupModulesByFolder(extensionModules)].map(
    ([folder, moduleExtensions]) =>
      [
        folder,
        // Names only: loader functions cannot be cloned to a worker.
        [moduleExtensions]
          .flat()
          .map((extension) =>
            'id' in extension ? { kind: extension.kind, id: extension.id } : { kind: extension.kind },
          ),
      ] as const,
  );

/**
 * Checks in a web worker, so that the page stays responsive and `dispose` frees all memory. Falls back to a check in the
 * page if there is no worker (a policy forbids it, its file does not load).
 */
export function createWorkerChecker(): DeclarationChecker {
  const createFallback = () =>
    import('./inPageChecker').then(({ createInPageChecker }) => createInPageChecker());
  let nextId = 0;
  let worker: Worker | undefined;
  const pending = new Map<number, (response: CheckResponse | undefined) => void>();
  const dispose = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const resolve of pending.values()) resolve(undefined);
    pending.clear();
  };
  try {
    worker = new Worker(new URL('./checkDeclarations.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<CheckResponse>) => {
      pending.get(data.id)?.(data);
      pending.delete(data.id);
    };
    worker.onerror = worker.onmessageerror = dispose;
  } catch {
    // The fallback checker reports any problem.
  }
  const send = (request: Omit<CheckRequest, 'id'>): Promise<CheckResponse | undefined> =>
    new Promise((resolve) => {
      if (!worker) return resolve(undefined);
      const id = nextId++;
      pending.set(id, resolve);
      worker.postMessage({ id, ...request });
    });
  return {
    check: async (declarations, installationNames, trusted) => {
      const names = { ...collectCodeNames({ fieldTypes, extensions }), ...installationNames };
      const response = await send({ declarations, names, extensions: extensionsByFolder(), trusted });
      if (response && 'error' in response) throw new Error(response.error);
      return response?.checked ?? (await createFallback()).check(declarations, installationNames, trusted);
    },
    dispose,
  };
}
