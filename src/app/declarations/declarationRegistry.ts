import { createStore, type StoreApi } from 'zustand/vanilla';
import { isPaginated } from '../../config/dialects/isPaginated';
import { createResourceIndex, type ResourceSummary, type ResourceIndex } from '../../config/resourceSummary';
import type { Dependencies, findDependencies, dependencyClosure, LoadLevel } from '../../config/dependencies';
import { createNormaliser, type Declaration } from '../../config/normalise';
import type { ResourceInput } from '../../config/schema/resource';
import type { Resource } from '../../config/types';
import { fieldDefaults } from '../../fields/core/fieldDefaults';
import type { Declarations, ResourcesByName } from '../../queries/console/ConsoleContext';
import type { BundledIndex } from '../../preload/bundledIndex';
import { LoadingMap } from './LoadingMap';

/** Snapshot of the declarations for rendering; a new object each time more have loaded. */
export interface DeclarationsSnapshot extends Omit<Declarations, 'pendingUrls' | 'announced'> {
  resources: ResourcesByName;
}

/**
 * Functions for runtime declarations only: the build has found the dependencies of the bundled ones
 * (`config/dependencies.ts`), and has written them in each language.
 */
export interface RuntimeSupport {
  findDependencies: typeof findDependencies;
  dependencyClosure: typeof dependencyClosure;
  /** Returns a declaration with its texts by language in the language that is shown. */
  localize: (declaration: Declaration) => Declaration;
}

/** Registry of the declarations: all summaries at once, each declaration on demand, with its dependencies. */
export interface DeclarationRegistry extends Omit<
  Declarations,
  'pendingUrls' | 'announced' | 'resourceIndex'
> {
  store: StoreApi<DeclarationsSnapshot>;
  /** All loaded resources. The map object is stable: providers look up names in it. */
  loadedResources: ResourcesByName;
  /** Summaries of all bundled resources, including hidden ones: others may refer to them. */
  bundledSummaries: ResourceIndex;
  /** Restricts the bundled summaries to those that `filter` returns. Runtime declarations may replace hidden ones. */
  hide: (
    filter: (resourceIndex: ResourceIndex) => ResourceIndex,
    isHidden: (name: string) => boolean,
  ) => void;
  /** Sets the dialects of the hosts in the runtime config, by host name; call it before the first render. */
  setDialects: (dialects: Readonly<Record<string, unknown>>) => void;
  /** Adds checked runtime declarations, with what only they need, which loads with them. */
  addRuntime: (declarations: readonly Declaration[], support: RuntimeSupport) => void;
  /** Replaces all bundled declarations: a change in development. */
  replace: (declarations: readonly Declaration[]) => void;
  /** Reads the loaded files again, as after a change of the language. They are shown with the next summaries (`relabel`). */
  reload: () => Promise<void>;
  /** Replaces the bundled summaries by those that `getLabelled` returns. */
  relabel: (getLabelled: (resourceIndex: ResourceIndex) => ResourceIndex) => void;
  /** Loads the raw declarations of the bundled names, with all others in the same files. */
  loadInputs: (names: Iterable<string>) => Promise<readonly Declaration[]>;
  /** Returns a raw declaration if it has loaded. */
  getInput: (name: string) => ResourceInput | undefined;
}

/**
 * Creates the registry.
 *
 * @param index Index of the bundled declarations, made by the build.
 * @param fetchFile Reads the declarations of one file of the index; may reject.
 * @param onLoadAll Called when a caller loads all of a declaration, as the page of a record does.
 */
export function createDeclarationRegistry(
  index: BundledIndex,
  fetchFile: (file: string) => Promise<readonly Declaration[]>,
  onLoadAll: () => void = () => undefined,
): DeclarationRegistry {
  /** Summaries that are not in the index. */
  const addedResources = new Map<string, ResourceSummary>();
  let bundledResources: ResourceIndex = index.resources;
  let filterIndex = (resourceIndexes: ResourceIndex): ResourceIndex => resourceIndexes;
  let isHidden = (_name: string): boolean => false;
  let resourceIndex: ResourceIndex = bundledResources;
  const loadedResources = new Map<string, Resource>();
  const inputs = new Map<string, Declaration>();
  const runtimeDependencies = new Map<string, Dependencies>();
  let runtimeSupport: RuntimeSupport | undefined;
  let dialects: Readonly<Record<string, unknown>> = {};
  const normalise = createNormaliser(
    fieldDefaults,
    (name) => resourceIndex.has(name),
    (host) => !Object.hasOwn(dialects, host) || isPaginated(dialects[host]),
  );
  const files = new Map<number, Promise<void>>();
  const loadedFiles = new Set<number>();
  const loads = new Map<string, Promise<void>>();
  const failures = new Map<string, Error>();

  const addDeclaration = (declaration: Declaration, force = false): void => {
    const { name } = declaration.input;
    if (loadedResources.has(name) && !force) return;
    inputs.set(name, declaration);
    loadedResources.set(name, normalise(declaration));
  };

  const replaceAdded = (declaration: Declaration): void => {
    addDeclaration(declaration, true);
    const { name } = declaration.input;
    addedResources.set(name, loadedResources.get(name)!);
  };

  const loadFile = (fileIndex: number): Promise<void> => {
    const pending = files.get(fileIndex);
    if (pending) return pending;
    const request = fetchFile(index.files[fileIndex] ?? '').then(
      (declarations) => {
        for (const declaration of declarations) addDeclaration(declaration);
        loadedFiles.add(fileIndex);
      },
      (error: unknown) => {
        files.delete(fileIndex);
        throw error;
      },
    );
    files.set(fileIndex, request);
    return request;
  };

  /** Returns the indexes of the files that a load level needs; a runtime declaration has no file of its own. */
  const findFileIndexes = (name: string, level: LoadLevel): readonly number[] => {
    const bundledIndexes = runtimeDependencies.has(name) ? undefined : index.getFileIndexes(name, level);
    if (bundledIndexes || !runtimeSupport) return bundledIndexes ?? [];
    const getDependencies = (resourceName: string) =>
      runtimeDependencies.get(resourceName) ??
      (index.resources.has(resourceName) ? NO_DEPENDENCIES : undefined);
    return [...runtimeSupport.dependencyClosure(name, level, getDependencies)].flatMap(
      (resourceName) => index.getFileIndexes(resourceName, resourceName === name ? 'own' : 'list') ?? [],
    );
  };

  const isReady = (name: string, level: LoadLevel): boolean =>
    findFileIndexes(name, level).every((fileIndex) => loadedFiles.has(fileIndex));

  const load = (name: string, level: LoadLevel): Promise<void> => {
    if (level === 'all') onLoadAll();
    if (isReady(name, level)) return Promise.resolve();
    const key = `${level} ${name}`;
    const pending = loads.get(key);
    if (pending) return pending;
    const loading = Promise.all(findFileIndexes(name, level).map(loadFile))
      .then(
        () => void loads.delete(key),
        (error: unknown) => void failures.set(key, error instanceof Error ? error : new Error(String(error))),
      )
      .then(publish);
    loads.set(key, loading);
    return loading;
  };

  const loaders = {
    isLoaded: isReady,
    load,
    getError: (name: string, level: LoadLevel) => failures.get(`${level} ${name}`),
    retry: () => {
      for (const key of failures.keys()) loads.delete(key);
      failures.clear();
      publish();
    },
  };
  const createSnapshot = (): DeclarationsSnapshot => ({
    ...loaders,
    resourceIndex,
    resources: new LoadingMap(loadedResources, (name) => {
      if (resourceIndex.has(name)) void load(name, 'own');
    }),
  });
  const store = createStore(createSnapshot);
  function publish(): void {
    store.setState(createSnapshot());
  }

  function publishIndex(): void {
    resourceIndex = createResourceIndex(addedResources, filterIndex(bundledResources));
    publish();
  }

  return {
    store,
    loadedResources,
    bundledSummaries: index.resources,
    ...loaders,
    hide: (filter, isHiddenName) => {
      isHidden = isHiddenName;
      filterIndex = filter;
      publishIndex();
    },
    setDialects: (newDialects) => {
      dialects = newDialects;
      // Resources normalised before the config arrived were assumed to be paginated.
      if (Object.values(newDialects).every(isPaginated)) return;
      for (const [name, declaration] of inputs) loadedResources.set(name, normalise(declaration));
    },
    addRuntime: (declarations, support) => {
      runtimeSupport = support;
      for (const source of declarations) {
        const declaration = support.localize(source);
        const { name } = declaration.input;
        const replacesHidden = isHidden(name) && index.resources.has(name) && !addedResources.has(name);
        addDeclaration(declaration, replacesHidden);
        const resource = loadedResources.get(name);
        const isTaken = resourceIndex.has(name) || addedResources.has(name);
        if (!resource || (isTaken && !replacesHidden)) continue;
        runtimeDependencies.set(name, support.findDependencies(declaration.input));
        addedResources.set(name, resource);
      }
      publishIndex();
    },
    reload: async () => {
      const fileIndexes = [...files.keys()];
      // A file that cannot be read now stays in the language before.
      const results = await Promise.allSettled(
        fileIndexes.map((fileIndex) => fetchFile(index.files[fileIndex] ?? '')),
      );
      for (const result of results)
        if (result.status === 'fulfilled')
          for (const declaration of result.value)
            if (!addedResources.has(declaration.input.name)) addDeclaration(declaration, true);
      for (const declaration of inputs.values()) {
        if (runtimeSupport && addedResources.has(declaration.input.name))
          replaceAdded(runtimeSupport.localize(declaration));
      }
    },
    relabel: (getLabelled) => {
      bundledResources = getLabelled(index.resources);
      publishIndex();
    },
    replace: (declarations) => {
      declarations.forEach(replaceAdded);
      index.files.forEach((_, fileIndex) => loadedFiles.add(fileIndex));
      publishIndex();
    },
    loadInputs: async (names) => {
      const fileIndexes = [...names].flatMap((name) => index.getFileIndexes(name, 'own') ?? []);
      await Promise.all([...new Set(fileIndexes)].map(loadFile));
      return [...inputs.values()].filter(({ input }) => index.resources.has(input.name));
    },
    getInput: (name) => inputs.get(name)?.input,
  };
}

const NO_DEPENDENCIES: Dependencies = { fields: [], list: [], detailAndActions: [] };
