import { useEffect, useState } from 'react';
import type { PageType } from '../../parts/types';
import type { RuntimeConfig } from '../../config/runtime';
import type { ConfigProblem } from '../../config/types';
import type { Shown } from '../own/hidden';
import type { Registry } from './registry';
import { faceAt } from '../../config/face';
import { ownPath } from '../../lib/base';

interface Runtime {
  problems: readonly ConfigProblem[];
  /** Addresses without an answer. */
  awaited: readonly string[];
}

/** Adds the declarations that the runtime config names to the registry, each when it arrives; the checker loads only then. */
export function useRuntime(
  config: Pick<RuntimeConfig, 'resources' | 'hosts' | 'dialects' | 'hide'>,
  registry: Registry,
  { parts: { pages }, problems: before }: Shown,
): Runtime {
  const { resources: addresses, hosts, dialects, hide } = config;
  const [state, setState] = useState<Runtime>({ problems: before, awaited: addresses });
  useEffect(() => {
    if (addresses.length === 0) return undefined;
    let left = false;
    void turn(isBundled(registry, pages))
      .then(() => Promise.all([import('./runtime'), import('./checkAside')]))
      .then(([{ loadRuntime, finding }, { checkAside }]) =>
        loadRuntime(addresses, {
          checking: checkAside(),
          bundled: (texts) => registry.inputs(namesIn(registry, texts)),
          hosts: Object.keys(hosts),
          dialects,
          hidden: hide?.resources,
          onStep: ({ declarations, problems, awaited }) => {
            if (left) return;
            registry.add(declarations, finding);
            setState({ problems: [...before, ...problems], awaited });
          },
        }),
      )
      .catch((error: unknown) => {
        console.error(error);
        if (!left) setState((before) => ({ ...before, awaited: [] }));
      });
    return () => {
      left = true;
    };
  }, [addresses, hosts, dialects, hide, registry, pages, before]);
  return state;
}

/** The bundled resources whose name or route is among the texts. */
const namesIn = (registry: Registry, texts: ReadonlySet<string> | undefined): string[] =>
  [...registry.bundled]
    .filter(({ name, route }) => !texts || texts.has(name) || texts.has(route))
    .map(({ name }) => name);

/** ms that the first screen has for itself. */
const FIRST_SCREEN = 1500;

/** Whether the address is of a bundled resource or page, which needs no runtime declaration. */
const isBundled = (registry: Registry, pages: readonly PageType[]): boolean => {
  const path = ownPath().replace(/^\/admin\/?/, '');
  const paths = pages.flatMap((page) => page.paths.map((at) => at.replace(/\/:.*$/, '')));
  return (
    path === '' ||
    faceAt(registry.snapshot().faces, path) !== undefined ||
    paths.some((route) => path === route || path.startsWith(`${route}/`))
  );
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
