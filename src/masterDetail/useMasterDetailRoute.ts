import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MasterDetail } from '../config/types';
import {
  buildMasterDetailPath,
  parseMasterDetailPath,
  getSegmentsBelow,
  type MasterDetailRoute,
} from './masterDetailPath';

/** Current route of a panel, and the paths of its other routes. */
export interface MasterDetailRouting {
  route: MasterDetailRoute;
  getPath: (route: MasterDetailRoute) => string;
}

/** @param basePath Path of the page that contains the panel. */
export function useMasterDetailRoute(panel: MasterDetail, basePath: string): MasterDetailRouting {
  const { pathname } = useLocation();
  const route = useMemo(
    () => parseMasterDetailPath(panel, getSegmentsBelow(basePath, pathname)),
    [panel, basePath, pathname],
  );
  const getPath = useCallback(
    (target: MasterDetailRoute) => buildMasterDetailPath(panel, basePath, target),
    [panel, basePath],
  );
  return { route, getPath };
}
