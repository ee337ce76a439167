import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { type ApiError, asApiError, isRedirectingError } from '../../../../dataProvider';
import { useLock } from '../../../ui/hooks/useLock';
import {
  getPersonKeyId,
  kindsByPlace,
  type KeyKind,
  type KeyHolder,
  type PersonKey,
  type KeyPlace,
} from './personKey';
import { fetchBuildings, fetchPlaceKeys } from './fetchPlaceKeys';

/** Places that one press looks at. */
const PLACES_PER_SEARCH = 10;

/** Returns the kinds to search for at a place, by the user's permissions. */
type GetKinds = (place: KeyPlace) => readonly KeyKind[];

interface KeySearchState {
  /** Undefined until they were read. */
  buildings: { places: readonly KeyPlace[]; isComplete: boolean } | undefined;
  /** Why they could not be read. */
  error: ApiError | undefined;
  keys: readonly PersonKey[];
  searchedPlaces: readonly KeyPlace[];
  failedPlaces: readonly KeyPlace[];
  /** Places that have more than is read. */
  truncatedPlaces: readonly KeyPlace[];
}

export interface KeySearch extends KeySearchState {
  busy: boolean;
  /** Homes and buildings to look at; undefined until buildings are known. */
  placeCount: number | undefined;
  /** Places that the next press looks at. */
  nextCount: number;
  searchNext: () => void;
  /** Looks again where it failed. */
  retryFailed: () => void;
}

const INITIAL_STATE: KeySearchState = {
  buildings: undefined,
  error: undefined,
  keys: [],
  searchedPlaces: [],
  failedPlaces: [],
  truncatedPlaces: [],
};

const removePlace = (places: readonly KeyPlace[], place: KeyPlace): KeyPlace[] =>
  places.filter((item) => item !== place);

/**
 * Searches for the keys of a person place by place, some at each click: no call returns a person's keys, and a person with five
 * hundred homes must not cause a thousand calls. Aborted on unmount.
 */
export function useKeySearch(holder: KeyHolder, homes: readonly KeyPlace[], getKinds: GetKinds): KeySearch {
  const { callOperation } = useDataProvider();
  const { busy, run } = useLock();
  const [state, setState] = useState(INITIAL_STATE);
  const abortRef = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    abortRef.current = controller;
    return () => controller.abort();
  }, []);

  const places = [...homes, ...(state.buildings?.places ?? [])].filter((place) => getKinds(place).length > 0);
  const pendingPlaces = places.filter(
    ({ id }) => ![...state.searchedPlaces, ...state.failedPlaces].some((searched) => searched.id === id),
  );

  const searchPlace = async (place: KeyPlace, signal: AbortSignal): Promise<boolean> => {
    const now = Date.now() / 1000;
    try {
      const result = await fetchPlaceKeys(
        callOperation,
        { place, kinds: getKinds(place), holder, now },
        signal,
      );
      setState((previous) => ({
        ...previous,
        // One key may be named by several places.
        keys: [
          ...new Map([...previous.keys, ...result.keys].map((key) => [getPersonKeyId(key), key])).values(),
        ],
        searchedPlaces: [...previous.searchedPlaces, place],
        failedPlaces: removePlace(previous.failedPlaces, place),
        truncatedPlaces: result.isComplete ? previous.truncatedPlaces : [...previous.truncatedPlaces, place],
      }));
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      console.warn(error);
      if (isRedirectingError(error)) return false;
      setState((previous) => ({
        ...previous,
        failedPlaces: [...removePlace(previous.failedPlaces, place), place],
      }));
      return true;
    }
  };
  const loadBuildings = async (signal: AbortSignal): Promise<readonly KeyPlace[]> => {
    if (state.buildings) return [];
    try {
      const buildings = await fetchBuildings(callOperation, signal);
      setState((previous) => ({ ...previous, buildings, error: undefined }));
      return buildings.places.filter((place) => getKinds(place).length > 0);
    } catch (failure) {
      if (signal.aborted) return [];
      const error = asApiError(failure);
      console.warn(failure);
      if (!isRedirectingError(error)) setState((previous) => ({ ...previous, error }));
      return [];
    }
  };
  const searchPlaces = async (
    getPlaces: (signal: AbortSignal) => Promise<readonly KeyPlace[]>,
  ): Promise<void> => {
    const { signal } = abortRef.current ?? new AbortController();
    for (const place of (await getPlaces(signal)).slice(0, PLACES_PER_SEARCH))
      if (!(await searchPlace(place, signal))) return;
  };
  return {
    ...state,
    busy,
    placeCount: state.buildings ? places.length : undefined,
    nextCount: Math.min(pendingPlaces.length, PLACES_PER_SEARCH),
    searchNext: () =>
      void run(() => searchPlaces(async (signal) => [...pendingPlaces, ...(await loadBuildings(signal))])),
    retryFailed: () => void run(() => searchPlaces(async () => state.failedPlaces)),
  };
}

/**
 * Returns the kinds to search for at a place: those that the user has permission for, and QR accesses only at the assets that
 * use them.
 */
export const useGetKinds = (canSearch: (kind: KeyKind) => boolean, qrAssetIds: readonly string[]): GetKinds =>
  useCallback(
    ({ kind, id }) =>
      kindsByPlace[kind].filter(
        (candidate) => canSearch(candidate) && (candidate !== 'qr' || qrAssetIds.includes(id)),
      ),
    [canSearch, qrAssetIds],
  );
