import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { ConfigProblem } from '../../config/types';
import { findResourceByPath, type ResourceSummary } from '../../config/resourceSummary';
import type { PageExtension } from '../../extensions/types';
import { withoutBasePath } from '../../lib/url/basePath';
import type { DeclarationRegistry } from './declarationRegistry';
import { fetchConfigText } from './fetchConfigText';
import { waitForFirstScreen } from './waitForFirstScreen';

/** State of the runtime declarations that have been requested. */
export interface RuntimeState {
  problems: readonly ConfigProblem[];
  /** URLs without a response so far. */
  pendingUrls: readonly string[];
  /** Summaries of the files before their check; undefined until all files have been read. */
  announced?: readonly ResourceSummary[] | undefined;
}

/** Members of the runtime config that name the runtime declarations, and decide how they are read. */
interface RuntimeSources extends Pick<RuntimeConfig, 'resources' | 'hosts'> {
  dialects: RuntimeConfig['dialects'] | undefined;
  hide: RuntimeConfig['hide'] | undefined;
}

/** Parts of the state, as they become known. */
type RuntimeStateChange = Partial<RuntimeState>;

/**
 * Reads the runtime declarations at once, for the menu, and adds each to the registry; the checker loads after the first
 * screen.
 */
export async function addRuntimeDeclarations(
  { resources: urls, hosts, dialects, hide }: RuntimeSources,
  registry: DeclarationRegistry,
  pages: readonly PageExtension[],
  {
    isCancelled,
    onProgress,
  }: { isCancelled: () => boolean; onProgress: (change: RuntimeStateChange) => void },
): Promise<void> {
  const isDelayed = isBundledPath(registry, pages);
  const texts = new Map(
    urls.map((url) => [url, fetchConfigText(url, undefined, isDelayed ? 'low' : 'auto')]),
  );
  const readText = (url: string) => texts.get(url) ?? fetchConfigText(url);
  // Without them the menu gets the entries after the check.
  void import('./readSummaries')
    .then(({ readSummaries }) => readSummaries(urls, readText))
    .catch(() => undefined)
    .then((announced) => !isCancelled() && onProgress({ announced }));
  await waitForFirstScreen(isDelayed);
  const [{ loadRuntimeDeclarations, runtimeSupport }, { createWorkerChecker }] = await Promise.all([
    import('./loadRuntimeDeclarations'),
    import('./workerChecker'),
  ]);
  await loadRuntimeDeclarations(urls, {
    checker: createWorkerChecker(),
    bundled: (texts) => registry.loadInputs(findNamesIn(registry, texts)),
    hosts: Object.keys(hosts),
    dialects,
    hidden: hide?.resources,
    readText,
    onProgress: ({ declarations, ...state }) => {
      if (isCancelled()) return;
      registry.addRuntime(declarations, runtimeSupport);
      onProgress(state);
    },
  });
}

/** Returns the bundled resources whose name or route is among the texts. */
const findNamesIn = (registry: DeclarationRegistry, texts: ReadonlySet<string> | undefined): string[] =>
  [...registry.bundledSummaries]
    .filter(({ name, route }) => !texts || texts.has(name) || texts.has(route))
    .map(({ name }) => name);

/** True if the URL belongs to a bundled resource or page, which needs no runtime declaration. */
const isBundledPath = (registry: DeclarationRegistry, pages: readonly PageExtension[]): boolean => {
  const path = withoutBasePath().replace(/^\/admin\/?/, '');
  const paths = pages.flatMap((page) => page.paths.map((pagePath) => pagePath.replace(/\/:.*$/, '')));
  return (
    path === '' ||
    findResourceByPath(registry.store.getState().resourceIndex, path) !== undefined ||
    paths.some((route) => path === route || path.startsWith(`${route}/`))
  );
};
