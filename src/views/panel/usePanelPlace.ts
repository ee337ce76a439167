import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { RecordsPanel } from '../../config/types';
import { panelPath, panelPlace, partsBelow, type PanelPlace } from './place';

/** Where a panel is, and the addresses of what else it can show. */
export interface PanelPlaces {
  place: PanelPlace;
  pathOf: (place: PanelPlace) => string;
}

/** @param base Path of the page that the panel stands in. */
export function usePanelPlace(panel: RecordsPanel, base: string): PanelPlaces {
  const { pathname } = useLocation();
  const place = useMemo(() => panelPlace(panel, partsBelow(base, pathname)), [panel, base, pathname]);
  const pathOf = useCallback((to: PanelPlace) => panelPath(panel, base, to), [panel, base]);
  return { place, pathOf };
}
