import { callTable } from '../../../dataProvider/contract/callTable';
import type { CompletionNames } from '../../config/check/completions';
import type { Declaration } from '../../config/normalise';
import type { RuntimeConfig } from '../../config/runtime';
import { theWay } from '../../session/way';
import { checkHere } from '../declarations/checkHere';
import { iconsKnown } from '../declarations/iconsKnown';
import { loadRuntime } from '../declarations/runtime';
import { knownNames } from '../knownNames';
import { hides } from '../own/hidden';
import type { AroundWorkbench } from './around';

/** What a declaration of the workbench may name. */
export interface WorkbenchNames extends CompletionNames {
  /** Files among them that come from the runtime config. */
  runtime: ReadonlySet<string>;
  /** Whether the installation hides a bundled declaration, so that one of that name may take its place. */
  isHidden: (name: string) => boolean;
}

/** Paths that the contract knows, once each. */
const paths = [...new Set(Object.values(callTable).map(({ path }) => path))];

/** Brings every declaration of the console, and what else may be named. Rejects when the bundled ones cannot be read. */
export async function loadNames(
  { registry }: Pick<AroundWorkbench, 'registry'>,
  { resources, hosts, dialects, ids, hide }: RuntimeConfig,
): Promise<WorkbenchNames> {
  const bundled = await registry.inputs([...registry.snapshot().faces].map(({ name }) => name));
  let runtime: readonly Declaration[] = [];
  if (resources.length > 0)
    await loadRuntime(resources, {
      checking: checkHere(),
      bundled: () => Promise.resolve(bundled),
      hosts: Object.keys(hosts),
      dialects,
      hidden: hide?.resources,
      onStep: ({ declarations }) => {
        runtime = declarations;
      },
    });
  return {
    known: {
      ...knownNames,
      hosts: Object.keys(hosts),
      ids: Object.keys(ids),
      dialects,
      sessionPaths: theWay().sessionPaths,
      // A name that nobody has asks for all of them.
      icons: await iconsKnown([{ icon: '' }]),
    },
    trusted: [
      ...bundled.filter((one) => !runtime.some(({ input }) => input.name === one.input.name)),
      ...runtime,
    ],
    runtime: new Set(runtime.map(({ file }) => file)),
    isHidden: (name) => hides(hide?.resources ?? [], name),
    paths,
  };
}
