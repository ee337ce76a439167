import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { reactRouterProvider, type RouterProvider as RouterAdapter } from 'ra-core';
import { Link } from '../../ui/page/Link';
import { RouterContext, type DataRouter } from '../../ui/page/RouterContext';
import { RouteContentContext } from './consoleRoutes';

/** Connects ra-core to react-router: its own adapter with the console's links. */
export const consoleRouterProvider: RouterAdapter = {
  ...reactRouterProvider,
  Link: Link as RouterAdapter['Link'],
};

interface ConsoleRouterProps {
  /** From `createAdminRouter` or `createPreviewRouter`. */
  router: DataRouter;
  children: ReactNode;
}

/** Router around the pages. A navigation renders at once: React would spread a transition over many small tasks. */
export const ConsoleRouter = ({ router, children }: ConsoleRouterProps) => (
  <RouterContext value={router}>
    <RouteContentContext value={children}>
      <RouterProvider router={router} useTransitions={false} />
    </RouteContentContext>
  </RouterContext>
);
