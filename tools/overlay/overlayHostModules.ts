import { overlayDialects } from '../../dataProvider/dialects/overlayDialects.ts';
import { overlayProviders } from '../../dataProvider/reactAdmin/overlayProviders.ts';
import { createUnknownNameProblem } from '../../src/config/check/problem.ts';
import type { ConfigProblem } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json.ts';
import { listModules, type ModuleFolder, type Overlay } from './overlayFolder.ts';
import { importOverlayModule } from './overlayModules.ts';

/** Makes the providers and dialects of an overlay available to the data provider in Node. */
export function registerHostModules(root: string, overlay: Overlay): void {
  const loaders = (folder: ModuleFolder) =>
    [...listModules(overlay, folder)].map(
      ([name, path]) =>
        [name, () => importOverlayModule(root, overlay, path) as Promise<{ default: unknown }>] as const,
    );
  Object.assign(overlayProviders, Object.fromEntries(loaders('providers')));
  Object.assign(overlayDialects, Object.fromEntries(loaders('dialects')));
}

/** Finds hosts of a runtime config that name a module that the overlay does not have. */
export function findMissingModuleProblems(
  file: string,
  config: unknown,
  overlay: Overlay | undefined,
): ConfigProblem[] {
  const { hosts } = isPlainObject(config) ? config : {};
  return Object.entries(isPlainObject(hosts) ? hosts : {}).flatMap(([host, value]) => {
    const { provider, dialect } = isPlainObject(value) ? value : {};
    return [
      ...missingModule(`hosts.${host}.provider`, provider, 'providers'),
      ...missingModule(`hosts.${host}.dialect`, isPlainObject(dialect) ? dialect : undefined, 'dialects'),
    ];
  });

  function missingModule(path: string, value: unknown, folder: ModuleFolder): ConfigProblem[] {
    const name = isPlainObject(value) ? value.module : value;
    const names = overlay ? [...listModules(overlay, folder).keys()] : [];
    if (typeof name !== 'string' || names.includes(name)) return [];
    const namePath = isPlainObject(value) ? `${path}.module` : path;
    return overlay
      ? [createUnknownNameProblem(file, namePath, 'module', name, names)]
      : [
          {
            file,
            path: namePath,
            found: `The module "${name}" belongs to an overlay, and there is none`,
            allowed: [`--overlay with ${folder}/${name}.ts`],
            suggestion: null,
          },
        ];
  }
}
