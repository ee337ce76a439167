import { hasPages } from '../../config/dialects/pages';
import { facesOf, type Face, type Faces } from '../../config/face';
import type { Needs, needsOf, reach, Stage } from '../../config/needs';
import { createNormaliser, type Declaration } from '../../config/normalise';
import type { ResourceInput } from '../../config/schema/resource';
import type { Resource } from '../../config/types';
import { fieldDefaults } from '../../fields/fieldDefaults';
import type { Declarations, Resources } from '../../console/ConsoleContext';
import type { BundledIndex } from '../../start/bundledIndex';
import { LoadingMap } from './LoadingMap';

/** What is on screen of the declarations; a new object each time that more have arrived. */
export interface Snapshot extends Omit<Declarations, 'awaited'> {
  resources: Resources;
}

/** What tells which resources a declaration names (`config/needs.ts`); the build has asked it of those that are bundled. */
export interface Finding {
  needsOf: typeof needsOf;
  reach: typeof reach;
}

/** The declarations of the console: faces at once, each declaration when it is needed, with what it names. */
export interface Registry extends Omit<Declarations, 'awaited' | 'faces'> {
  snapshot: () => Snapshot;
  /** Every resource that is there, always the same map: providers look names up in it. */
  known: Resources;
  /** Faces of all that is bundled, hidden ones too: others may refer to them. */
  bundled: Faces;
  /** Shows of the bundled faces what `show` leaves; declarations of the runtime may take the place of what is hidden. */
  hide: (show: (faces: Faces) => Faces, isHidden: (name: string) => boolean) => void;
  /** Says how the hosts of the runtime config speak, by their names, before anything is drawn. */
  speak: (dialects: Readonly<Record<string, unknown>>) => void;
  /** Takes declarations of the runtime, which were checked, with what finds out what they name: it loads with them. */
  add: (declarations: readonly Declaration[], finding: Finding) => void;
  /** Shows other declarations in place of the bundled ones, all of which are given: a change in development. */
  replace: (declarations: readonly Declaration[]) => void;
  /** The declarations as written of those names that are bundled, and of what else lies in their files. */
  inputs: (names: Iterable<string>) => Promise<readonly Declaration[]>;
  /** One of them as it is written, where it is there. */
  written: (name: string) => ResourceInput | undefined;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes the registry.
 *
 * @param index What the build knows of the bundled declarations.
 * @param read Reads the declarations of one file of the index; may reject.
 * @param whole Called when a declaration is asked for whole, which is what the page of a record needs.
 */
export function createRegistry(
  index: BundledIndex,
  read: (file: string) => Promise<readonly Declaration[]>,
  whole: () => void = () => undefined,
): Registry {
  /** Faces that are not those of the index. */
  const later = new Map<string, Face>();
  let below: Faces = index.faces;
  let isHidden = (_name: string): boolean => false;
  let faces: Faces = below;
  const known = new Map<string, Resource>();
  const inputs = new Map<string, Declaration>();
  const runtimeNeeds = new Map<string, Needs>();
  let finding: Finding | undefined;
  let dialects: Readonly<Record<string, unknown>> = {};
  const normalise = createNormaliser(
    fieldDefaults,
    (name) => faces.has(name),
    (host) => !Object.hasOwn(dialects, host) || hasPages(dialects[host]),
  );
  const files = new Map<number, Promise<void>>();
  const there = new Set<number>();
  const loads = new Map<string, Promise<void>>();
  const failures = new Map<string, Error>();
  const listeners = new Set<() => void>();

  const take = (declaration: Declaration, over = false): void => {
    const { name } = declaration.input;
    if (known.has(name) && !over) return;
    inputs.set(name, declaration);
    known.set(name, normalise(declaration));
  };

  const bring = (place: number): Promise<void> => {
    const found = files.get(place);
    if (found) return found;
    const reading = read(index.files[place] ?? '').then(
      (declarations) => {
        for (const declaration of declarations) take(declaration);
        there.add(place);
      },
      (error: unknown) => {
        files.delete(place);
        throw error;
      },
    );
    files.set(place, reading);
    return reading;
  };

  /** Places of the files that a stage needs; a runtime declaration has none of its own. */
  const placesOf = (name: string, stage: Stage): readonly number[] => {
    const bundled = runtimeNeeds.has(name) ? undefined : index.needs(name, stage);
    if (bundled || !finding) return bundled ?? [];
    const needs = (at: string) => runtimeNeeds.get(at) ?? (index.faces.has(at) ? NOTHING : undefined);
    return [...finding.reach(name, stage, needs)].flatMap(
      (at) => index.needs(at, at === name ? 'own' : 'list') ?? [],
    );
  };

  const isReady = (name: string, stage: Stage): boolean =>
    placesOf(name, stage).every((place) => there.has(place));

  const load = (name: string, stage: Stage): Promise<void> => {
    if (stage === 'all') whole();
    if (isReady(name, stage)) return Promise.resolve();
    const key = `${stage} ${name}`;
    const found = loads.get(key);
    if (found) return found;
    const loading = Promise.all(placesOf(name, stage).map(bring))
      .then(
        () => void loads.delete(key),
        (error: unknown) => void failures.set(key, error instanceof Error ? error : new Error(String(error))),
      )
      .then(tell);
    loads.set(key, loading);
    return loading;
  };

  const doors = {
    isReady,
    load,
    failure: (name: string, stage: Stage) => failures.get(`${stage} ${name}`),
    retry: () => {
      for (const key of failures.keys()) loads.delete(key);
      failures.clear();
      tell();
    },
  };
  const snapshotNow = (): Snapshot => ({
    ...doors,
    faces,
    resources: new LoadingMap(known, (name) => {
      if (faces.has(name)) void load(name, 'own');
    }),
  });
  let snapshot = snapshotNow();
  function tell(): void {
    snapshot = snapshotNow();
    for (const listener of listeners) listener();
  }

  return {
    snapshot: () => snapshot,
    known,
    bundled: index.faces,
    ...doors,
    hide: (show, hidden) => {
      isHidden = hidden;
      below = show(index.faces);
      faces = facesOf(later, below);
      snapshot = snapshotNow();
    },
    speak: (said) => {
      dialects = said;
      // What arrived before the config did was taken to come in pages.
      if (Object.values(said).every(hasPages)) return;
      for (const [name, declaration] of inputs) known.set(name, normalise(declaration));
    },
    add: (declarations, given) => {
      finding = given;
      for (const declaration of declarations) {
        const { name } = declaration.input;
        const isInPlace = isHidden(name) && index.faces.has(name) && !later.has(name);
        take(declaration, isInPlace);
        const resource = known.get(name);
        if (!resource || (faces.has(name) && !isInPlace)) continue;
        runtimeNeeds.set(name, given.needsOf(declaration.input));
        later.set(name, resource);
        faces = facesOf(later, below);
      }
      tell();
    },
    replace: (declarations) => {
      for (const declaration of declarations) {
        const resource = normalise(declaration);
        inputs.set(resource.name, declaration);
        known.set(resource.name, resource);
        later.set(resource.name, resource);
      }
      faces = facesOf(later, below);
      index.files.forEach((_, place) => there.add(place));
      tell();
    },
    inputs: async (names) => {
      const places = [...names].flatMap((name) => index.needs(name, 'own') ?? []);
      await Promise.all([...new Set(places)].map(bring));
      return [...inputs.values()].filter(({ input }) => index.faces.has(input.name));
    },
    written: (name) => inputs.get(name)?.input,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const NOTHING: Needs = { fields: [], list: [], rest: [] };
