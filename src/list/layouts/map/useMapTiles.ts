import { useMemo } from 'react';
import { readMapTiles, type MapTiles } from '../../../config/runtime/mapTiles';
import { useConsole } from '../../../queries/console/ConsoleContext';

/** Returns the tiles of the runtime config; undefined if it has none that can be used. */
export function useMapTiles(): MapTiles | undefined {
  const { map } = useConsole().config;
  return useMemo(() => readMapTiles(map), [map]);
}
