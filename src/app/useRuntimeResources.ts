import { useEffect, useState } from 'react';
import { normalise } from '../config/normalise';
import type { Resources } from '../console/ConsoleContext';
import type { RuntimeConfig } from '../config/runtime';
import type { ConfigProblem } from '../config/types';
import { fieldDefaults } from '../fields/fieldDefaults';
import { bundledDeclarations } from './bundled';
import { parts } from './parts';

interface RuntimeResources {
  resources: Resources;
  problems: readonly ConfigProblem[];
  /** The declarations named by the runtime config are still on their way. */
  isPending: boolean;
}

/** The bundled resources and those that the runtime config names, which are checked by a chunk that loads only then. */
export function useRuntimeResources(config: RuntimeConfig, bundled: Resources): RuntimeResources {
  const wanted = config.resources.length > 0;
  const [loaded, setLoaded] = useState<RuntimeResources>({
    resources: bundled,
    problems: [],
    isPending: wanted,
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    void turn(isBundled(bundled))
      .then(() => import('./loadResources'))
      .then(({ loadResources }) => loadResources(config.resources))
      .then(({ declarations, problems }) => {
        if (!left) setLoaded({ resources: withMore(bundled, declarations), problems, isPending: false });
      })
      .catch((error: unknown) => {
        console.error(error);
        if (!left) setLoaded((before) => ({ ...before, isPending: false }));
      });
    return () => {
      left = true;
    };
  }, [config, wanted, bundled]);
  return loaded;
}

/** ms that the first screen has for itself. */
const FIRST_SCREEN = 1500;

/** Whether the address is of a bundled resource or page, which needs no runtime declaration. */
const isBundled = (bundled: Resources): boolean => {
  const path = window.location.pathname.replace(/^\/admin\/?/, '');
  const routes = [...bundled.values()].map(({ route }) => route);
  const paths = parts.pages.flatMap((page) => page.paths.map((at) => at.replace(/\/:.*$/, '')));
  return path === '' || [...routes, ...paths].some((route) => path === route || path.startsWith(`${route}/`));
};

/** Runtime declarations wait for the first screen, unless the address may be one of theirs. */
const turn = (later: boolean): Promise<void> =>
  later
    ? new Promise((resolve) => {
        setTimeout(
          () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()),
          FIRST_SCREEN,
        );
      })
    : Promise.resolve();

/** The bundled resources stay the very same objects, so that what is on screen of them is not drawn again. */
function withMore(bundled: Resources, declarations: Parameters<typeof normalise>[0]): Resources {
  const all = normalise([...bundledDeclarations, ...declarations], fieldDefaults);
  return new Map([...all].map(([name, resource]) => [name, bundled.get(name) ?? resource]));
}
