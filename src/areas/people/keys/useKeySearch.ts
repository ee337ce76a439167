import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from '../../../console/useDataProvider';
import { ApiError, endsTheVisit, OTHER } from '../../../../dataProvider';
import { useLock } from '../../../ui/useLock';
import { keyName, kindsAt, type KeyKind, type Person, type PersonKey, type Place } from './keys';
import { readBuildings, readPlace } from './readPlace';

/** Places that one press looks at. */
const STEP = 10;

/** What is looked for at a place, by what the user may. */
type KindsOf = (place: Place) => readonly KeyKind[];

interface State {
  /** Undefined until they were read. */
  buildings: { places: readonly Place[]; isAll: boolean } | undefined;
  /** Why they could not be read. */
  error: ApiError | undefined;
  keys: readonly PersonKey[];
  looked: readonly Place[];
  failed: readonly Place[];
  /** Places that have more than is read. */
  cut: readonly Place[];
}

export interface KeySearch extends State {
  busy: boolean;
  /** Homes and buildings to look at; undefined until buildings are known. */
  total: number | undefined;
  /** Places that the next press looks at. */
  next: number;
  look: () => void;
  /** Looks again where it failed. */
  again: () => void;
}

const NOTHING: State = { buildings: undefined, error: undefined, keys: [], looked: [], failed: [], cut: [] };

const without = (all: readonly Place[], place: Place): Place[] => all.filter((one) => one !== place);

/**
 * Looks for the keys of a person place by place, some at each press: no call tells what a person has, and somebody with five
 * hundred homes must not make a thousand calls. Given up when nobody waits for it any more.
 */
export function useKeySearch(person: Person, homes: readonly Place[], kindsOf: KindsOf): KeySearch {
  const { ask } = useDataProvider();
  const { busy, run } = useLock();
  const [state, setState] = useState(NOTHING);
  const gone = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  const places = [...homes, ...(state.buildings?.places ?? [])].filter((place) => kindsOf(place).length > 0);
  const waiting = places.filter(({ id }) => ![...state.looked, ...state.failed].some((one) => one.id === id));

  const lookAt = async (place: Place, signal: AbortSignal): Promise<boolean> => {
    const now = Date.now() / 1000;
    try {
      const found = await readPlace(ask, { place, kinds: kindsOf(place), person, now }, signal);
      setState((before) => ({
        ...before,
        // One key may be named by several places.
        keys: [...new Map([...before.keys, ...found.keys].map((key) => [keyName(key), key])).values()],
        looked: [...before.looked, place],
        failed: without(before.failed, place),
        cut: found.isAll ? before.cut : [...before.cut, place],
      }));
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      console.warn(error);
      if (endsTheVisit(error)) return false;
      setState((before) => ({ ...before, failed: [...without(before.failed, place), place] }));
      return true;
    }
  };
  const buildingsOf = async (signal: AbortSignal): Promise<readonly Place[]> => {
    if (state.buildings) return [];
    try {
      const buildings = await readBuildings(ask, signal);
      setState((before) => ({ ...before, buildings, error: undefined }));
      return buildings.places.filter((place) => kindsOf(place).length > 0);
    } catch (failure) {
      if (signal.aborted) return [];
      const error = failure instanceof ApiError ? failure : new ApiError(OTHER);
      console.warn(failure);
      if (!endsTheVisit(error)) setState((before) => ({ ...before, error }));
      return [];
    }
  };
  const through = async (which: (signal: AbortSignal) => Promise<readonly Place[]>): Promise<void> => {
    const { signal } = gone.current ?? new AbortController();
    for (const place of (await which(signal)).slice(0, STEP)) if (!(await lookAt(place, signal))) return;
  };
  return {
    ...state,
    busy,
    total: state.buildings ? places.length : undefined,
    next: Math.min(waiting.length, STEP),
    look: () => void run(() => through(async (signal) => [...waiting, ...(await buildingsOf(signal))])),
    again: () => void run(() => through(async () => state.failed)),
  };
}

/** What is looked for at a place: what the user may, and QR accesses only where they are used. */
export const useKindsOf = (may: (kind: KeyKind) => boolean, withQr: readonly string[]): KindsOf =>
  useCallback(
    ({ kind, id }) => kindsAt[kind].filter((one) => may(one) && (one !== 'qr' || withQr.includes(id))),
    [may, withQr],
  );
