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

/** As ra-core's: the same function always, so that who navigates is not drawn anew with each address. */
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
 * How ra-core reaches react-router. In the build it stands for ra-core's own module of this name, which besides makes a
 * router with loaders and actions (15 kB) where there is none; here there always is one.
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
