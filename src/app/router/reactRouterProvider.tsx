import { useCallback, useEffect, useRef } from 'react';
import {
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate as useRouterNavigate,
  useParams,
} from 'react-router-dom';
import type { RouterProvider } from 'ra-core';
import { Link } from '../../ui/page/Link';

/** Stable function as in ra-core, so that components that navigate do not re-render with each URL. */
const useNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = useRouterNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((to, options) => {
    if (typeof to === 'number') void latest.current(to);
    else void latest.current(to, options);
  }, []);
};

/**
 * Connects ra-core to react-router. The build substitutes it for ra-core's module of this name, which also creates a router
 * with loaders and actions (15 kB) if there is none; the console always has one.
 */
export const reactRouterProvider: RouterProvider = {
  useNavigate,
  useLocation,
  useParams: useParams as RouterProvider['useParams'],
  useMatch,
  useBlocker: () => ({ state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }),
  useInRouterContext,
  useCanBlock: () => false,
  Link: Link as RouterProvider['Link'],
  Navigate: Navigate as RouterProvider['Navigate'],
  Route: Route as RouterProvider['Route'],
  Routes: Routes as RouterProvider['Routes'],
  Outlet,
  RouterWrapper: ({ children }) => children,
  matchPath,
};
