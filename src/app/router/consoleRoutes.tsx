import { createContext, use, type ReactNode } from 'react';
import { createBrowserRouter, createMemoryRouter, useRouteError, type RouteObject } from 'react-router-dom';
import type { DataRouter } from '../../ui/page/RouterContext';
import { basename } from '../../lib/url/basePath';

/** Content of the only route; the console matches its routes itself. */
export const RouteContentContext = createContext<ReactNode>(null);

const RouteContent = (): ReactNode => use(RouteContentContext);

/** The console's boundaries report errors; react-router's own page for them is English. */
function RethrowError(): never {
  throw useRouteError();
}

const ROUTES: RouteObject[] = [{ path: '*', Component: RouteContent, ErrorBoundary: RethrowError }];

const browserRouters = new WeakSet<DataRouter>();

/** Creates the router of the admin area, over the URL of the browser below the base path. */
export function createAdminRouter(): DataRouter {
  const router = createBrowserRouter(ROUTES, { basename });
  browserRouters.add(router);
  return router;
}

/** True if the router's entries are those of the browser's history. */
export const isBrowserRouter = (router: DataRouter | undefined): boolean =>
  router !== undefined && browserRouters.has(router);

/**
 * Creates a router for screens inside a page; it does not affect the browser's URL or buttons.
 *
 * @param initialPath Console path with its query.
 */
export const createPreviewRouter = (initialPath: string): DataRouter =>
  createMemoryRouter(ROUTES, { initialEntries: [initialPath] });
