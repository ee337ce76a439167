import { Suspense, useMemo, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useDeclarations, useConfigProblems } from '../queries/console/consoleHooks';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import { locateResource, type ResourceLocation, type ResourceIndex } from '../config/resourceSummary';
import { PendingDeclarations } from './declarations/PendingDeclarations';
import { WithResource } from './declarations/WithResource';
import { LazyDraftsNotice } from './notices/LazyDraftsNotice';
import { Layout } from '../layout/Layout';
import { lazyWithRetry } from '../lib/lazy/importWithRetry';
import { AfterFirstPaint } from '../ui/page/AfterFirstPaint';
import { NotFound } from '../ui/page/NotFound';
import { Skeletons } from '../ui/feedback/states';
import { usePageExtensions } from '../extensions/ExtensionsContext';
import { SearchButton } from '../features/search/SearchButton';
import { useCanAccess } from '../session/access/useCanAccess';
import { getReturnPath } from '../session/navigation/returnPath';
import { useProfile } from '../session/profile/useProfile';
import { ResourceRoutes } from './routes/ResourceRoutes';
import { toRoutePattern } from './routes/routePattern';
import { KeepAlivePages } from './keepAlive/KeepAlivePages';
import type { PageExtension } from '../extensions/types';
import { useAccountMenuItems } from '../extensions/useMenuEntries';
import { useWholeMenu } from '../extensions/useWholeMenu';

interface AdminUIProps {
  config: RuntimeConfig;
}

const LANDING_PAGE_PATH = '/admin/start';
const PageNotices = lazyWithRetry(() => import('./notices/PageNotices'));
const LandingPageRedirect = lazyWithRetry(() => import('./routes/LandingPageRedirect'));

/** The layout and every route under /admin. */
export function AdminUI({ config }: AdminUIProps) {
  const { pathname, search } = useLocation();
  const problems = useConfigProblems();
  const menuEntries = useWholeMenu();
  const accountMenuItems = useAccountMenuItems();
  // Memoised, so that a kept-alive page does not re-render when the URL changes.
  const routes = useMemo(() => <AdminRoutes config={config} />, [config]);
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return <Navigate to={{ pathname: pathname.replace(/\/+$/, ''), search }} replace />; // Remove trailing slashes.
  }
  return (
    <Layout config={config} entries={menuEntries} userMenuItems={accountMenuItems} search={<SearchButton />}>
      <AfterFirstPaint>
        {(problems.length > 0 || config.demo?.state || getReturnPath() || config.zone) && (
          <Suspense fallback={null}>
            <PageNotices config={config} problems={problems} />
          </Suspense>
        )}
        <LazyDraftsNotice />
      </AfterFirstPaint>
      <KeepAlivePages>{routes}</KeepAlivePages>
    </Layout>
  );
}

/** Routes of the admin area. */
function AdminRoutes({ config }: AdminUIProps) {
  const { pathname, search } = useLocation();
  const { resourceIndex, pendingUrls } = useDeclarations();
  const pages = usePageExtensions();
  const parentRedirects = useMemo(() => buildParentRedirects(resourceIndex, pages), [resourceIndex, pages]);
  const { landingPage } = config;
  const hasRedirectedLandingPage =
    typeof landingPage === 'string' || !pages.some(({ paths }) => paths[0] === 'start');
  const path = pathname.replace(/^\/admin\//, '');
  const resourceLocation = locateResource(resourceIndex, path);
  const childRoute = parentRedirects.get(path);
  return (
    <Routes>
      <Route path="/admin" element={<Navigate to={LANDING_PAGE_PATH} replace />} />
      {hasRedirectedLandingPage && (
        <Route
          path={LANDING_PAGE_PATH}
          element={
            <LandingPageRedirect configuredPath={typeof landingPage === 'string' ? landingPage : undefined} />
          }
        />
      )}
      {pages.flatMap((page) =>
        page.paths.map((path) => (
          <Route
            key={path}
            path={`/admin/${path}`}
            element={
              <RequireAccess access={page.access} redirectTo={page.redirectTo}>
                <page.Component config={config} />
              </RequireAccess>
            }
          />
        )),
      )}
      {resourceLocation &&
        (resourceLocation.isRedirect ? aliasRoute(resourceLocation) : resourceRoute(resourceLocation))}
      {childRoute !== undefined && (
        <Route
          path={`/admin/${path}`}
          element={<Navigate to={{ pathname: `/admin/${childRoute}`, search }} replace />}
        />
      )}
      <Route
        path="*"
        element={pendingUrls.length > 0 ? <PendingDeclarations urls={pendingUrls} /> : <NotFound />}
      />
    </Routes>
  );
}

/** Returns the routes of a resource. Not a component, since the element is a child of `Routes`. */
const resourceRoute = ({ resource: summary, base }: ResourceLocation) => (
  <Route
    key={base}
    path={`${toRoutePattern(base)}/*`}
    element={
      <RequireAccess access={summary.access.list}>
        <WithResource key={base} name={summary.name} level="list">
          {(resource) => <ResourceRoutes resource={resource} base={base} />}
        </WithResource>
      </RequireAccess>
    }
  />
);

/** Redirects an old path of a resource to its current path, with the rest of the path and the query. */
const aliasRoute = ({ resource, base }: ResourceLocation) => (
  <Route
    key={base}
    path={`${base}/*`}
    element={<AliasRedirect from={base} to={`/admin/${resource.route}`} />}
  />
);

function AliasRedirect({ from, to }: { from: string; to: string }) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: to + pathname.slice(from.length), search, hash }} replace />;
}

/** Redirects parent paths that have no page to the first list below them: settings to its companies. */
function buildParentRedirects(
  resourceIndex: ResourceIndex,
  pages: readonly PageExtension[],
): ReadonlyMap<string, string> {
  const resources = [...resourceIndex];
  const takenPaths = new Set([
    ...resources.map(({ route }) => route),
    ...pages.flatMap(({ paths }) => paths),
  ]);
  const parentRedirects = new Map<string, string>();
  for (const { route, hasList } of resources) {
    const parent = route.slice(0, Math.max(0, route.lastIndexOf('/')));
    if (hasList && parent && !takenPaths.has(parent) && !parentRedirects.has(parent))
      parentRedirects.set(parent, route);
  }
  return parentRedirects;
}

interface RequireAccessProps {
  access: Parameters<ReturnType<typeof useCanAccess>>[0];
  redirectTo?: string | undefined;
  children: ReactNode;
}

/** Redirects users without access, usually to the landing page; a rule by role waits for the profile. */
function RequireAccess({ access, redirectTo = LANDING_PAGE_PATH, children }: RequireAccessProps) {
  const canAccess = useCanAccess();
  const { isPending } = useProfile();
  if (canAccess(access)) return children;
  if (access.roles.length > 0 && isPending) return <Skeletons lines={6} />;
  return <Navigate to={redirectTo} replace />;
}
