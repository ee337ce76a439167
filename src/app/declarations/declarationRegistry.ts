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

/** What is on screen of the declarations; a new object each time that more have arrived. */
export interface DeclarationsSnapshot extends Omit<Declarations, 'pendingUrls'> {
  resources: ResourcesByName;
}

/** What tells which resources a declaration names (`config/needs.ts`); the build has asked it of those that are bundled. */
export interface DependencyFinder {
  findDependencies: typeof findDependencies;
  dependencyClosure: typeof dependencyClosure;
}

/** The declarations of the console: faces at once, each declaration when it is needed, with what it names. */
export interface DeclarationRegistry extends Omit<Declarations, 'pendingUrls' | 'resourceIndex'> {
  snapshot: () => DeclarationsSnapshot;
  /** Every resource that is there, always the same map: providers look names up in it. */
  loadedResources: ResourcesByName;
  /** Faces of all that is bundled, hidden ones too: others may refer to them. */
  bundledSummaries: ResourceIndex;
  /** Shows of the bundled faces what `show` leaves; declarations of the runtime may take the place of what is hidden. */
  hide: (filter: (faces: ResourceIndex) => ResourceIndex, isHidden: (name: string) => boolean) => void;
  /** Says how the hosts of the runtime config speak, by their names, before anything is drawn. */
  setDialects: (dialects: Readonly<Record<string, unknown>>) => void;
  /** Takes declarations of the runtime, which were checked, with what finds out what they name: it loads with them. */
  addRuntime: (declarations: readonly Declaration[], dependencyFinder: DependencyFinder) => void;
  /** Shows other declarations in place of the bundled ones, all of which are given: a change in development. */
  replace: (declarations: readonly Declaration[]) => void;
  /** The declarations as written of those names that are bundled, and of what else lies in their files. */
  loadInputs: (names: Iterable<string>) => Promise<readonly Declaration[]>;
  /** One of them as it is written, where it is there. */
  getInput: (name: string) => ResourceInput | undefined;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes the registry.
 *
 * @param index What the build knows of the bundled declarations.
 * @param read Reads the declarations of one file of the index; may reject.
 * @param whole Called when a declaration is asked for whole, which is what the page of a record needs.
 */
export function createDeclarationRegistry(
  index: BundledIndex,
  fetchFile: (file: string) => Promise<readonly Declaration[]>,
  onLoadAll: () => void = () => undefined,
): DeclarationRegistry {
  /** Faces that are not those of the index. */
  const addedResources = new Map<string, ResourceSummary>();
  let baseIndex: ResourceIndex = index.resources;
  let isHidden = (_name: string): boolean => false;
  let resourceIndex: ResourceIndex = baseIndex;
  const loadedResources = new Map<string, Resource>();
  const inputs = new Map<string, Declaration>();
  const runtimeDependencies = new Map<string, Dependencies>();
  let dependencyFinder: DependencyFinder | undefined;
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
  const listeners = new Set<() => void>();

  const store = (declaration: Declaration, force = false): void => {
    const { name } = declaration.input;
    if (loadedResources.has(name) && !force) return;
    inputs.set(name, declaration);
    loadedResources.set(name, normalise(declaration));
  };

  const loadFile = (fileIndex: number): Promise<void> => {
    const pending = files.get(fileIndex);
    if (pending) return pending;
    const request = fetchFile(index.files[fileIndex] ?? '').then(
      (declarations) => {
        for (const declaration of declarations) store(declaration);
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

  /** Places of the files that a stage needs; a runtime declaration has none of its own. */
  const findFileIndexes = (name: string, level: LoadLevel): readonly number[] => {
    const bundledIndexes = runtimeDependencies.has(name) ? undefined : index.getFileIndexes(name, level);
    if (bundledIndexes || !dependencyFinder) return bundledIndexes ?? [];
    const getDependencies = (resourceName: string) =>
      runtimeDependencies.get(resourceName) ??
      (index.resources.has(resourceName) ? NO_DEPENDENCIES : undefined);
    return [...dependencyFinder.dependencyClosure(name, level, getDependencies)].flatMap(
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
  let snapshot = createSnapshot();
  function publish(): void {
    snapshot = createSnapshot();
    for (const listener of listeners) listener();
  }

  return {
    snapshot: () => snapshot,
    loadedResources,
    bundledSummaries: index.resources,
    ...loaders,
    hide: (filter, isHiddenName) => {
      isHidden = isHiddenName;
      baseIndex = filter(index.resources);
      resourceIndex = createResourceIndex(addedResources, baseIndex);
      snapshot = createSnapshot();
    },
    setDialects: (newDialects) => {
      dialects = newDialects;
      // What arrived before the config did was taken to come in pages.
      if (Object.values(newDialects).every(isPaginated)) return;
      for (const [name, declaration] of inputs) loadedResources.set(name, normalise(declaration));
    },
    addRuntime: (declarations, finder) => {
      dependencyFinder = finder;
      for (const declaration of declarations) {
        const { name } = declaration.input;
        const replacesHidden = isHidden(name) && index.resources.has(name) && !addedResources.has(name);
        store(declaration, replacesHidden);
        const resource = loadedResources.get(name);
        if (!resource || (resourceIndex.has(name) && !replacesHidden)) continue;
        runtimeDependencies.set(name, finder.findDependencies(declaration.input));
        addedResources.set(name, resource);
        resourceIndex = createResourceIndex(addedResources, baseIndex);
      }
      publish();
    },
    replace: (declarations) => {
      for (const declaration of declarations) {
        const resource = normalise(declaration);
        inputs.set(resource.name, declaration);
        loadedResources.set(resource.name, resource);
        addedResources.set(resource.name, resource);
      }
      resourceIndex = createResourceIndex(addedResources, baseIndex);
      index.files.forEach((_, fileIndex) => loadedFiles.add(fileIndex));
      publish();
    },
    loadInputs: async (names) => {
      const fileIndexes = [...names].flatMap((name) => index.getFileIndexes(name, 'own') ?? []);
      await Promise.all([...new Set(fileIndexes)].map(loadFile));
      return [...inputs.values()].filter(({ input }) => index.resources.has(input.name));
    },
    getInput: (name) => inputs.get(name)?.input,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const NO_DEPENDENCIES: Dependencies = { fields: [], list: [], detailAndActions: [] };
