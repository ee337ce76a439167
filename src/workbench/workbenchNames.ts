import { callTable } from '../../dataProvider/contract/callTable';
import type { CompletionContext } from '../config/check/editor/completions';
import type { Declaration } from '../config/normalise';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import { getSignInMethod } from '../session/signIn/signInMethod';
import { createInPageChecker } from '../app/declarations/inPageChecker';
import { loadAllowedIcons } from '../app/declarations/allowedIcons';
import { loadRuntimeDeclarations } from '../app/declarations/loadRuntimeDeclarations';
import { knownNames } from '../app/registry/knownNames';
import { isHiddenName } from '../app/overlay/hiddenConfig';
import { loadLocalizedInput } from './document/loadLocalizedInput';
import type { WorkbenchDependencies } from './workbenchDependencies';

/** Names that a declaration of the workbench may use. */
export interface WorkbenchNames extends CompletionContext {
  /** Files among them that come from the runtime config. */
  runtimeFiles: ReadonlySet<string>;
  /** Loads the content of a declaration of the console, with its texts by language. */
  loadInput: (declaration: Declaration) => Promise<unknown>;
  /** True if the installation hides a bundled declaration, so that one of that name may replace it. */
  isHidden: (name: string) => boolean;
}

/** Paths that the contract knows, once each. */
const paths = [...new Set(Object.values(callTable).map(({ path }) => path))];

/** Brings every declaration of the console, and what else may be named. Rejects when the bundled ones cannot be read. */
export async function loadWorkbenchNames(
  { registry }: Pick<WorkbenchDependencies, 'registry'>,
  { resources, hosts, dialects, ids, hide, languages }: RuntimeConfig,
): Promise<WorkbenchNames> {
  const bundled = await registry.loadInputs(
    [...registry.store.getState().resourceIndex].map(({ name }) => name),
  );
  let runtime: readonly Declaration[] = [];
  if (resources.length > 0)
    await loadRuntimeDeclarations(resources, {
      checker: createInPageChecker(),
      bundled: () => Promise.resolve(bundled),
      hosts: Object.keys(hosts),
      dialects,
      hidden: hide?.resources,
      onProgress: ({ declarations }) => {
        runtime = declarations;
      },
    });
  return {
    knownNames: {
      ...knownNames,
      hosts: Object.keys(hosts),
      ids: Object.keys(ids),
      languages,
      dialects,
      sessionPaths: getSignInMethod().sessionPaths,
      // An unknown name loads all of them.
      icons: await loadAllowedIcons([{ icon: '' }]),
    },
    trustedDeclarations: [
      ...bundled.filter((declaration) => !runtime.some(({ input }) => input.name === declaration.input.name)),
      ...runtime,
    ],
    runtimeFiles: new Set(runtime.map(({ file }) => file)),
    loadInput: (declaration) => loadLocalizedInput(declaration, languages),
    isHidden: (name) => isHiddenName(hide?.resources ?? [], name),
    servedPaths: paths,
  };
}
